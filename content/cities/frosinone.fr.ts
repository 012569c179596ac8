import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Frosinone',
    description:
      'Louer une voiture à Frosinone : ville haute et basse, sortie de l’A1, gare et aéroports de Rome, recharge, Alatri, Anagni, Casamari, Mont-Cassin.',
  },
  title: 'Location de voiture à Frosinone',
  description:
    'Le chef-lieu de la Ciociaria est à mi-chemin de Rome et de Naples, parmi des abbayes, des murs cyclopéens et des cascades qu’aucun train n’atteint.',
  text: [
    {
      heading: 'Ville haute, ville basse',
      text: [
        'Frosinone a deux étages. En bas passent l’autoroute, le chemin de fer et les rues marchandes ; en haut, sur la colline, se dressent la cathédrale, les bureaux et ce que la guerre a laissé de la vieille ville. Un ascenseur incliné les relie quand il est en service ; les routes montent en quelques minutes. Dans le centre haut, autour du corso della Repubblica et de la piazza Turriziani, il y a des heures de trafic limité (ZTL) et des soirs piétons, annoncés par les panneaux et sur le site de la ville.',
        'L’air compte davantage : la vallée du Sacco est l’un des lieux d’Italie où les véhicules anciens s’arrêtent bien des jours d’hiver, et des dimanches entiers peuvent être fermés à la circulation. Une voiture de location récente n’est presque jamais touchée en semaine ; un dimanche sans voitures, tout le monde l’est : renseignez-vous.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Les agences sont dans la ville basse, près de la sortie de l’A1, via Marittima et via Le Lame, avec de la place devant et des heures qui finissent vers dix-huit heures trente. Le train régional de Rome met environ une heure et quart ; quelques trains à grande vitesse s’arrêtent aussi. En avion : Ciampino est à cinquante-cinq minutes par l’A1, Fiumicino à une heure dix, Naples à une heure et quart. Qui atterrit le soir prend la voiture à l’aéroport, car ici tout est fermé ; plusieurs loueurs livrent à la gare.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'En bas, on trouve de la place presque partout, avec des lignes bleues via Aldo Moro. En haut, prenez le parking de la station supérieure de l’ascenseur, celui du Belvédère ou le parking à étages sous le viale Mazzini, puis marchez. À Anagni, Alatri, Ferentino et Veroli, le panneau P est hors des murs : croyez-le, les rues ensuite deviennent des escaliers. À Casamari et au Mont-Cassin, on se gare devant l’abbaye.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes rapides se trouvent à la sortie de l’A1, à l’aire de La Macchia et aux centres commerciaux de la route des Monti Lepini ; de plus lentes près du tribunal et de la villa comunale. Dans les bourgs, il y en a d’ordinaire une près de la grand-place. Fiuggi, ville d’eaux, en a plusieurs. Les côtes coûtent de l’autonomie : comptez vingt pour cent de plus.',
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
          'Arpino et l’arc de Civitavecchia : 45 minutes',
          'Le Mont-Cassin : 50 minutes par l’A1',
        ],
        'Deux d’entre elles remplissent une journée. Les routes sont bonnes, les panneaux rares, et chaque village a son pain.',
      ],
    },
    {
      heading: 'Usages et saison',
      text: [
        'On conduit ici sans hâte, sauf sur l’A1, où passe tout ce qui va de Rome à Naples : les camions à droite, les représentants à gauche. Tunnels et contrôles de vitesse moyenne sont fréquents. Sur les petites routes, attention aux engins agricoles, aux chiens, aux chasseurs de septembre à janvier et, dès décembre, au verglas du versant ombragé des Ernici.',
        'Le printemps est vert et désert, l’automne apporte châtaignes, truffes de Campoli et huile nouvelle. Août est chaud dans la vallée, agréable à Fiuggi et à Guarcino, où les Romains montent pour le jambon. L’hiver, Campocatino a de la neige à une heure ; sur les routes de montagne et les tronçons signalés de l’autoroute, pneus d’hiver ou chaînes du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le campanile de la cathédrale',
      description:
        'Le clocher de Santa Maria se dresse au plus haut de la colline, roman à la base, rebâti plus haut après guerres et séismes, et se voit de toute la vallée. De la terrasse, le regard va aux Lepini et aux Ernici. Garez-vous à la station supérieure de l’ascenseur et marchez cinq minutes.',
      image: 'frosinone-campanile',
    },
    {
      name: 'Le musée archéologique',
      description:
        'Frusino était une ville des Volsques avant les Romains : bronzes, têtes votives et un fragment de l’amphithéâtre qui dort sous les maisons près de la rivière. Le musée est petit, via XX Settembre, dans la ville haute, et dit en une heure pourquoi cette plaine valut tant de guerres.',
      image: 'frosinone-museo-archeologico',
    },
    {
      name: 'L’abbaye de Casamari',
      description:
        'Les cisterciens la bâtirent en 1203 dans la sévérité de la Bourgogne : fenêtres d’albâtre, nef de pierre claire, cloître à colonnes doubles, et des moines qui chantent encore et distillent une liqueur d’herbes. Vingt-cinq minutes en voiture, parking sous les platanes. L’entrée est libre, le silence demandé.',
      image: 'frosinone-casamari',
    },
    {
      name: 'Les chutes d’Isola del Liri',
      description:
        'Le Liri se divise autour d’un château et tombe de vingt-sept mètres sur la grand-place, ce que peu d’autres villes peuvent dire. Au XVIIIe siècle, l’eau mouvait des papeteries ; aujourd’hui, elle est éclairée la nuit, des tables devant elle. À une demi-heure par la voie rapide de Sora.',
      image: 'frosinone-isola-del-liri',
    },
  ],
  questions: [
    {
      question: 'Peut-on voir la Ciociaria sans voiture ?',
      answer:
        'Difficilement. Les bus servent les écoles et les bureaux, pas les abbayes. En voiture, deux jours suffisent pour le meilleur.',
    },
    {
      question: 'Frosinone est-elle une bonne étape entre Rome et Naples ?',
      answer:
        'Oui : une heure de l’une, une heure et quart de l’autre, avec des bourgs à dix minutes de l’autoroute.',
    },
    {
      question: 'Y a-t-il des péages ?',
      answer: 'Seulement sur l’A1. La voie rapide de Sora et toutes les autres sont gratuites.',
    },
    {
      question: 'Faut-il des pneus d’hiver ?',
      answer: 'En montagne et sur les tronçons signalés, du 15 novembre au 15 avril, ou des chaînes à bord.',
    },
  ],
};
