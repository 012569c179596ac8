import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Gênes',
    description:
      'Louer une voiture à Gênes : la ZTL des ruelles, l’aéroport, parkings du Porto Antico, recharge, Portofino et Cinque Terre, tunnels et alertes météo.',
  },
  title: 'Location de voiture à Gênes',
  description:
    'Une ville dressée entre montagne et mer. Laissez la voiture au port, et sortez-la pour les deux Rivieras.',
  text: [
    {
      heading: 'La ZTL et une ville de ruelles',
      text: [
        'La vieille ville, l’une des plus vastes d’Europe, est faite de caruggi dont on touche les deux murs ; c’est une zone à trafic limité, et l’essentiel ne pourrait de toute façon pas se parcourir en voiture. Des caméras gardent les entrées autour de la via San Lorenzo, de la piazza Fontane Marose et du Molo. D’autres zones, et bien des couloirs de bus, se trouvent sur l’axe de Brignole à la piazza della Vittoria et sont photographiés aussi.',
        'Si votre hôtel est dedans, il peut en général déclarer la plaque pour décharger ; demandez-lui aussi un croquis du trajet, car le navigateur est souvent un étage de ville trop haut ou trop bas. La commune publie entrées et heures.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Cristoforo Colombo est bâti sur la mer à Sestri Ponente, à sept kilomètres du centre. Comptoirs et voitures sont au terminal, à cinq minutes du tapis, et l’autoroute commence à Genova Aeroporto. Un bus mène à Principe et à Brignole. En ville, les comptoirs sont près de Principe et de la gare maritime : commodes pour qui débarque à pied de Sardaigne ou de Corse, moins à huit heures du matin. Réglez la navigation sur la Sopraelevata, la voie suspendue du port, qui enjambe tout.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'De grands parkings se trouvent au Porto Antico à côté de l’aquarium, piazza della Vittoria, à Piccapietra sous l’opéra et à Dinegro, où commence le métro et où les prix baissent. En venant de l’est, laissez la voiture à Nervi ou à Brignole et prenez le train. Les lignes bleues coûtent plus cher près de la mer ; celles des riverains ne sont pas pour vous. Les garages sont étroits, les rampes raides et les piliers balafrés : choisissez petit.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes publiques jalonnent le corso Italia, Albaro et la Foce, la Fiumara et les parkings du port ; des rapides les aires de l’A7, de l’A10 et de l’A12. Les côtes mangent la batterie, les descentes la rendent. Dans les villages des Cinque Terre, on ne recharge pas et on ne se gare pas : passez par La Spezia ou Levanto.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Boccadasse et Nervi : 15 à 20 minutes le long de la mer',
          'Camogli : 40 minutes ; on se gare en haut et l’on descend à pied',
          'Portofino : 50 minutes jusqu’à Santa Margherita, puis bus, bateau ou sentier',
          'Cinque Terre : 1 h 20 jusqu’à La Spezia ou 1 h jusqu’à Levanto, puis le train',
          'Varigotti et Finale Ligure : 1 h par l’A10',
          'Gavi et ses vignes : 50 minutes par l’A7',
        ],
        'Les autoroutes sont une chaîne de tunnels et de viaducs en travaux permanents. Consultez le trafic le matin ; les files se resserrent et les bouchons naissent sans prévenir.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Gênes est la capitale du scooter : ils viennent des deux côtés et savent les feux par cœur. Les sens uniques montent en spirale, et manquer un virage coûte dix minutes et offre une vue. On conduit vite, mais courtoisement dans les passages étroits ; celui qui monte passe d’abord.',
        'Le printemps et septembre sont idéaux. En automne, les fortes pluies amènent des alertes orange et rouges, avec passages souterrains et écoles fermés ; mieux vaut alors remettre la route. La région les annonce la veille. L’été, le samedi, la côte est pleine de Savone à Sestri Levante. Sur les autoroutes de Turin et de Milan, pneus d’hiver ou chaînes du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'L’aquarium et le Porto Antico',
      description:
        'En 1992, Renzo Piano rendit le vieux port à la ville : l’aquarium, l’un des plus grands d’Europe, une sphère de verre pleine de fougères, un ascenseur en forme de grue. Une famille y passe une demi-journée. Le parking voisin est hors de la zone et c’est l’endroit le plus simple pour la première heure à Gênes.',
      image: 'genova-acquario',
    },
    {
      name: 'Les palais des Rolli',
      description:
        'Via Garibaldi, les banquiers du XVIe siècle bâtirent des palais côte à côte et logèrent les rois à tour de rôle, d’après une liste publique. Trois sont des musées, avec Van Dyck, le Caravage et des toits d’où regarder. La rue est piétonne ; les ruelles commencent à la porte suivante, en pente.',
      image: 'genova-palazzi-dei-rolli',
    },
    {
      name: 'La Lanterna',
      description:
        'Le phare montre la voie aux navires depuis 1128, sous sa forme actuelle depuis 1543, à soixante-dix-sept mètres au-dessus de son rocher. Un chemin suspendu au-dessus des quais y mène du terminal des ferries. Dessous passe la Sopraelevata ; qui la prend de nuit voit le faisceau balayer la ville.',
      image: 'genova-lanterna',
    },
    {
      name: 'La Spianata Castelletto',
      description:
        'De la piazza Portello, un ascenseur Art nouveau monte à cette terrasse, et le poète Caproni écrivit qu’il voudrait par lui aller au paradis. En bas, les toits d’ardoise, les clochers, les grues et la mer. Ici, quelques rues à lignes bleues où, avec de la chance, on se gare.',
      image: 'genova-spianata-castelletto',
    },
  ],
  questions: [
    {
      question: 'Peut-on aller en voiture à Portofino ?',
      answer:
        'Oui, mais la dernière route est étroite, souvent limitée le week-end, et l’unique parking coûte à l’heure ce que d’autres coûtent au jour. Santa Margherita est plus sage.',
    },
    {
      question: 'Et aux Cinque Terre ?',
      answer:
        'Garez-vous à La Spezia, à Levanto ou hors de Monterosso et prenez le train, plusieurs fois par heure.',
    },
    {
      question: 'Que signifie une alerte rouge ?',
      answer:
        'Un danger d’inondation. Restez où vous êtes, évitez passages souterrains et torrents. Si vous serez en retard, appelez le loueur : il est au courant.',
    },
    {
      question: 'Puis-je emmener la voiture en Sardaigne ou en Corse ?',
      answer: 'Seulement avec l’accord du loueur, avant d’acheter la traversée.',
    },
  ],
};
