import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Palerme',
    description:
      'Louer une voiture à Palerme : quelles rues sont en ZTL et comment obtenir le pass, la navette de Punta Raisi, parkings, recharge, excursions.',
  },
  title: 'Location de voiture à Palerme',
  description:
    'Temples, salines, plages : la Sicile occidentale commence dès l’aéroport. Il n’y a que dans la vieille ville qu’il vaut mieux se passer de voiture.',
  text: [
    {
      heading: 'ZTL : quelles rues, quel pass',
      text: [
        'La zone à trafic limité couvre le centre historique, à peu près entre la gare centrale, la mer, la cathédrale et la via Cavour, avec au milieu la via Maqueda, la via Roma et le corso Vittorio Emanuele. Elle est active du lundi au vendredi de 8 h à 20 h et, les nuits de vendredi et de samedi, jusqu’à 6 h, en commençant plus tôt l’été ; une partie de la via Maqueda et du Cassaro est toujours piétonne. Chaque entrée a sa caméra.',
        'Une voiture de location peut entrer avec un pass à la journée, acheté en ligne, par application ou dans les points autorisés ; les véhicules anciens sont exclus. Payer ne suffit pas : le pass n’est valable qu’une fois associé à la plaque, ce qu’il faut faire avant d’entrer. Les hôtels vous renseignent et l’achètent souvent pour vous. Jours, heures, prix et suspensions changent avec les saisons : consultez le matin même le site de la ville. Si vous ne faites qu’y dormir, il est plus économique de se garer à l’extérieur et de marcher dix minutes.',
      ],
    },
    {
      heading: 'Le comptoir de l’aéroport et la navette',
      text: [
        'L’aéroport Falcone-Borsellino est à Punta Raisi, à trente-cinq kilomètres à l’ouest, entre montagne et mer. Certains loueurs ont un comptoir dans le terminal, d’autres ne reçoivent que dans leur parc, où se trouvent la plupart des voitures et où mène une navette gratuite ; votre réservation l’indique, lisez-la avant de sortir. En août, comptez trois quarts d’heure entre le tapis à bagages et les clés. Les loueurs locaux vous attendent souvent devant les arrivées, sur rendez-vous. Jusqu’à la gare centrale, comptez environ une heure en train et cinquante minutes en car.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les places bleues se paient par ticket à gratter ou par application et sont souvent gratuites la nuit et le dimanche. Les garages gardés sont bon marché par rapport au Nord : autour du piazzale Ungheria et de la via Stabile, piazza Vittorio Emanuele Orlando près du tribunal, et au port. Basile, près de l’université, est le grand parking relais à l’arrivée des autoroutes, avec un bus pour le centre. Ne laissez rien dans la voiture, pas même un sac vide, et ne confiez la clé à aucun gardien improvisé.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'On trouve des bornes viale della Libertà, au port, dans les centres commerciaux de la rocade et à l’aéroport. Sur l’A19 et l’A20, les bornes rapides sont espacées, et elles sont rares entre Trapani et Agrigente. Avec une électrique, choisissez un hébergement équipé ; beaucoup d’agritourismes le sont.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Monreale et ses mosaïques : 25 minutes ; garez-vous en bas et montez à pied',
          'La plage de Mondello : 20 minutes ; l’été, prenez le bus le dimanche et le soir, où la place est en ZTL',
          'Cefalù : 1 h par l’A20 ; parking payant en bord de mer',
          'Ségeste : 55 minutes par l’A29, gratuite',
          'Erice et les salines de Trapani : 1 h 20',
          'San Vito Lo Capo et la réserve du Zingaro : 1 h 30 ; partez tôt en été',
          'Agrigente, la vallée des Temples : 2 h 15 par les SS121 et SS189, souvent en travaux',
        ],
        'Emportez de l’eau et, dans l’intérieur, ajoutez un tiers au temps du GPS. Faites le plein en ville : l’A29 n’a aucune station-service, et celles de l’A19 et de l’A20 sont très espacées.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'En ville, les marquages au sol sont une suggestion et le klaxon un salut. Avancez calmement, attendez-vous au stationnement en double file, et cédez le passage à ceux qui sont déjà engagés. La rocade (viale Regione Siciliana) est saturée de 8 h à 9 h et de 13 h à 14 h. L’A29 et l’A19 sont gratuites ; l’A20 vers Messine est à péage.',
        'Les meilleures périodes vont de mars à juin et de septembre à novembre. En août, la moitié de l’Italie est à la plage. Les 14 et 15 juillet, pour la fête de sainte Rosalie, le centre est fermé aux voitures. L’hiver est doux, mais il peut neiger dans les Madonie : de mi-novembre à mi-mars, pneus d’hiver ou chaînes à bord sont obligatoires sur l’A19 en montagne et sur l’A29 au-delà d’Alcamo.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La chapelle Palatine et le palais des Normands',
      description:
        'Vers 1140, un roi normand fit sculpter le plafond par des charpentiers arabes et couvrir les murs d’or par des mosaïstes byzantins : trois mondes réunis dans une même salle. Le palais est aujourd’hui le parlement de Sicile ; les jours de séance, certaines salles ferment. Venez à l’ouverture, par la Porta Nuova.',
      image: 'palermo-palazzo-dei-normanni',
    },
    {
      name: 'La cathédrale',
      description:
        'Chaque siècle y a ajouté quelque chose sans rien enlever : absides normandes, porche catalan, coupole baroque, tombeaux d’empereurs. Depuis les toits, on voit toute la ville jusqu’au mont Pellegrino. Elle donne sur le corso Vittorio Emanuele, en grande partie piéton et dans la ZTL, à dix minutes à pied des garages du tribunal.',
      image: 'palermo-cattedrale',
    },
    {
      name: 'Le Teatro Massimo',
      description:
        'Le plus grand opéra d’Italie, célèbre pour son acoustique et pour son escalier, où s’achève Le Parrain III. Des visites guidées ont lieu toute la journée, jusque dans les coulisses. Il marque la frontière entre la vieille ville et les rues élégantes du nord, où l’on retrouve des places de stationnement.',
      image: 'palermo-teatro-massimo',
    },
    {
      name: 'Les Quattro Canti',
      description:
        'Au croisement des deux grandes rues, quatre façades concaves superposent les fontaines des saisons, les rois d’Espagne et les saintes patronnes ; le soleil les éclaire tour à tour. À deux pas, les statues de la fontaine Pretoria, dite « de la Honte » ; un peu plus loin, le marché de Ballarò.',
      image: 'palermo-quattro-canti',
    },
  ],
  questions: [
    {
      question: 'Puis-je entrer dans le centre de Palerme avec une voiture de location ?',
      answer:
        'Oui, avec un pass à la journée lié à la plaque, aux heures où la zone est active. Les rues piétonnes restent de toute façon fermées.',
    },
    {
      question: 'Faut-il des espèces sur l’autoroute ?',
      answer:
        'Non vers Trapani, Mazara ou Catane : c’est gratuit. Oui sur l’A20, vers Cefalù et Messine : les caisses automatiques peuvent n’accepter que les espèces, et la carte se présente au guichet.',
    },
    {
      question: 'Une petite voiture suffit-elle ?',
      answer:
        'En ville, c’est un avantage. Pour les routes de l’intérieur vers Corleone ou Enna, une bonne garde au sol est bienvenue.',
    },
    {
      question: 'Puis-je rendre la voiture à Catane ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple affiché avant le paiement. La route prend deux heures et demie.',
    },
  ],
};
