import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de SUV de luxe en Italie',
    description:
      'Des SUV de luxe pour les Dolomites, les vignobles et les familles chargées : espace, quatre roues motrices, équipement d’hiver, parkings, caution.',
  },
  title: 'Des SUV de luxe pour montagnes, vignobles et familles',
  highlightedWord: 'SUV de luxe',
  description:
    'Une position de conduite haute, de la place pour tout et quatre roues motrices quand la route blanchit : où un grand SUV est le bon choix, et où il ne l’est pas.',
  text: [
    {
      heading: 'Où il est à sa place',
      text: [
        'Un SUV justifie sa taille dans trois sortes de voyages. En montagne, quand l’hôtel est au bout de la dernière route déneigée et que les skis sont plus longs que les enfants. À la campagne, sur les chemins blancs de Toscane et d’Ombrie, où la garde au sol compte plus que la puissance. Et en famille : cinq adultes, ou deux et trois sièges enfant, avec des bagages qui entrent sans discussion.',
        'Il n’est pas à sa place dans les ruelles de Positano, les parkings à étages de Gênes ou les marchés de Palerme. Si votre voyage est surtout fait de villes, un break premium offre le même coffre et prend moins de place.',
      ],
    },
    {
      heading: 'Neige et pentes',
      text: [
        'Les quatre roues motrices aident à démarrer ; les pneus aident à s’arrêter. Sur beaucoup de routes italiennes et presque toutes les autoroutes de montagne, pneus d’hiver ou chaînes à bord sont obligatoires du 15 novembre au 15 avril, plus longtemps dans le Val d’Aoste et sur certains cols. Demandez au loueur lequel des deux équipe la voiture, et si les chaînes se montent sur ses grandes roues : beaucoup n’en acceptent pas, et il faut alors des pneus d’hiver.',
        'Un diesel ou un hybride évite des arrêts dans les longues montées. Les SUV électriques conviennent aux Dolomites, où les hôtels ont des bornes depuis des années ; par grand froid, comptez un quart d’autonomie en moins, dont la descente vous rend une partie.',
      ],
    },
    {
      heading: 'Questions pratiques',
      text: [
        'Mesurez avant de réserver : beaucoup font cinq mètres de long et plus de deux mètres de large avec les rétroviseurs. Les ferries facturent la longueur et la hauteur, les garages d’hôtel sont souvent limités à 1,90 ou 2 m, et un coffre de toit change la donne pour les deux. Les sièges enfant sont parmi les options ; indiquez l’âge de chacun, car la loi exige un siège adapté jusqu’à 1,50 m et, avant quatre ans, un dispositif contre l’oubli, que l’on peut demander avec le siège.',
        'La caution est celle d’une voiture de luxe, sur la carte de crédit du conducteur principal. L’âge minimum est souvent de 25 ans. Le forfait de kilomètres est en général large, car les familles vont loin.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Places',
      text: 'Cinq ou sept ? À sept, il ne reste de place dans le coffre que pour les manteaux.',
    },
    { title: 'Hiver', text: 'Pneus d’hiver ou chaînes adaptées, confirmés par écrit.' },
    { title: 'Hauteur', text: 'Vérifiez celle du garage de l’hôtel et du pont du ferry.' },
    { title: 'Enfants', text: 'Âge, taille et poids de chacun, pour que les sièges conviennent.' },
  ],
  questions: [
    {
      question: 'Puis-je quitter le bitume ?',
      answer:
        'Des chemins d’accès en gravier, oui ; du tout-terrain, non : le dessous de caisse est rarement assuré.',
    },
    {
      question: 'Puis-je l’emmener en Sardaigne ou en Sicile par ferry ?',
      answer:
        'Seulement avec l’accord du loueur. Demandez avant de réserver ; en Italie, beaucoup acceptent.',
    },
    {
      question: 'Y a-t-il des porte-skis ?',
      answer:
        'Chez certains loueurs, en option. Sinon, la banquette se rabat et les skis voyagent à l’intérieur.',
    },
    {
      question: 'Combien consomme-t-il ?',
      answer:
        'Comptez 8 à 12 litres aux 100 km, moins pour un hybride. La page de la voiture dit avec quel niveau la rendre.',
    },
  ],
  invitation: {
    title: 'Emmenez tout le monde',
    text: 'Des SUV de luxe libres à vos dates, avec places, caution et kilomètres.',
    button: 'Voir les SUV de luxe',
  },
};
