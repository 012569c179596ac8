import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Gênes Cristoforo Colombo',
    description:
      'Louer une voiture à l’aéroport de Gênes (GOA) : comptoirs, péages des deux Rivieras, travaux sur l’A10 et l’A12, Cinque Terre et retour sans stress.',
  },
  title: 'Location de voiture à l’aéroport de Gênes Cristoforo Colombo',
  description: 'Une piste sur la mer, à sept kilomètres du vieux port, avec les deux Rivieras à sa porte.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un petit terminal. Les comptoirs ont leur propre salle au niveau des arrivées, les voitures sont juste dehors, à cinq minutes du tapis à bagages. Un bus dessert les gares de Principe et de Brignole ; celle de Sestri Ponente est à quelques minutes.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Les vols étant peu nombreux, tout va vite. Prenez une petite voiture : les ruelles, les garages et les places de la côte sont faits pour elle. Demandez si un badge de télépéage (Telepass) est à bord, car les barrières se suivent, et où consulter l’état du trafic sur l’A10 et l’A12.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Quelques minutes gratuites devant le terminal, des parkings payants de chaque côté. Pour les ferries de Sardaigne et de Corse, le port a ses propres parkings, à un quart d’heure.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein à Sestri Ponente ou à Cornigliano, cinq minutes avant le terminal ; les aires de l’A10 et de l’A12 sont plus chères. Depuis la Riviera, ajoutez une demi-heure au temps du GPS : les travaux dans les tunnels ne s’arrêtent jamais. Après la sortie, suivez « Aeroporto » et restez à droite.',
      ],
    },
  ],
  distances: [
    { to: 'Gênes, Porto Antico', kilometres: 8, minutes: 15 },
    { to: 'Camogli', kilometres: 34, minutes: 35 },
    { to: 'Santa Margherita Ligure', kilometres: 42, minutes: 45 },
    { to: 'La Spezia', kilometres: 112, minutes: 80 },
    { to: 'Sanremo', kilometres: 135, minutes: 90 },
  ],
  questions: [
    {
      question: 'Les Cinque Terre sont-elles loin ?',
      answer: 'Une heure vingt jusqu’à La Spezia, où l’on se gare pour prendre le train.',
    },
    {
      question: 'Faut-il traverser la ville pour aller vers l’est ?',
      answer: 'Non, l’A10 rejoint l’A7 et l’A12 sur les hauteurs.',
    },
    {
      question: 'Et en cas d’alerte météo ?',
      answer: 'Reportez votre trajet et appelez le loueur pour le retrait ou le retour : il en a l’habitude.',
    },
    {
      question: 'Où laisser la voiture à Gênes même ?',
      answer:
        'Au Porto Antico, piazza della Vittoria ou à Dinegro, d’où l’on prend le métro. La vieille ville est une zone à trafic limité.',
    },
  ],
};
