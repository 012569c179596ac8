import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Turin',
    description:
      'Louer une voiture à Turin : la ZTL du matin, Caselle et Porta Susa, parkings du métro, recharge, Langhe, val de Suse et stations de ski, temps de route.',
  },
  title: 'Location de voiture à Turin',
  description:
    'Une ville d’avenues droites, où conduire est facile, au pied de montagnes et de vignobles, où c’est un plaisir.',
  text: [
    {
      heading: 'La ZTL et les couloirs réservés',
      text: [
        'La ZTL centrale de Turin est la plus douce d’Italie : elle n’est en général active que le matin en semaine, et le centre est ouvert le reste de la journée. À l’intérieur, pourtant, certaines rues restent interdites : la via Roma piétonne, l’axe des transports publics autour de la via XX Settembre et, la nuit, le quartier romain (Quadrilatero). Des caméras les surveillent, de même que les couloirs de bus. Le plan et les heures de chaque zone sont sur le site de la ville.',
        'Les hôtels du centre peuvent enregistrer la plaque d’un client pour son arrivée. Si vous entrez après le déjeuner, aucune formalité n’est nécessaire ; ne suivez simplement pas un taxi dans son couloir.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport de Caselle est à seize kilomètres au nord. Les comptoirs sont au niveau des arrivées et les voitures dans le parking d’en face : cinq minutes suffisent. Des trains relient aussi l’aéroport à Porta Susa en une demi-heure environ, puis au Lingotto. Si vous arrivez en train à grande vitesse de Milan ou de Paris, les comptoirs proches de Porta Susa et de Porta Nuova sont pratiques : la rocade est à un quart d’heure par le corso Regina Margherita.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les places bleues couvrent le centre et coûtent de moins en moins cher à mesure qu’on s’en éloigne ; on paie le plus souvent par application. Les parkings souterrains : Roma-San Carlo-Castello sous les places, Vittorio Park près du fleuve, Bolzano à côté de Porta Susa. Le métro a un parking relais à Fermi, à Collegno, près de la rocade et de la route de France ; en venant du sud, on laisse la voiture vers Bengasi. Les matins de marché, évitez Porta Palazzo.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'La ville de l’automobile prend la recharge au sérieux : bornes à la Crocetta, à San Salvario, le long du corso Duca degli Abruzzi, au Lingotto et dans les garages des gares ; bornes rapides sur la rocade et les aires de l’A4, de l’A6 et de l’A32. Dans les Langhe, beaucoup de domaines en ont. Pour les vallées, chargez avant de monter : le froid prend un quart de l’autonomie.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Le palais de la Venaria Reale : 20 minutes',
          'La Sacra di San Michele sur son rocher : 50 minutes, avec des virages étroits à la fin',
          'Alba, Barolo et les Langhe : de 1 h à 1 h 10 par l’A6 ou l’A33',
          'Asti : 50 minutes par l’A21',
          'Sestrières et Bardonnèche : 1 h 30 et 1 h 10, chaînes en hiver',
          'Le lac d’Orta : 1 h 30 ; Aoste et ses châteaux : 1 h 20 par l’A5',
        ],
        'L’A32 et l’A5 sont parmi les autoroutes les plus chères du pays. Les anciennes nationales qui les longent sont gratuites et prennent une demi-heure de plus. Autour d’Alba, l’A33 est en flux libre : des caméras lisent la plaque et, si vous ne payez pas en ligne sous quinze jours, le loueur reçoit la facture et y ajoute ses frais. Les barrières de la rocade de Turin doivent disparaître à leur tour vers 2027.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les avenues ont une chaussée centrale pour traverser la ville et des contre-allées pour l’accès et le stationnement : choisissez tôt, on ne passe de l’une à l’autre qu’aux carrefours. Les trams roulent au milieu, les feux sont longs et équipés de caméras. Les Turinois sont parmi les conducteurs les plus disciplinés d’Italie.',
        'D’octobre à avril, les vieux diesels sont souvent interdits à cause de la pollution ; une voiture de location récente n’est pas concernée. Pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril, dès le 15 octobre en Vallée d’Aoste. Venez en automne pour les truffes et le vin nouveau, en mai pour les collines, en décembre pour les lumières et la neige à une heure.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La Mole Antonelliana',
      description:
        'Commencée comme synagogue, achevée comme symbole : une coupole de brique étirée en une flèche de 167 mètres. Un ascenseur de verre s’élève en plein vide jusqu’à une terrasse au-dessus des toits, face aux Alpes, du mont Viso au mont Rose. À l’intérieur, le musée du Cinéma, où l’on regarde les films allongé.',
      image: 'torino-mole-antonelliana',
    },
    {
      name: 'Le Musée égyptien',
      description:
        'Le plus ancien musée de son genre et, après celui du Caire, le plus riche : une salle de statues de rois, la tombe intacte d’un architecte et de sa femme, des papyrus de plusieurs mètres. Comptez trois heures. Le garage sous la piazza San Carlo est à deux minutes, accessible en dehors des heures du matin.',
      image: 'torino-museo-egizio',
    },
    {
      name: 'Le Palais royal et la piazza Castello',
      description:
        'La demeure de la maison de Savoie, avec son armurerie, ses jardins et la chapelle que Guarini bâtit pour le Suaire, restaurée après un incendie. La place était le centre d’un petit État devenu l’Italie. Avec leurs arcades, dix-huit kilomètres en tout, les rues voisines mènent d’un café à l’autre sans parapluie.',
      image: 'torino-palazzo-reale',
    },
    {
      name: 'La basilique de Superga',
      description:
        'L’église de Juvarra se dresse sur la colline d’où un duc, observant le siège de sa ville, fit le vœu de la construire. La route qui y monte plaît aux cyclistes et aux amateurs de virages ; un train à crémaillère y va aussi. Derrière l’église, une plaque rappelle l’équipe de football morte ici en 1949.',
      image: 'torino-superga',
    },
  ],
  questions: [
    {
      question: 'Quand puis-je entrer dans le centre ?',
      answer:
        'En dehors des heures du matin de la zone centrale, en évitant les rues piétonnes et celles réservées aux transports publics. Les panneaux l’indiquent.',
    },
    {
      question: 'Faut-il des chaînes ?',
      answer:
        'Du 15 novembre au 15 avril, chaînes à bord ou pneus d’hiver sont obligatoires sur autoroute et en montagne. Demandez au loueur comment la voiture est équipée.',
    },
    {
      question: 'Puis-je passer en France ?',
      answer:
        'Oui, avec l’accord du loueur. Le tunnel du Fréjus est cher : l’aller-retour coûte environ un quart de plus que l’aller simple, mais demandez combien de jours il est valable. L’hiver, les équipements sont obligatoires aussi dans les Alpes françaises.',
    },
    {
      question: 'Puis-je rendre la voiture dans un aéroport de Milan ?',
      answer:
        'Chez beaucoup de loueurs, oui, avec un supplément aller simple. Malpensa est à une heure vingt environ d’autoroute.',
    },
  ],
};
