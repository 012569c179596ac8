import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Frosinone',
    description:
      'Louer une voiture à Frosinone : ville haute et basse, sortie de l’A1, gare et aéroports de Rome, recharge, Alatri, Anagni, Casamari, Mont-Cassin.',
  },
  title: 'Location de voiture à Frosinone',
  description:
    'Le chef-lieu de la Ciociaria est à mi-chemin entre Rome et Naples, au milieu d’abbayes, de murs cyclopéens et de cascades qu’aucun train ne dessert.',
  text: [
    {
      heading: 'Ville haute, ville basse',
      text: [
        'Frosinone a deux étages. En bas, l’autoroute, la voie ferrée et les rues commerçantes ; en haut, sur la colline, la cathédrale, les administrations et ce que la guerre a laissé de la vieille ville. L’ascenseur incliné qui devait les relier est à l’arrêt depuis des années ; les routes montent en quelques minutes. Dans le centre haut, la piazza Turriziani est piétonne, et le corso della Repubblica, avec une caméra à chaque bout, est fermé aux voitures le dimanche et les soirs d’été (ZTL) : lisez le panneau lumineux.',
        'La pollution compte davantage : dans la vallée du Sacco, les véhicules anciens sont souvent interdits l’hiver, et certains dimanches seules les électriques et les hybrides peuvent rouler. En semaine, une voiture de location récente n’est presque jamais concernée ; pour le dimanche, vérifiez les dates.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Les agences sont dans la ville basse, près de la sortie de l’A1, via Marittima et via Le Lame, avec des places devant la porte, et ferment tôt le soir. Le train régional de Rome met environ une heure et quart ; quelques trains à grande vitesse s’arrêtent aussi. En avion : Ciampino est à cinquante-cinq minutes par l’A1, Fiumicino à une heure dix, Naples à une heure et quart. Si vous atterrissez le soir, prenez la voiture à l’aéroport, car ici tout sera fermé ; plusieurs loueurs livrent à la gare.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'En bas, on trouve de la place presque partout, payante via Aldo Moro. En haut, prenez les places du piazzale Vittorio Veneto, avant la caméra, ou celles du Belvédère, puis marchez ; le parking à étages du viale Mazzini, délabré, est à éviter. À Anagni, Alatri, Ferentino et Veroli, les parkings sont fléchés hors des murs : arrêtez-vous là, car plus loin les rues deviennent des escaliers. À Casamari et au Mont-Cassin, on se gare devant l’abbaye.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes rapides se trouvent à la sortie de l’A1, à l’aire de La Macchia et dans les centres commerciaux de la route des Monti Lepini ; de plus lentes près du tribunal et du jardin public. Dans les bourgs, il y en a souvent une près de la place principale. Fiuggi, ville d’eaux, en a plusieurs. Les côtes consomment : prévoyez 20 % d’autonomie en plus.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Alatri et son acropole de pierres géantes : 20 minutes',
          'Ferentino : 15 minutes ; Anagni, ville des papes : 30 minutes',
          'Veroli et l’abbaye de Casamari : 25 minutes',
          'Isola del Liri, une cascade au milieu du bourg : 30 minutes',
          'Fiuggi et ses eaux : 40 minutes',
          'Les grottes de Collepardo et Trisulti : 40 minutes',
          'Arpino et l’arc ogival de son acropole : 45 minutes',
          'Le Mont-Cassin : 50 minutes par l’A1',
        ],
        'Deux visites suffisent à remplir une journée. Les routes sont bonnes, les panneaux rares, et chaque village a son pain.',
      ],
    },
    {
      heading: 'Usages et saison',
      text: [
        'On conduit ici sans se presser, sauf sur l’A1, où passe tout ce qui va de Rome à Naples : les camions à droite, les gens pressés à gauche. Les contrôles de vitesse moyenne y sont fréquents. Sur les petites routes, attention aux engins agricoles, aux chiens, aux chasseurs de septembre à janvier et, à partir de décembre, au verglas sur les versants à l’ombre des monts Ernici.',
        'Le printemps est vert et désert, l’automne apporte les châtaignes, les truffes de Campoli et l’huile nouvelle. Août est chaud dans la vallée, agréable à Fiuggi et à Guarcino, où les Romains montent acheter du jambon. L’hiver, la neige est à une heure, à Campocatino ; sur les routes de montagne et les tronçons signalés de l’autoroute et des nationales, pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le campanile de la cathédrale',
      description:
        'Le clocher de Santa Maria se dresse au plus haut de la colline, roman à la base, plusieurs fois rebâti après les guerres et les séismes, et se voit de toute la vallée. De la terrasse, la vue porte jusqu’aux monts Lepini et Ernici. Garez-vous piazzale Vittorio Veneto et marchez cinq minutes.',
      image: 'frosinone-campanile',
    },
    {
      name: 'Le musée archéologique',
      description:
        'Frusino était une ville des Volsques avant les Romains : bronzes, têtes votives et un fragment de l’amphithéâtre qui dort sous les maisons près de la rivière. Le musée est petit, via XX Settembre, dans la ville haute, et explique en une heure pourquoi on s’est tant battu pour cette plaine.',
      image: 'frosinone-museo-archeologico',
    },
    {
      name: 'L’abbaye de Casamari',
      description:
        'Les cisterciens commencèrent à la bâtir en 1203, avec l’austérité de la Bourgogne : fenêtres d’albâtre, nef de pierre claire, cloître à colonnes doubles, et des moines qui chantent encore et distillent une liqueur d’herbes. Vingt-cinq minutes en voiture, parking sous les platanes. L’entrée est libre, le silence demandé.',
      image: 'frosinone-casamari',
    },
    {
      name: 'Les chutes d’Isola del Liri',
      description:
        'Le Liri se divise autour d’un château et tombe de vingt-sept mètres en plein centre, ce qui est presque unique. La force de l’eau a longtemps fait tourner des papeteries ; aujourd’hui, la cascade est éclairée la nuit et l’on dîne en face. À une demi-heure par la voie rapide de Sora.',
      image: 'frosinone-isola-del-liri',
    },
  ],
  questions: [
    {
      question: 'Peut-on voir la Ciociaria sans voiture ?',
      answer:
        'Difficilement. Les bus desservent les écoles et les bureaux, pas les abbayes. En voiture, deux jours suffisent pour voir l’essentiel.',
    },
    {
      question: 'Frosinone est-elle une bonne étape entre Rome et Naples ?',
      answer:
        'Oui : elle est à une heure de l’une, à une heure et quart de l’autre, et de beaux bourgs sont à dix minutes de l’autoroute.',
    },
    {
      question: 'Y a-t-il des péages ?',
      answer: 'Seulement sur l’A1. La voie rapide de Sora et toutes les autres routes sont gratuites.',
    },
    {
      question: 'Faut-il des pneus d’hiver ?',
      answer:
        'Oui, en montagne et sur les tronçons signalés, du 15 novembre au 15 avril, ou bien des chaînes à bord.',
    },
  ],
};
