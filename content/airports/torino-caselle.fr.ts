import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Turin Caselle',
    description:
      'Louer une voiture à Turin Caselle (TRN) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Turin Caselle',
  description:
    'Un aéroport calme sur la route des montagnes, d’où les Langhe et les pistes sont à égale distance.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un terminal, les arrivées au niveau inférieur, où sont les comptoirs. Les voitures sont dans le parking d’en face, à cinq minutes du tapis. La gare voisine du terminal a des trains pour Porta Susa et Lingotto, en une demi-heure environ.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Les samedis d’hiver, les charters amènent les skieurs : demandez par écrit pneus d’hiver et chaînes en réservant, et essayez de les monter sur le parking plutôt que dans la neige. Un porte-skis change la hauteur pour les garages. Pour le reste, la remise est rapide.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’arrêt gratuit devant dure quelques minutes. Le parking à étages est près des arrivées, ceux à ciel ouvert, un peu plus loin, coûtent moins, et moins encore sur réservation.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent sur la route de l’aéroport vers Borgaro et à Caselle, à prix normaux ; aux aires de la rocade, elles sont plus chères. De Sestrières ou de Bardonnèche, faites le plein à Suse. Les dimanches soir de saison, l’A32 est bouchée dès Avigliana : comptez une heure de plus.',
      ],
    },
  ],
  distances: [
    { to: 'Turin, Porta Susa', kilometres: 16, minutes: 25 },
    { to: 'Venaria Reale', kilometres: 9, minutes: 12 },
    { to: 'Alba', kilometres: 78, minutes: 65 },
    { to: 'Sestrières', kilometres: 105, minutes: 90 },
    { to: 'Aoste', kilometres: 105, minutes: 70 },
  ],
  questions: [
    {
      question: 'Dois-je traverser Turin ?',
      answer: 'Non. La rocade part de la route de l’aéroport et mène à toutes les autoroutes.',
    },
    {
      question: 'Quelle route pour les Langhe ?',
      answer: 'La rocade et l’A6 jusqu’à Marene, puis l’A33 ; ou l’A21 jusqu’à Asti pour le Montferrat.',
    },
    {
      question: 'Puis-je aller skier en France ?',
      answer: 'Avec l’accord du loueur ; renseignez-vous sur le péage du Fréjus et l’assurance.',
    },
    {
      question: 'Y a-t-il une zone à trafic limité en route ?',
      answer:
        'Pas sur la rocade. Le centre de Turin est restreint surtout les matins ouvrés ; les hôtels peuvent enregistrer votre plaque.',
    },
  ],
};
