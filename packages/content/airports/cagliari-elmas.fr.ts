import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Cagliari Elmas',
    description:
      'Votre voiture à Cagliari Elmas (CAG) : le bâtiment des loueurs, les files du samedi, les plages de Chia et de Villasimius, le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Cagliari Elmas',
  description:
    'Au bord de la lagune aux flamants roses, à sept kilomètres de la ville et au départ des grandes routes de l’île.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Les loueurs partagent un bâtiment voisin, à cinq minutes par un passage couvert ; les voitures sont juste derrière. Le train met moins de dix minutes jusqu’à Cagliari ; pendant les travaux sur la ligne, un bus le remplace.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Les samedis de juin à septembre, les files sont longues : que l’un fasse la queue pendant que les autres attendent les bagages. Demandez si les pneus et le dessous de caisse sont couverts, car on accède aux plages par des pistes, et si vous pouvez embarquer pour l’île de San Pietro. Vérifiez la roue de secours.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant le terminal, on dispose d’une dizaine de minutes gratuites, quelques fois par jour seulement. Le parking à étages est tout proche ; pour plusieurs jours, le parking à ciel ouvert ou un parking privé d’Elmas revient moins cher.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'La SS130 et la SS131 ont des stations à moins de trois kilomètres, le bourg d’Elmas aussi, souvent moins chères ; la nuit, on paie à l’automate. Depuis Villasimius ou Chia, les soirs d’été, comptez une demi-heure de plus. Secouez le sable des tapis : certains contrats facturent un nettoyage exceptionnel.',
      ],
    },
  ],
  distances: [
    { to: 'Cagliari, centre', kilometres: 8, minutes: 15 },
    { to: 'Plage du Poetto', kilometres: 14, minutes: 20 },
    { to: 'Pula et Nora', kilometres: 35, minutes: 35 },
    { to: 'Villasimius', kilometres: 58, minutes: 65 },
    { to: 'Oristano', kilometres: 90, minutes: 60 },
  ],
  questions: [
    {
      question: 'Y a-t-il des autoroutes ou des péages en Sardaigne ?',
      answer: 'Ni les unes ni les autres. La SS131 est une voie express gratuite de Cagliari à Sassari.',
    },
    {
      question: 'Puis-je rendre la voiture à Olbia ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple compris dans le prix affiché. Comptez trois bonnes heures de route.',
    },
    {
      question: 'Quelles sont les plages les plus proches ?',
      answer: 'Le Poetto, en ville ; pour les plus belles, Chia ou Villasimius, à une heure environ.',
    },
    {
      question: 'Faut-il réserver plages et parkings ?',
      answer:
        'Pour certaines plages, oui, de la mi-mai à octobre, car les places sont limitées. Consultez la veille le site de la commune et partez tôt.',
    },
  ],
};
