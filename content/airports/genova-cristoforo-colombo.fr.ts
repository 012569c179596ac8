import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Gênes Cristoforo Colombo',
    description:
      'Louer une voiture à Gênes Cristoforo Colombo (GOA) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Gênes Cristoforo Colombo',
  description: 'Une piste sur la mer, à sept kilomètres du vieux port, les deux Rivieras à sa porte.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un petit terminal. Les comptoirs sont aux arrivées, les voitures dans le parking devant, à cinq minutes du tapis. Un bus va aux gares de Principe et de Brignole ; celle de Sestri Ponente est à quelques minutes.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'La remise est rapide, car les vols sont peu nombreux. Prenez une petite voiture : ruelles, garages et places de la côte sont faits pour elle. Demandez si le badge de péage est à bord, car les barrières se suivent, et comment recevoir les nouvelles du trafic de l’A10 et de l’A12.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Quelques minutes gratuites devant ; parkings payants des deux côtés du terminal. Pour les ferries de Sardaigne et de Corse, le port a les siens, à un quart d’heure.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein à Sestri Ponente ou à Cornigliano, cinq minutes avant le terminal ; les aires de l’A10 et de l’A12 sont plus chères. Depuis la Riviera, ajoutez une demi-heure à ce que dit le navigateur : les travaux des tunnels sont permanents. Après la sortie, suivez « Aeroporto » et tenez la droite.',
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
      question: 'Faut-il traverser la ville vers le Levant ?',
      answer: 'Non, l’A10 rejoint l’A7 et l’A12 au-dessus d’elle.',
    },
    {
      question: 'Et en cas d’alerte météo ?',
      answer: 'Remettez la route et appelez le loueur pour le retrait ou le retour : il en a l’habitude.',
    },
    {
      question: 'Où laisser la voiture à Gênes même ?',
      answer:
        'Au Porto Antico, piazza della Vittoria ou à Dinegro avec le métro. La vieille ville est une zone à trafic limité.',
    },
  ],
};
