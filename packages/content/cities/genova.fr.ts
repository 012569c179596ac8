import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Gênes',
    description:
      'Louer une voiture à Gênes : la ZTL des ruelles, l’aéroport, parkings du Porto Antico, recharge, Portofino et Cinque Terre, tunnels et alertes météo.',
  },
  title: 'Location de voiture à Gênes',
  description:
    'Une ville à la verticale, entre montagne et mer. Laissez la voiture au port et reprenez-la pour les deux Rivieras.',
  text: [
    {
      heading: 'La ZTL et une ville de ruelles',
      text: [
        'La vieille ville, l’une des plus vastes d’Europe, est faite de caruggi, des ruelles dont on touche les deux murs ; c’est une zone à trafic limité, jour et nuit ; de toute façon, une voiture ne passerait presque nulle part. Des caméras gardent les entrées, de la via Garibaldi et de la via Cairoli à la via San Giorgio et au Molo. Boccadasse et le petit port de Nervi sont aussi des ZTL, filmées comme le sont bien des couloirs de bus.',
        'Si votre hôtel est dans la zone, demandez-lui avant d’arriver s’il peut déclarer la plaque pour le déchargement, et aussi un plan du trajet, car le GPS se trompe souvent d’étage dans cette ville. La commune publie les accès et les horaires.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Cristoforo Colombo est bâti sur la mer à Sestri Ponente, à sept kilomètres du centre. Comptoirs et voitures sont au terminal, à cinq minutes du tapis à bagages, et l’entrée d’autoroute Genova Aeroporto est toute proche. Un bus mène à Principe et à Brignole. En ville, les comptoirs sont près de Principe et de la gare maritime : commodes quand on débarque à pied de Sardaigne ou de Corse, moins à huit heures du matin. Pour sortir, prenez la Sopraelevata, la voie suspendue qui longe le port.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'De grands parkings se trouvent au Porto Antico à côté de l’aquarium, piazza della Vittoria, à Piccapietra, près de l’opéra, et à Dinegro, sur la ligne de métro, où les prix baissent. En venant de l’est, laissez la voiture à Nervi ou à Brignole et prenez le train. Les lignes bleues coûtent plus cher près de la mer ; les places des riverains vous sont interdites. Les garages sont étroits, les rampes raides et les piliers couverts de rayures : choisissez une petite voiture.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Il y a des bornes publiques corso Italia, à Albaro, à la Foce, à la Fiumara et dans les parkings du port ; pour les rapides, voyez dans une application quelles aires d’autoroute en ont. Les côtes vident la batterie, les descentes la rechargent un peu. Dans les villages des Cinque Terre, on ne recharge pas et on ne se gare pas : passez par La Spezia ou Levanto.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Boccadasse et Nervi : 15 à 20 minutes le long de la mer ; garez-vous avant le village',
          'Camogli : 40 minutes ; garez-vous en haut et descendez à pied',
          'Portofino : 50 minutes jusqu’à Santa Margherita, puis bus, bateau ou sentier',
          'Cinque Terre : 1 h 20 jusqu’à La Spezia ou 1 h jusqu’à Levanto, puis le train',
          'Varigotti et Finale Ligure : 1 h par l’A10',
          'Gavi et ses vignes : 50 minutes par l’A7',
        ],
        'Les autoroutes sont une suite de tunnels et de viaducs en travaux permanents. Consultez l’état du trafic le matin : des voies sont fermées et les bouchons se forment sans prévenir.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Gênes est la capitale du scooter : ils arrivent des deux côtés et connaissent les feux par cœur. Les sens uniques montent en spirale, et une erreur coûte dix minutes, mais offre un point de vue. On conduit vite, mais courtoisement dans les passages étroits ; celui qui monte a la priorité.',
        'Le printemps et septembre sont idéaux. En automne, les fortes pluies amènent des alertes orange et rouges, avec passages souterrains et écoles fermés ; mieux vaut alors reporter son trajet. La région les annonce la veille. Les samedis d’été, la côte est saturée de Savone à Sestri Levante. Sur les autoroutes de Turin et de Milan, pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'L’aquarium et le Porto Antico',
      description:
        'En 1992, Renzo Piano rendit le vieux port à la ville : l’aquarium, l’un des plus grands d’Europe, une sphère de verre pleine de fougères, un ascenseur en forme de grue. Une famille y passe une demi-journée. Le parking voisin est hors de la ZTL : c’est le plus simple pour découvrir Gênes.',
      image: 'genova-acquario',
    },
    {
      name: 'Les palais des Rolli',
      description:
        'Via Garibaldi, les banquiers du XVIe siècle bâtirent des palais côte à côte et logèrent les rois à tour de rôle, d’après une liste publique. Trois sont des musées, avec Van Dyck, le Caravage et des toits panoramiques. La rue est piétonne ; les ruelles en pente commencent juste à côté.',
      image: 'genova-palazzi-dei-rolli',
    },
    {
      name: 'La Lanterna',
      description:
        'Le phare guide les navires depuis 1128 et a sa forme actuelle depuis 1543 ; il s’élève de soixante-dix-sept mètres au-dessus de son rocher. Un chemin suspendu au-dessus des quais y mène du terminal des ferries. De la Sopraelevata, la nuit, on voit son faisceau balayer la ville.',
      image: 'genova-lanterna',
    },
    {
      name: 'La Spianata Castelletto',
      description:
        'De la piazza Portello, on monte à cette terrasse par l’ascenseur Art nouveau que le poète Caproni aurait voulu prendre pour aller au paradis. En bas, les toits d’ardoise, les clochers, les grues et la mer. En haut, quelques rues à places bleues où, avec de la chance, on trouve à se garer.',
      image: 'genova-spianata-castelletto',
    },
  ],
  questions: [
    {
      question: 'Peut-on aller en voiture à Portofino ?',
      answer:
        'Oui, mais la dernière route est étroite, souvent saturée le week-end, et l’unique parking est hors de prix. Mieux vaut s’arrêter à Santa Margherita.',
    },
    {
      question: 'Et aux Cinque Terre ?',
      answer:
        'Garez-vous à La Spezia ou à Levanto et prenez le train : plusieurs par heure en saison, moins l’hiver.',
    },
    {
      question: 'Que signifie une alerte rouge ?',
      answer:
        'Un danger d’inondation. Restez où vous êtes, évitez les passages souterrains et les abords des torrents. Si vous risquez d’être en retard, appelez le loueur : il comprendra.',
    },
    {
      question: 'Puis-je emmener la voiture en Sardaigne ou en Corse ?',
      answer: 'Seulement avec l’accord du loueur, avant d’acheter la traversée.',
    },
  ],
};
