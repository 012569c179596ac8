import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Trieste',
    description:
      'Louer une voiture à Trieste : parking sous San Giusto, aéroport de Ronchi, la bora, recharge, passage en Slovénie, Miramare, Collio et Grado.',
  },
  title: 'Location de voiture à Trieste',
  description:
    'L’ancien port de Vienne, au bord du Karst, avec la Slovénie à un quart d’heure et la Croatie à quarante minutes. C’est hors de la ville que la voiture devient intéressante.',
  text: [
    {
      heading: 'Conduire au centre',
      text: [
        'Trieste est l’une des rares villes italiennes où un étranger peut conduire sans crainte. La zone à trafic limité est petite : une partie de la vieille ville au pied de San Giusto, plus une zone piétonne autour de la piazza Unità, de la via Cavana et du Borgo Teresiano. Les quais, les Rive, font passer le transit devant la plus belle place de l’Adriatique et sont ouverts à tous.',
        'Les hôtels de la zone piétonne obtiennent un accès pour le déchargement si vous leur envoyez la plaque. Les entrées et les horaires sont sur le site de la ville. Méfiez-vous des rues en pente : le démarrage en côte sur des pavés mouillés, entre deux voitures, vaut ici un examen de conduite.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport est à Ronchi dei Legionari, à trente-trois kilomètres au nord-ouest. Les comptoirs sont aux arrivées, les voitures dehors ; une passerelle couverte mène à la gare de l’aéroport, d’où les trains atteignent Trieste en une demi-heure environ et Venise en une heure trois quarts. En ville, il y a des comptoirs près de la gare et sur les quais, sans cohue : les voitures manquent rarement, sauf pour la régate Barcolana, en octobre.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Le Park San Giusto est creusé dans le roc sous le château, avec un ascenseur vers le sommet et une sortie dans la vieille ville : c’est le meilleur choix, vite complet les jours d’affluence. Essayez ensuite Foro Ulpiano, près du tribunal, et les étages du Silos, à côté de la gare ; ne comptez plus sur le Molo IV : les travaux ont pris presque toutes les places et, pendant la saison des croisières, les autres ne sont pas pour vous. Sur les quais, les places bleues sont à un prix correct, mais beaucoup ferment quand un paquebot accoste. Vers Barcola et Miramare, on se gare facilement au bord de la mer, sauf de juin à septembre, où c’est mission impossible. Si la bora est annoncée, évitez les arbres et les échafaudages, et tenez bien la portière en l’ouvrant.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'On trouve des bornes sur les quais, près de la gare, au Foro Ulpiano, à Opicina et aux Torri d’Europa ; des bornes rapides sur les aires de l’A4, à Duino et à Palmanova. Le réseau slovène est dense et fiable, mais exige souvent sa propre application : installez-la avant de passer la frontière.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Le château de Miramare : 15 minutes le long de la mer',
          'La Grotta Gigante et les osmize du Karst : 20 minutes',
          'Duino et le sentier Rilke : 30 minutes',
          'Aquilée et Grado : 45 et 50 minutes',
          'Gorizia et les vignes du Collio : de 45 minutes à 1 h',
          'Piran et la côte slovène : 45 minutes',
          'Le haras de Lipica : 25 minutes ; Postojna : 50 ; Ljubljana : 1 h 10',
        ],
        'Les osmize sont des fermes qui servent leur vin et leur jambon quelques semaines par an ; une branche accrochée au carrefour montre le chemin. Le conducteur se contente du jambon.',
      ],
    },
    {
      heading: 'Frontières, vent et saison',
      text: [
        'Pour passer en Slovénie ou en Croatie, il faut l’accord du loueur, à demander en réservant, et, sur les autoroutes slovènes, une vignette électronique liée à la plaque, à acheter en ligne. Depuis 2026, la route de Rabuiese à Koper et Izola n’en demande plus, pas plus que les anciennes routes, comme celle de Lipica vers le Karst ; l’A1 vers Ljubljana en exige une et, à Fernetti, l’autoroute commence à la frontière même. Des contrôles peuvent avoir lieu à la frontière ; gardez sur vous vos papiers et le contrat de location.',
        'La bora souffle de l’est, surtout en hiver, en rafales de plus de 100 km/h ; les véhicules hauts sont alors interdits sur l’autoroute côtière. Il peut y avoir du verglas sur le Karst quand la ville n’en a pas, et pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril. Les meilleurs mois sont mai, juin, juillet et septembre ; le deuxième dimanche d’octobre, quelque deux mille voiles remplissent le golfe et tous les hôtels sont complets.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza Unità d’Italia',
      description:
        'L’une des plus grandes places d’Europe ouvertes sur la mer : les palais des assureurs et des gouverneurs sur trois côtés, l’Adriatique sur le quatrième. Au crépuscule, des lumières bleues s’allument entre les pavés, là où était l’ancien port. Le café a ici son propre vocabulaire : un « nero » est un expresso, un « capo » un expresso avec une goutte de lait.',
      image: 'trieste-piazza-unita',
    },
    {
      name: 'Le château de Miramare',
      description:
        'Maximilien de Habsbourg le bâtit en pierre blanche sur un rocher, pour une vie qui s’acheva au Mexique. Le parc de cèdres et de cyprès est ouvert toute la journée, et la mer, en contrebas, est une réserve naturelle. Garez-vous sur la route côtière avant le tunnel et marchez ; le parking de l’entrée est petit.',
      image: 'trieste-miramare',
    },
    {
      name: 'San Giusto',
      description:
        'Cathédrale et château partagent la colline avec les colonnes d’une basilique romaine ; née de deux églises réunies au XIVe siècle, la cathédrale a cinq nefs et deux absides couvertes d’or. Des bastions, on voit l’Istrie, les Alpes et le port. L’ascenseur du garage s’arrête juste à côté.',
      image: 'trieste-san-giusto',
    },
    {
      name: 'Le Canal Grande',
      description:
        'Creusé sous l’impératrice Marie-Thérèse pour que les navires déchargent devant les maisons des marchands, il va de la mer à l’église Sant’Antonio ; entre les deux, un James Joyce de bronze traverse le pont pour rentrer chez lui. Tout autour, des cafés où se sont écrits des romans.',
      image: 'trieste-canal-grande',
    },
  ],
  questions: [
    {
      question: 'Puis-je emmener la voiture en Croatie ?',
      answer:
        'Oui, avec l’accord écrit du loueur. L’Istrie est à une heure ; on passe par la Slovénie, où la vignette est obligatoire sur autoroute.',
    },
    {
      question: 'L’aéroport de Trieste est-il pratique pour Venise ?',
      answer:
        'Oui : Venise est à une heure vingt d’autoroute, et louer ici revient souvent moins cher. Pour Grado et les Dolomites orientales, il est même mieux placé que Marco-Polo.',
    },
    {
      question: 'Que faire par temps de bora ?',
      answer:
        'Roulez lentement, les deux mains au volant, gardez vos distances et suivez les panneaux. Garez-vous à l’abri du vent.',
    },
    {
      question: 'Faut-il une voiture en ville ?',
      answer: 'Non, et un bus va à Miramare. Il en faut une pour le Karst, le Collio et la côte.',
    },
  ],
};
