import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Turin',
    description:
      'Louer une voiture à Turin : la ZTL du matin, Caselle et Porta Susa, parkings du métro, recharge, Langhe, val de Suse et stations avec temps de route.',
  },
  title: 'Location de voiture à Turin',
  description:
    'Une ville d’avenues droites, où conduire est facile, au pied de montagnes et de collines à vin, où c’est un plaisir.',
  text: [
    {
      heading: 'La ZTL et les couloirs réservés',
      text: [
        'La ZTL centrale de Turin est la plus douce d’Italie : elle ne vaut en règle générale que les matins ouvrés, et le centre est ouvert le reste du jour. À l’intérieur, pourtant, certaines rues n’ouvrent jamais : la partie piétonne de la via Roma, la zone des transports publics autour de la via XX Settembre, le quartier romain la nuit. Des caméras les surveillent, comme les couloirs de bus. Le plan et les heures de chaque zone sont sur le site de la ville.',
        'Les hôtels du centre peuvent enregistrer la plaque d’un client pour son arrivée. Si vous entrez après le déjeuner, il ne faut rien ; seulement ne pas suivre un taxi dans son couloir.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport de Caselle est à seize kilomètres au nord. Les comptoirs sont au niveau des arrivées et les voitures dans le parking d’en face : cinq minutes suffisent. Le chemin de fer passe maintenant sous la ville, avec des trains pour Porta Susa et Lingotto en une demi-heure environ. Pour qui vient en train à grande vitesse de Milan ou de Paris, les comptoirs proches de Porta Susa et de Porta Nuova sont pratiques : la rocade est à un quart d’heure par le corso Regina Margherita.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les lignes bleues couvrent le centre et coûtent moins à chaque rue vers l’extérieur ; on paie d’ordinaire par application. Parkings souterrains : Roma-San Carlo-Castello sous les places, Vittorio Park près du fleuve, Bolzano à côté de Porta Susa. Le métro a un parking relais au terminus Fermi, à Collegno, près de la rocade et de la route de France, et un autre à Bengasi, au sud. Les matins de marché, évitez Porta Palazzo.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'La ville de l’automobile prend la recharge au sérieux : bornes à la Crocetta, à San Salvario, le long du corso Duca degli Abruzzi, au Lingotto et dans les garages des gares ; rapides sur la rocade et les aires de l’A4, de l’A6 et de l’A32. Dans les Langhe, les domaines ont des bornes murales. Dans les vallées, chargez avant de monter : le froid prend un quart de l’autonomie.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Le palais de la Venaria Reale : 20 minutes',
          'La Sacra di San Michele sur son rocher : 50 minutes, derniers virages étroits',
          'Alba, Barolo et les Langhe : de 1 h à 1 h 10 par l’A6 ou l’A33',
          'Asti : 50 minutes par l’A21',
          'Sestrières et Bardonnèche : 1 h 30 et 1 h 10, chaînes en hiver',
          'Le lac d’Orta : 1 h 30 ; Aoste et ses châteaux : 1 h 20 par l’A5',
        ],
        'L’A32 et l’A5 sont parmi les autoroutes les plus chères du pays. Les vieilles nationales voisines coûtent une demi-heure et rien d’autre.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les avenues ont une chaussée centrale pour qui traverse et des contre-allées pour l’accès et le stationnement : décidez tôt, on ne change qu’aux carrefours. Les trams passent au milieu, les feux sont lents et photographiés. Les Turinois sont parmi les conducteurs les plus disciplinés d’Italie.',
        'D’octobre à avril, la qualité de l’air arrête souvent les vieux diesels ; une voiture de location récente n’est pas touchée. Pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril. Venez en automne pour les truffes et le vin nouveau, en mai pour les collines, en décembre pour les lumières et la neige à une heure.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La Mole Antonelliana',
      description:
        'Commencée comme synagogue, achevée comme symbole : une coupole de brique étirée en une flèche de 167 mètres. Un ascenseur de verre monte librement en son milieu jusqu’à une terrasse au-dessus des toits, face aux Alpes, du mont Viso au mont Rose. Dedans, le musée du cinéma, où l’on regarde les films allongé.',
      image: 'torino-mole-antonelliana',
    },
    {
      name: 'Le Musée égyptien',
      description:
        'Le plus ancien musée de son genre et, après celui du Caire, le plus riche : statues de rois dans une salle de miroirs, tombe intacte d’un architecte et de sa femme, papyrus au mètre. Comptez trois heures. Le garage sous la piazza San Carlo est à deux minutes, accessible passé les heures du matin.',
      image: 'torino-museo-egizio',
    },
    {
      name: 'Le Palais royal et la piazza Castello',
      description:
        'La demeure de la maison de Savoie, avec son armurerie, ses jardins et la chapelle que Guarini bâtit pour le Suaire, restaurée après un incendie. La place fut le centre d’un petit État devenu l’Italie. Sous ses arcades, douze kilomètres en tout, on gagne chaque café à pied sec.',
      image: 'torino-palazzo-reale',
    },
    {
      name: 'La basilique de Superga',
      description:
        'L’église de Juvarra se dresse sur la colline d’où un duc observa un siège et fit son vœu. La route qui y monte plaît aux cyclistes et à quiconque a une voiture neuve ; un train à crémaillère y va aussi. Derrière l’église, une plaque rappelle l’équipe de football morte ici en 1949.',
      image: 'torino-superga',
    },
  ],
  questions: [
    {
      question: 'Quand puis-je entrer dans le centre ?',
      answer:
        'Hors des heures matinales de la zone centrale, en évitant les rues piétonnes et celles des transports publics. Les panneaux le disent.',
    },
    {
      question: 'Faut-il des chaînes ?',
      answer:
        'Du 15 novembre au 15 avril, chaînes à bord ou pneus d’hiver sont obligatoires sur autoroute et en montagne. Demandez ce qui équipe la voiture.',
    },
    {
      question: 'Puis-je passer en France ?',
      answer:
        'Avec l’accord du loueur. Le tunnel du Fréjus est cher ; demandez d’emblée le tarif aller-retour.',
    },
    {
      question: 'Turin convient-elle pour les aéroports de Milan ?',
      answer:
        'Malpensa est à une heure et quart d’autoroute ; beaucoup de loueurs acceptent un retour là-bas.',
    },
  ],
};
