import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Palerme',
    description:
      'Louer une voiture à Palerme : quelles rues sont en ZTL et comment obtenir le pass, la navette de Punta Raisi, parkings, recharge, excursions.',
  },
  title: 'Location de voiture à Palerme',
  description:
    'La Sicile occidentale commence au bout de la piste : temples, salines, plages. Seule la vieille ville demande de laisser la voiture dehors.',
  text: [
    {
      heading: 'ZTL : quelles rues, quel pass',
      text: [
        'La zone à trafic limité couvre le centre historique, à peu près entre la gare centrale, la mer, la cathédrale et la via Cavour, avec au milieu la via Maqueda, la via Roma et le corso Vittorio Emanuele. Elle vaut le jour en semaine, certaines nuits aussi le week-end, et des parties de la via Maqueda et du Cassaro sont toujours piétonnes. Chaque entrée a sa caméra.',
        'Une voiture de location peut entrer avec un pass à la journée, acheté en ligne, par application ou dans les points autorisés et lié à la plaque ; les véhicules anciens sont exclus. Les hôtels l’expliquent et souvent l’achètent pour vous. Jours, heures, prix et suspensions changent avec les saisons : consultez la page mobilité de la ville le matin même. Si vous ne faites qu’y dormir, il coûte moins de se garer dehors et de marcher dix minutes.',
      ],
    },
    {
      heading: 'Le comptoir de l’aéroport et la navette',
      text: [
        'L’aéroport Falcone-Borsellino est à Punta Raisi, à trente-cinq kilomètres à l’ouest, entre montagne et mer. Les comptoirs des grands loueurs sont dans le terminal ou à côté ; la plupart des voitures attendent dans un parc où mène une navette gratuite toutes les quelques minutes. En août, comptez trois quarts d’heure du tapis à la clé. Les loueurs locaux vous attendent souvent devant les arrivées, sur rendez-vous. Train et bus mettent environ une heure et cinquante minutes jusqu’à la gare centrale.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les lignes bleues se paient par ticket à gratter ou application et sont souvent libres la nuit et le dimanche. Les garages gardés coûtent peu comparés au nord : autour du piazzale Ungheria et de la via Stabile, piazza Vittorio Emanuele Orlando près du tribunal, et au port. Basile, près de l’université, est le grand parking relais au bout des autoroutes, avec un bus pour le centre. Ne laissez rien dans la voiture, pas même un sac vide, et ne donnez la clé à aucun placeur.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'On trouve des bornes viale della Libertà, au port, dans les centres commerciaux de la rocade et à l’aéroport. Les rapides suivent l’A19 et l’A20 à longs intervalles et sont rares entre Trapani et Agrigente. Avec une électrique, dormez là où il y a une prise ; beaucoup de fermes-auberges en ont une.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Monreale et ses mosaïques : 25 minutes ; on se gare en bas et l’on monte à pied',
          'La plage de Mondello : 20 minutes, en bus les dimanches d’été',
          'Cefalù : 1 h par l’A20 ; parking payant en bord de mer',
          'Ségeste : 55 minutes par l’A29, gratuite',
          'Erice et les salines de Trapani : 1 h 20',
          'San Vito Lo Capo et la réserve du Zingaro : 1 h 30, tôt en été',
          'Agrigente, la vallée des Temples : 2 h 15 par les SS121 et SS189, avec travaux',
        ],
        'Emportez de l’eau, faites le plein en ville, et dans l’intérieur ajoutez un tiers au temps du navigateur.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'En ville, les files sont une suggestion et le klaxon un salut. Avancez calmement, attendez-vous au stationnement en double file, et cédez à qui est déjà engagé. La rocade, viale Regione Siciliana, se bouche de huit à neuf et de treize à quatorze heures. L’A29 et l’A19 ne coûtent rien ; l’A20 vers Messine est à péage.',
        'De mars à juin et de septembre à novembre, c’est parfait. En août, la moitié de l’Italie est à la mer. Les 14 et 15 juillet, pour la fête de sainte Rosalie, le centre est fermé aux voitures. L’hiver est doux, mais il peut neiger dans les Madonie.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La chapelle Palatine et le palais des Normands',
      description:
        'En 1140, un roi normand fit sculpter son plafond par des charpentiers arabes et poser l’or de ses murs par des maîtres byzantins : une salle où trois mondes s’accordent. Le palais est aujourd’hui le parlement de Sicile ; les jours de séance, des parties ferment. Venez à l’ouverture, du côté de Porta Nuova.',
      image: 'palermo-palazzo-dei-normanni',
    },
    {
      name: 'La cathédrale',
      description:
        'Chaque siècle y a ajouté sans rien ôter : absides normandes, porche catalan, coupole baroque, tombeaux d’empereurs. Des toits, on domine la baie jusqu’au mont Pellegrino. Elle donne sur le corso Vittorio Emanuele, dans la zone et en grande partie piéton, à dix minutes à pied des garages du tribunal.',
      image: 'palermo-cattedrale',
    },
    {
      name: 'Le Teatro Massimo',
      description:
        'Le plus grand opéra d’Italie, célèbre pour son acoustique et pour l’escalier où s’achève un film. Des visites guidées ont lieu toute la journée, jusque dans les coulisses. Il marque la frontière entre la vieille ville et les rues élégantes du nord, où l’on retrouve des places à lignes bleues.',
      image: 'palermo-teatro-massimo',
    },
    {
      name: 'Les Quattro Canti',
      description:
        'Le croisement des deux grandes rues fut taillé en quatre façades concaves, avec fontaines des saisons, rois d’Espagne et saintes patronnes superposés ; à quelque heure, le soleil touche chacune. Au coin, le marché de Ballarò et les statues de la piazza Pretoria, dite « de la Honte ».',
      image: 'palermo-quattro-canti',
    },
  ],
  questions: [
    {
      question: 'Puis-je entrer dans le centre de Palerme avec une voiture de location ?',
      answer:
        'Oui, avec un pass à la journée lié à la plaque là où la zone est active. Les tronçons piétons restent fermés de toute façon.',
    },
    {
      question: 'Faut-il des espèces sur l’autoroute ?',
      answer:
        'Pas vers Trapani, Mazara ou Catane, gratuites. Sur l’A20 vers Cefalù et Messine, cartes et espèces sont acceptées.',
    },
    {
      question: 'Une petite voiture suffit-elle ?',
      answer:
        'En ville, c’est un avantage. Pour les routes de l’intérieur vers Corleone ou Enna, un peu de garde au sol est bienvenu.',
    },
    {
      question: 'Puis-je rendre la voiture à Catane ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple affiché avant le paiement. La route prend deux heures et demie.',
    },
  ],
};
