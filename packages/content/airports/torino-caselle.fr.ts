import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Turin Caselle',
    description:
      'Votre voiture à Turin Caselle (TRN) : comptoirs aux arrivées, équipement d’hiver, rocade, Langhe et stations de ski avec temps de route, retour.',
  },
  title: 'Location de voiture à l’aéroport de Turin Caselle',
  description:
    'Un aéroport calme sur la route des montagnes, d’où l’on gagne aussi bien les Langhe que les pistes.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal ; les comptoirs sont aux arrivées, au niveau inférieur. Les voitures sont dans le parking d’en face, à cinq minutes du tapis à bagages. De la gare voisine, des trains rejoignent Porta Susa en une demi-heure environ, puis Lingotto.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Les samedis d’hiver, les charters amènent les skieurs : demandez par écrit des pneus d’hiver et des chaînes dès la réservation, et entraînez-vous à monter les chaînes sur le parking plutôt que dans la neige. Un porte-skis augmente la hauteur : attention aux garages. Pour le reste, tout va vite.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant le terminal, l’arrêt est gratuit quelques minutes. Le parking à étages est près des arrivées ; ceux à ciel ouvert, un peu plus loin, coûtent moins cher, et moins encore sur réservation.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent sur la route de l’aéroport vers Borgaro et à Caselle, à des prix normaux ; celles de la rocade sont plus chères. En venant de Sestrières ou de Bardonnèche, faites le plein à Suse. Les dimanches soir de la saison de ski, l’A32 est saturée à partir d’Avigliana : comptez une heure de plus.',
      ],
    },
  ],
  distances: [
    { to: 'Turin, Porta Susa', kilometres: 16, minutes: 25 },
    { to: 'Venaria Reale', kilometres: 9, minutes: 12 },
    { to: 'Alba', kilometres: 90, minutes: 75 },
    { to: 'Sestrières', kilometres: 105, minutes: 90 },
    { to: 'Aoste', kilometres: 105, minutes: 70 },
  ],
  questions: [
    {
      question: 'Dois-je traverser Turin ?',
      answer: 'Non. La route de l’aéroport débouche sur la rocade, qui mène à toutes les autoroutes.',
    },
    {
      question: 'Quelle route pour les Langhe ?',
      answer:
        'La rocade et l’A6 jusqu’à Marene, puis l’A33, sans barrières et à payer en ligne ; ou l’A21 jusqu’à Asti pour le Montferrat.',
    },
    {
      question: 'Puis-je aller skier en France ?',
      answer:
        'Oui, avec l’accord du loueur. Renseignez-vous sur l’assurance, le péage du tunnel du Fréjus et les équipements d’hiver, obligatoires aussi dans les Alpes françaises.',
    },
    {
      question: 'Y a-t-il une zone à trafic limité sur le trajet ?',
      answer:
        'Pas sur la rocade. Le centre de Turin est limité surtout les matins de semaine ; les hôtels peuvent enregistrer votre plaque.',
    },
  ],
};
