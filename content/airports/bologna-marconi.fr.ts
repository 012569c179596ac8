import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Bologne Marconi',
    description:
      'Louer une voiture à Bologne Marconi (BLQ) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Bologne Marconi',
  description:
    'À six kilomètres de la grand-place, au croisement de quatre autoroutes : nul aéroport n’est mieux placé pour le centre et le nord du pays.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Comptoirs et voitures sont dans un espace propre juste à côté, par navette gratuite ou dix minutes à pied selon le loueur. Le monorail Marconi Express met sept minutes jusqu’à la gare à grande vitesse.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Les jours de foire et avant les courses d’Imola, la file est longue : arrivez avec des documents vérifiés. Les sportives de la Motor Valley sont souvent remises par le loueur lui-même, avec une demi-heure d’explications. Si vous passez l’Apennin, demandez des pneus d’hiver.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Un arrêt rapide devant est gratuit quelques minutes, une ou deux fois par jour, comptées par des caméras. Les P1 à P3 sont proches, les Express, plus loin, coûtent moins. Qui reste en ville préfère Tanari.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein via del Triumvirato ou à Borgo Panigale, quelques minutes avant l’entrée, ou sur la rocade. La sortie est la 4bis. Sachez que rocade et autoroute courent côte à côte : de l’autoroute, on ne sort pas vers l’aéroport. Une demi-heure suffit au retour, davantage le vendredi soir.',
      ],
    },
  ],
  distances: [
    { to: 'Bologne, centre', kilometres: 7, minutes: 15 },
    { to: 'Modène', kilometres: 40, minutes: 35 },
    { to: 'Maranello', kilometres: 52, minutes: 45 },
    { to: 'Ravenne', kilometres: 82, minutes: 60 },
    { to: 'Florence', kilometres: 105, minutes: 80 },
  ],
  questions: [
    {
      question: 'La rocade est-elle payante ?',
      answer: 'Non, elle est gratuite ; l’autoroute voisine est à péage.',
    },
    {
      question: 'Train ou voiture pour Florence ?',
      answer: 'Le train pour la ville, la voiture pour le Mugello, le Chianti ou la vieille Futa.',
    },
    {
      question: 'La mer est-elle loin ?',
      answer: 'Une heure et quart jusqu’à Rimini, une heure jusqu’aux plages de Ravenne, hors samedis.',
    },
    {
      question: 'Les musées Ferrari et Lamborghini sont-ils sur la route ?',
      answer:
        'Maranello est à quarante-cinq minutes par l’A1, Sant’Agata à trente-cinq par la route. Les deux demandent un billet à heure fixe et ont leur parking.',
    },
  ],
};
