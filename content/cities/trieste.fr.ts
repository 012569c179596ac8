import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Trieste',
    description:
      'Louer une voiture à Trieste : parking sous San Giusto, aéroport de Ronchi, la bora, recharge, passage en Slovénie, Miramare, Collio et Grado.',
  },
  title: 'Location de voiture à Trieste',
  description:
    'Le port de Vienne, au bord du Karst, avec trois pays à une demi-heure. C’est à la frontière que la voiture devient intéressante.',
  text: [
    {
      heading: 'Conduire au centre',
      text: [
        'Trieste est l’une des rares villes italiennes où un étranger peut conduire sans crainte. La zone à trafic limité est petite : des parties de la vieille ville sous San Giusto, et une aire piétonne autour de la piazza Unità, de la via Cavana et du Borgo Teresiano. Les quais, les Rive, font passer le transit devant la plus belle place de l’Adriatique et sont ouverts à tous.',
        'Les hôtels de l’aire piétonne obtiennent l’accès pour décharger si vous leur envoyez la plaque. Entrées et heures sont sur le site de la ville. Méfiez-vous des rues raides : le démarrage en côte sur la pierre mouillée, entre deux voitures, est ici l’examen de conduite.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport est à Ronchi dei Legionari, à trente-trois kilomètres au nord-ouest. Les comptoirs sont aux arrivées, les voitures dehors ; une passerelle couverte mène à la gare de l’aéroport, d’où les trains atteignent Trieste en une demi-heure environ et Venise en une heure trois quarts. En ville, des comptoirs se trouvent près de la gare et sur les quais, au rythme agréable : les voitures manquent rarement, sauf pour la régate Barcolana en octobre.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Le Park San Giusto est creusé dans le roc sous le château, avec un ascenseur vers le sommet et une sortie dans la vieille ville : la meilleure adresse. Foro Ulpiano, près du tribunal, et le Silos, à côté de la gare, sont couverts, le Molo IV est au bord de l’eau. Sur les quais, les lignes bleues sont nombreuses et à prix honnête. Vers Barcola et Miramare, les places de bord de mer sont gratuites et, de juin à septembre, imaginaires. Si la bora est annoncée, évitez arbres et échafaudages, et tenez la portière en l’ouvrant.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes se trouvent sur les quais, près de la gare, au Foro Ulpiano, à Opicina et aux Torri d’Europa ; des rapides aux aires de l’A4 à Duino et à Palmanova. Le réseau slovène est dense et fiable, mais demande souvent sa propre application : installez-la avant la frontière.',
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
          'Gorizia et les vignes du Collio : de 45 minutes à 1 h',
          'Piran et la côte slovène : 45 minutes',
          'Les chevaux de Lipica 25 minutes ; Postojna 50 ; Ljubljana 1 h 10',
        ],
        'Les osmize sont des fermes qui vendent quelques semaines par an leur vin et leur jambon ; une branche au carrefour montre le chemin. Le conducteur boit du moût.',
      ],
    },
    {
      heading: 'Frontières, vent et saison',
      text: [
        'Pour passer en Slovénie ou en Croatie, il faut l’accord du loueur, à demander en réservant, et sur les autoroutes slovènes une vignette électronique liée à la plaque, achetée en ligne. Les vieilles routes sont gratuites : par Rabuiese vers la côte, par Fernetti ou Lipica vers le Karst. Des contrôles temporaires sont revenus à la frontière ; gardez vos papiers et le contrat de location.',
        'La bora souffle de l’est, surtout en hiver, en rafales de plus de cent à l’heure ; les véhicules hauts sont alors arrêtés sur l’autoroute côtière. Le Karst a du verglas quand la ville n’en a pas, et pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril. De mai à juillet et en septembre, c’est le mieux ; le deuxième dimanche d’octobre, deux mille voiles emplissent le golfe et plus un lit n’est libre.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza Unità d’Italia',
      description:
        'La plus grande place d’Europe ouverte sur la mer, entourée des palais des assurances et des gouverneurs, l’Adriatique pour quatrième côté. Au crépuscule s’allument dans le pavé les lumières de l’ancien port. Le café a ici son propre vocabulaire : un « nero » est un expresso, un « capo » est taché de lait.',
      image: 'trieste-piazza-unita',
    },
    {
      name: 'Le château de Miramare',
      description:
        'Maximilien de Habsbourg le bâtit en pierre blanche sur un rocher, pour une vie qui finit au Mexique. Le parc de cèdres et de cyprès est ouvert tout le jour, la mer en dessous est une réserve. Garez-vous sur la route côtière avant le tunnel et marchez ; le parking de l’entrée est petit.',
      image: 'trieste-miramare',
    },
    {
      name: 'San Giusto',
      description:
        'Cathédrale et château partagent la colline avec les colonnes d’une basilique romaine ; deux églises furent réunies au XIVe siècle, d’où ses cinq nefs et ses deux absides d’or. Des bastions, on voit l’Istrie, les Alpes et le port. L’ascenseur du garage s’arrête juste à côté.',
      image: 'trieste-san-giusto',
    },
    {
      name: 'Le Canal Grande',
      description:
        'Marie-Thérèse le fit creuser pour que les navires déchargent devant les maisons des marchands. L’église Sant’Antonio le ferme d’un côté, la mer de l’autre ; entre les deux, un James Joyce de bronze passe le pont pour rentrer chez lui. Autour, les cafés où s’écrivaient des romans.',
      image: 'trieste-canal-grande',
    },
  ],
  questions: [
    {
      question: 'Puis-je emmener la voiture en Croatie ?',
      answer:
        'Avec l’accord écrit du loueur. L’Istrie est à une heure ; on passe par la Slovénie, où la vignette vaut sur autoroute.',
    },
    {
      question: 'L’aéroport de Trieste convient-il pour Venise ?',
      answer:
        'Il en est à une heure vingt d’autoroute, et souvent moins cher. Pour les Dolomites de l’est et Grado, il vaut mieux que Venise.',
    },
    {
      question: 'Que faire par temps de bora ?',
      answer:
        'Roulez lentement, les deux mains au volant, gardez vos distances et suivez les panneaux. Garez-vous face au vent.',
    },
    {
      question: 'Faut-il une voiture en ville ?',
      answer: 'Non ; pour Miramare, il y a un bus. Pour le Karst, le Collio et la côte, oui.',
    },
  ],
};
