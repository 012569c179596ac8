import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Venise',
    description:
      'Louer une voiture à Venise : Piazzale Roma, Tronchetto ou Mestre, comptoirs de Marco-Polo, parkings, recharge, collines du Prosecco et Dolomites.',
  },
  title: 'Location de voiture à Venise',
  description:
    'La seule grande ville d’Europe sans une rue pour les voitures est aussi l’un des meilleurs départs pour un voyage en voiture.',
  text: [
    {
      heading: 'Là où finit la route',
      text: [
        'Le pont de la Liberté mène les voitures jusqu’au Piazzale Roma et à l’île du Tronchetto, et pas un mètre plus loin. Au-delà, tout va à pied ou sur l’eau. Venise n’a donc pas de zone à trafic limité, mais des caméras tout de même : certaines voies du Piazzale Roma et du pont sont réservées aux bus, taxis et trams, et à Mestre des parties du centre sont restreintes.',
        'Certains jours de printemps et d’été, les visiteurs d’un jour paient un droit d’accès à la vieille ville et doivent s’inscrire ; qui y dort ne paie pas mais doit obtenir un code. Jours et règles sont sur le site de la ville. La voiture n’y est pour rien : vous seul comptez.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Marco-Polo est sur la terre ferme, à treize kilomètres de route du Piazzale Roma. Les comptoirs sont aux arrivées, les voitures dans le parking d’en face, à cinq minutes à pied. Bateaux et bus relient l’aéroport à la ville. Au Piazzale Roma même, des comptoirs ont leurs voitures sur place : c’est la fin de séjour la plus commode, on passe le pont de Calatrava avec sa valise et l’on part. La gare de Mestre a aussi les siens, en général moins chers.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Côté lagune : le garage communal et le garage San Marco au Piazzale Roma, et le Tronchetto, plus grand, un peu moins cher, relié par un petit métro aérien. Réservez en ligne pour l’été et le carnaval. Sur la terre ferme, les parkings de la gare de Mestre, à dix minutes de train, coûtent le tiers. De Fusina et de San Giuliano, bateaux et bus traversent la lagune. Pour le Lido, un bac prend les voitures au Tronchetto ; là-bas, on roule comme ailleurs.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les garages du Piazzale Roma et du Tronchetto ont des bornes, à réserver ; d’autres se trouvent à Mestre, à Marghera et à l’aéroport. Les rapides suivent l’A4, l’A27 et l’A57. À Cortina et dans les vallées des Dolomites, les hôtels en ont depuis des années, mais en août on fait la queue aux publiques.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Padoue et la chapelle de Giotto : 40 minutes ; réservez d’abord la chapelle',
          'Trévise : 35 minutes ; les collines du Prosecco à Valdobbiadene 1 h 10',
          'Asolo, Bassano et les villas de Palladio : 1 h',
          'Chioggia : 1 h le long de la lagune sud',
          'Jesolo et les plages : 50 minutes, le double les samedis d’été',
          'Cortina d’Ampezzo : 2 h par l’A27 et la SS51',
        ],
        'Le Passante tient le transit loin de Mestre et se bouche les samedis de juillet et d’août ; la route des plages se bouche tous les samedis.',
      ],
    },
    {
      heading: 'Usages et saison',
      text: [
        'En Vénétie, on conduit vite, correctement et tout près de vous. Des canaux longent les routes sans glissière : prenez garde dans le brouillard, fréquent de novembre à février. Les péages acceptent les cartes. Sur la SS309 Romea vers Ravenne, les camions donnent l’allure ; y doubler est une mauvaise idée à toute heure.',
        'Le carnaval en février, la Biennale du printemps à l’automne et la Mostra en septembre remplissent les garages. Les hautes eaux viennent surtout d’octobre à décembre ; les portes du MOSE en arrêtent désormais les pires, et les garages restent au sec. Vers la montagne, pneus d’hiver ou chaînes du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La basilique Saint-Marc',
      description:
        'Bâtie pour les os de l’évangéliste, que des marchands firent sortir d’Alexandrie, et couverte à l’intérieur de huit mille mètres carrés de mosaïque d’or. Venez à l’ouverture ou aux vêpres. Les quatre chevaux de bronze sont à l’étage ; ceux du portail sont des copies. Du Piazzale Roma, quarante minutes à pied, ou la ligne 1.',
      image: 'venezia-san-marco',
    },
    {
      name: 'Le palais des Doges',
      description:
        'Un bâtiment de gouvernement qui ressemble à une dentelle : cours, salles de conseil avec la plus grande huile de son temps, et prisons au-delà du pont des Soupirs. La visite des salles secrètes suit l’évasion de Casanova. Achetez le billet en ligne et entrez par le quai l’après-midi.',
      image: 'venezia-palazzo-ducale',
    },
    {
      name: 'Le pont du Rialto',
      description:
        'Pendant trois siècles, le seul passage à pied sur le Grand Canal, et toujours le plus fréquenté. De l’autre côté, le marché au poisson se tient depuis mille ans, les matins du mardi au samedi. Montez sur le pont à sept heures, quand les barques apportent les légumes et que la ville est aux Vénitiens.',
      image: 'venezia-rialto',
    },
    {
      name: 'Santa Maria della Salute',
      description:
        'L’octogone blanc de Longhena fut promis pendant la peste de 1630 et repose sur plus d’un million de pieux. Le 21 novembre, les Vénitiens s’y rendent encore par un pont de bateaux et allument un cierge. De ses marches, à l’entrée du Grand Canal, on voit tout ce qui arrive par l’eau.',
      image: 'venezia-salute',
    },
  ],
  questions: [
    {
      question: 'Où laisser la voiture pendant le séjour à Venise ?',
      answer:
        'Rendez-la à l’arrivée, au Piazzale Roma ou à l’aéroport, et louez-en une autre au départ : c’est presque toujours moins cher que trois nuits de garage.',
    },
    {
      question: 'Comment aller de l’aéroport à l’hôtel avec des bagages ?',
      answer:
        'Par le bateau Alilaguna jusqu’à l’arrêt le plus proche, ou en bus au Piazzale Roma puis en vaporetto.',
    },
    {
      question: 'Puis-je aller en Slovénie ou en Autriche ?',
      answer: 'Avec l’accord du loueur ; les deux exigent une vignette pour leurs autoroutes.',
    },
    {
      question: 'Y a-t-il des voitures au Lido ?',
      answer: 'Oui. Le bac du Tronchetto met une demi-heure ; l’été, faites la file tôt.',
    },
  ],
};
