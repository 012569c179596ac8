import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Milan',
    description:
      'Louer une voiture à Milan : Area B et Area C expliquées, comptoirs à Linate, Malpensa et Centrale, parkings relais, recharge, lacs et collines à une heure.',
  },
  title: 'Location de voiture à Milan',
  description:
    'Milan a les meilleurs transports publics d’Italie et se trouve à une heure de trois lacs. La voiture, c’est pour les lacs.',
  text: [
    {
      heading: 'Area C, Area B et les ZTL',
      text: [
        'Deux anneaux entourent Milan. L’Area B couvre presque toute la ville et écarte, en semaine, les véhicules anciens et polluants ; une voiture de location récente passe, mais demandez sa norme Euro si c’est un diesel un peu ancien. L’Area C est le centre à l’intérieur des anciens bastions : en semaine, et aussi le week-end si la ville a appliqué son projet pour 2026, il faut un ticket par jour d’entrée, sauf, jusqu’ici, pour les électriques, certaines hybrides et les véhicules des personnes handicapées. On l’achète en ligne, par application, aux horodateurs ou dans un bureau de tabac, et on l’active avec la plaque, au besoin peu après le passage. Jours, heures et prix changent : consultez le matin même la page Area C du site de la ville.',
        'Il y a aussi des ZTL plus petites, le Quadrilatère de la mode jour et nuit, les ruelles de Brera et des Navigli le soir et, pour une part, tout le week-end, où aucun ticket ne suffit : seul un hôtel ou un garage de la zone peut vous inscrire.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Le plus simple est Linate : un quart d’heure de métro (M4) depuis le centre et les comptoirs aux arrivées. À Malpensa, à cinquante kilomètres, les deux terminaux ont des comptoirs et le train va à Centrale et Cadorna. À Bergame, les vols à bas prix se posent près de l’A4. À Centrale, certains comptoirs sont dans la gare, d’autres à quelques rues, les voitures dans les garages voisins : lisez votre confirmation ; pour sortir sans entrer dans l’Area C, réglez le GPS sur la Tangenziale.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les places jaunes sont pour les riverains, les bleues payantes pour tous, avec une durée limitée au centre. Les grands parkings relais du métro sont vastes et bon marché : Lampugnano et Molino Dorino en venant des lacs, Cascina Gobba et Gessate de l’est, San Donato et Rogoredo de l’A1, Famagosta et Bisceglie du sud et de l’ouest. Lampugnano et Rogoredo sont dans l’Area B, les autres dehors ou à sa limite. Au centre, il reste les garages privés, à prix fort. Les nuits de nettoyage des rues, le stationnement est interdit ; le jour est indiqué sur le panneau.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Peu de villes italiennes ont autant de bornes : cherchez-les dans les rues de Porta Romana, à Isola, à CityLife et près des gares. Beaucoup n’autorisent le stationnement que pendant la charge, avec un supplément si vous restez branché. Les bornes ultrarapides sont le long des périphériques et sur les aires de l’A4, de l’A8 et de l’A1. Pour les lacs, chargez avant de partir : les villages ont peu de bornes et beaucoup de visiteurs.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Côme : 50 minutes par l’A9 ; Bellagio, encore 50 par la route du lac, étroite',
          'Bergame, ville haute : 50 minutes par l’A4',
          'La chartreuse de Pavie et Pavie : 40 minutes',
          'Stresa et les îles Borromées : 1 h 10 par l’A8 et l’A26',
          'Vigevano et sa place Renaissance : 45 minutes',
          'La Franciacorta et le lac d’Iseo : 1 h 10',
        ],
        'Les beaux samedis, partez avant huit heures : les rives se remplissent, de même que les bacs à voitures de Menaggio et de Varenna vers Bellagio.',
      ],
    },
    {
      heading: 'Péages, habitudes, saison',
      text: [
        'Les périphériques (Tangenziali) sont en partie payants. La Pedemontana (A36), au nord, est en flux libre, comme l’A13 en Normandie : des caméras lisent la plaque et l’on paie en ligne sous quinze jours, sinon le loueur reçoit la facture et y ajoute ses frais. Les tramways ont presque toujours la priorité ; attendez derrière eux quand les passagers descendent sur la chaussée. Les Milanais conduisent vite et bien, et ne pardonnent pas l’hésitation au feu vert.',
        'De novembre à janvier, la plaine est certains matins dans le brouillard. Pendant les salons, surtout celui du meuble en avril, tout est réservé des semaines à l’avance. D’octobre à mars, la région limite davantage les vieux diesels. Du 15 novembre au 15 avril, pneus d’hiver ou chaînes sont exigés sur les autoroutes vers les lacs et les montagnes.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le Duomo',
      description:
        'Six siècles de chantier, plus de trois mille statues, et un toit où l’on marche entre les flèches, avec les Alpes à l’horizon par temps clair. Montez avant le coucher du soleil. La place est piétonne, dans l’Area C ; les lignes M1 et M3 s’arrêtent juste dessous.',
      image: 'milano-duomo',
    },
    {
      name: 'La galerie Victor-Emmanuel II',
      description:
        'Le passage vitré de 1877 entre la cathédrale et la Scala, où Milan prend l’apéritif et se montre. Au sol, un taureau en mosaïque porte bonheur à ceux qui pivotent dessus, le talon bien planté. Au-delà commencent les ruelles de Brera, ses galeries et ses petites tables, fermées aux voitures le soir.',
      image: 'milano-galleria',
    },
    {
      name: 'Le château des Sforza',
      description:
        'La forteresse des ducs, avec la dernière Pietà de Michel-Ange, inachevée, et une salle décorée par Léonard de Vinci. Derrière, le parc Sempione va jusqu’à l’arc de la Paix. Les cours sont ouvertes à tous, les musées rarement pleins. Venez en métro : les rues alentour sont piétonnes ou dans l’Area C.',
      image: 'milano-castello',
    },
    {
      name: 'Les Navigli',
      description:
        'Ce sont les deux canaux les plus connus du réseau par lequel le marbre du Duomo arrivait en barque. Le jour, des ateliers d’artistes et, le dernier dimanche du mois, des antiquaires ; le soir, des tables tout le long de l’eau. Laissez la voiture à Famagosta ou à Romolo et prenez la M2 : le soir et le week-end, le quartier est surveillé par des caméras.',
      image: 'milano-navigli',
    },
  ],
  questions: [
    {
      question: 'Qui paie le ticket de l’Area C, moi ou le loueur ?',
      answer:
        'Vous. Activez un ticket avec la plaque le jour même, ou dans le court délai accordé ensuite. Sinon, vous recevrez l’amende par l’intermédiaire du loueur.',
    },
    {
      question: 'Quel aéroport choisir pour les lacs ?',
      answer: 'Malpensa pour le lac Majeur et le lac d’Orta, Linate pour Côme, Bergame pour Iseo et Garde.',
    },
    {
      question: 'La voiture sert-elle en ville ?',
      answer:
        'À peine. Le métro et les trams roulent jusqu’après minuit ; laissez-la dans un parking relais.',
    },
    {
      question: 'Faut-il un Telepass ?',
      answer:
        'Non : les barrières acceptent les cartes (voies à panneau bleu), et les autoroutes en flux libre, comme la Pedemontana, se paient en ligne. Un badge de télépéage français valable en Italie fonctionne aussi, si vous y déclarez la plaque de la voiture.',
    },
  ],
};
