import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Milan Malpensa',
    description:
      'Louer une voiture à Milan Malpensa (MXP) : terminal 1 ou 2, péage sans barrière, vignette suisse, lac Majeur, Côme et Turin avec temps de route.',
  },
  title: 'Location de voiture à l’aéroport de Milan Malpensa',
  description:
    'L’aéroport intercontinental du Nord se cache dans les bois du parc du Tessin, plus près des lacs que de Milan.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Le terminal 1 accueille la plupart des compagnies, le terminal 2 surtout le bas prix ; un bus gratuit et le train les relient. Chacun a ses comptoirs au niveau des arrivées et ses voitures dans le parking d’en face : vérifiez le vôtre sur la confirmation. De l’un comme de l’autre, des trains vont à Cadorna et à Centrale en quarante à cinquante-cinq minutes.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Le matin, quand se posent les long-courriers, comptez une demi-heure au comptoir. Demandez si un badge de télépéage est fourni et comment payer la Pedemontana, qui est en flux libre, sans barrière. Du 15 novembre au 15 avril, assurez-vous des pneus d’hiver ou des chaînes.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant les départs, l’arrêt est gratuit quelques minutes, contrôlées par des caméras. Plus un parking est éloigné, moins il coûte ; réservé en ligne, il coûte bien moins encore. Au terminal 2, les plus proches sont de l’autre côté de la route.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein sur la SS336, qui a des stations dans les deux sens, la dernière à quelques kilomètres, ou à Gallarate, souvent moins cher. Repérez tôt les panneaux « Rental car return » : les sorties des terminaux 1 et 2 sont à plusieurs kilomètres l’une de l’autre, et une erreur coûte dix minutes.',
      ],
    },
  ],
  distances: [
    { to: 'Milan, Duomo', kilometres: 52, minutes: 55 },
    { to: 'Stresa, lac Majeur', kilometres: 45, minutes: 40 },
    { to: 'Côme', kilometres: 52, minutes: 50 },
    { to: 'Lugano', kilometres: 75, minutes: 65 },
    { to: 'Turin', kilometres: 125, minutes: 85 },
  ],
  questions: [
    {
      question: 'Malpensa ou Linate ?',
      answer:
        'Malpensa pour le lac Majeur, Varèse et la Suisse ; Linate pour la ville et pour l’est de la Lombardie.',
    },
    {
      question: 'Puis-je aller en Suisse ?',
      answer:
        'Oui, avec l’accord du loueur et la vignette autoroutière suisse ; la frontière de Chiasso est à cinquante minutes.',
    },
    {
      question: 'L’A8 est-elle payante ?',
      answer: 'Oui, entre Gallarate et Milan, à une barrière ; les cartes sont acceptées.',
    },
  ],
};
