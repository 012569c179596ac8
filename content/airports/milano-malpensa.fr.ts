import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Milan Malpensa',
    description:
      'Louer une voiture à Milan Malpensa (MXP) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Milan Malpensa',
  description:
    'L’aéroport intercontinental du nord est dans les bois du Tessin, plus près des lacs que de Milan.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Le terminal 1 accueille la plupart des compagnies, le terminal 2 celles à bas prix ; un bus gratuit et le train les relient. Chacun a ses comptoirs au niveau des arrivées et ses voitures dans le parking d’en face : vérifiez lequel sur la confirmation. Des deux, des trains vont à Cadorna et Centrale en quarante à cinquante-cinq minutes.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Le matin, quand se posent les vols d’outre-mer, comptez une demi-heure au comptoir. Demandez si le badge de péage est fourni et comment se règle la Pedemontana, qui n’a pas de barrières. Du 15 novembre au 15 avril, assurez-vous des pneus d’hiver ou des chaînes.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Devant les départs, l’arrêt est gratuit quelques minutes, lues par des caméras. Les parkings portent des numéros et des prix qui baissent avec la distance ; réservés en ligne, ils coûtent moitié moins. Au terminal 2, les plus proches sont de l’autre côté de la route.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent sur la SS336 dans les deux sens, la dernière à quelques kilomètres, et à Gallarate, moins chères. Suivez tôt « Rental car return » : les sorties des terminaux 1 et 2 sont à cinq kilomètres l’une de l’autre, et se tromper coûte dix minutes.',
      ],
    },
  ],
  distances: [
    { to: 'Milan, Duomo', kilometres: 52, minutes: 55 },
    { to: 'Stresa, lac Majeur', kilometres: 45, minutes: 40 },
    { to: 'Côme', kilometres: 52, minutes: 50 },
    { to: 'Lugano', kilometres: 75, minutes: 65 },
    { to: 'Turin', kilometres: 115, minutes: 75 },
  ],
  questions: [
    {
      question: 'Malpensa ou Linate ?',
      answer: 'Malpensa pour le lac Majeur, Varèse et la Suisse ; Linate pour la ville et l’est.',
    },
    {
      question: 'Puis-je aller en Suisse ?',
      answer:
        'Avec l’accord du loueur et la vignette autoroutière suisse ; la frontière de Chiasso est à cinquante minutes.',
    },
    {
      question: 'L’A8 est-elle payante ?',
      answer: 'Oui, entre Gallarate et Milan, à une barrière ; les cartes sont acceptées.',
    },
  ],
};
