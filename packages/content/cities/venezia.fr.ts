import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Venise',
    description:
      'Louer une voiture à Venise : Piazzale Roma, Tronchetto ou Mestre, comptoirs de Marco-Polo, parkings, recharge, collines du Prosecco et Dolomites.',
  },
  title: 'Location de voiture à Venise',
  description:
    'La seule grande ville d’Europe sans voitures est aussi l’un des meilleurs points de départ pour un voyage en voiture.',
  text: [
    {
      heading: 'Là où finit la route',
      text: [
        'Par le pont de la Liberté, on arrive en voiture au Piazzale Roma et à l’île du Tronchetto, et pas un mètre plus loin. Au-delà, tout se fait à pied ou en bateau. Venise n’a donc pas de zone à trafic limité, mais des caméras tout de même : certaines voies du Piazzale Roma et du pont sont réservées aux bus, aux taxis et au tram et, à Mestre, une partie du centre est en ZTL.',
        'Certains jours de printemps et d’été, les visiteurs à la journée doivent s’enregistrer en ligne et payer un droit d’accès à la vieille ville, doublé les derniers jours ; si vous y dormez, vous ne payez pas, mais vous devez obtenir un code. Les dates et les règles sont sur le site de la ville. Elles concernent les personnes, pas les voitures.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Marco-Polo est sur la terre ferme, à treize kilomètres de route du Piazzale Roma. Les comptoirs sont aux arrivées, les voitures dans le parking d’en face, à cinq minutes à pied. Bateaux et bus relient l’aéroport à la ville. Au Piazzale Roma même, plusieurs loueurs ont leurs voitures sur place : c’est le plus commode en fin de séjour, car on y vient avec sa valise, en vaporetto ou par le pont de Calatrava. Il y a aussi des comptoirs à la gare de Mestre, en général moins chers, aux heures réduites le week-end.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Côté lagune : le garage municipal et le garage San Marco au Piazzale Roma, et le Tronchetto, plus grand et moins cher, relié par un petit métro aérien (People Mover). Réservez en ligne pour l’été et le carnaval. Sur la terre ferme, les parkings de la gare de Mestre, à dix minutes de train, coûtent bien moins cher. De Fusina, on traverse la lagune en bateau ; de San Giuliano, en tram ou en bus. Pour le Lido, un bac prend les voitures au Tronchetto ; là-bas, on roule comme ailleurs.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les garages du Piazzale Roma et du Tronchetto ont des bornes, à réserver ; il y en a aussi à Mestre, à Marghera et à l’aéroport, et des bornes rapides le long de l’A4, de l’A27 et de l’A57. À Cortina et dans les vallées des Dolomites, les hôtels en ont depuis des années, mais en août on fait la queue aux bornes publiques.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Padoue et la chapelle de Giotto : 40 minutes ; réservez d’abord la chapelle',
          'Trévise : 35 minutes ; les collines du Prosecco à Valdobbiadene 1 h 10',
          'Asolo, Bassano et les villas de Palladio : 1 h',
          'Chioggia : 1 h le long de la lagune sud',
          'Jesolo et les plages : 50 minutes, le double les samedis d’été',
          'Cortina d’Ampezzo : 2 h par l’A27 et la SS51',
        ],
        'Le Passante, qui contourne Mestre, est saturé les samedis de juillet et d’août ; la route des plages l’est tous les samedis d’été.',
      ],
    },
    {
      heading: 'Usages et saison',
      text: [
        'En Vénétie, on conduit vite et bien, mais on colle la voiture de devant. Des canaux longent les routes sans glissière : soyez prudent dans le brouillard, fréquent de novembre à février. Les péages acceptent les cartes. Sur la SS309 Romea vers Ravenne, ce sont les camions qui donnent l’allure ; y doubler est toujours une mauvaise idée.',
        'Le carnaval, la Biennale du printemps à l’automne et, à la fin de l’été, la Mostra remplissent les garages. Les hautes eaux viennent surtout d’octobre à décembre ; les digues mobiles du MOSE arrêtent désormais les plus fortes, et les garages restent au sec. Vers la montagne, pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La basilique Saint-Marc',
      description:
        'Bâtie pour les reliques de l’évangéliste, que des marchands rapportèrent d’Alexandrie, elle est couverte à l’intérieur de huit mille mètres carrés de mosaïque d’or. Venez à l’ouverture ou aux vêpres. Les quatre chevaux de bronze sont au musée, à l’étage ; ceux de la façade sont des copies. Du Piazzale Roma, quarante minutes à pied, ou la ligne 1.',
      image: 'venezia-san-marco',
    },
    {
      name: 'Le palais des Doges',
      description:
        'Un bâtiment de gouvernement qui ressemble à une dentelle : des cours, des salles de conseil dont l’une abrite l’immense Paradis du Tintoret, et les prisons, au-delà du pont des Soupirs. La visite des salles secrètes raconte l’évasion de Casanova. Achetez le billet en ligne et venez l’après-midi.',
      image: 'venezia-palazzo-ducale',
    },
    {
      name: 'Le pont du Rialto',
      description:
        'Pendant des siècles, ce fut le seul moyen de traverser le Grand Canal à pied, et il reste le plus fréquenté. De l’autre côté, le marché se tient depuis près de mille ans ; on y vend le poisson le matin, du mardi au samedi. Venez à sept heures, quand les barques apportent les légumes et que la ville est encore aux Vénitiens.',
      image: 'venezia-rialto',
    },
    {
      name: 'Santa Maria della Salute',
      description:
        'Cette église blanche et octogonale de Longhena fut promise à la Vierge pendant la peste de 1630 et repose sur plus d’un million de pieux. Le 21 novembre, les Vénitiens y viennent encore, par un pont provisoire, allumer un cierge. De ses marches, à l’entrée du Grand Canal, on voit tout ce qui arrive par l’eau.',
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
      answer: 'Oui, avec l’accord du loueur ; les deux pays exigent une vignette sur leurs autoroutes.',
    },
    {
      question: 'Y a-t-il des voitures au Lido ?',
      answer: 'Oui. Le bac du Tronchetto met une bonne demi-heure ; l’été, réservez ou présentez-vous tôt.',
    },
  ],
};
