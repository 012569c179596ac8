import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Bologne Marconi',
    description:
      'Louer une voiture à l’aéroport de Bologne (BLQ) : l’espace des loueurs, la rocade et ses sorties, Maranello, Ravenne et Florence avec temps de route.',
  },
  title: 'Location de voiture à l’aéroport de Bologne Marconi',
  description:
    'À six kilomètres de la piazza Maggiore, au croisement de quatre autoroutes : aucun aéroport n’est mieux placé pour le centre et le nord du pays.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Comptoirs et voitures sont regroupés dans un espace voisin, accessible par navette gratuite ou en dix minutes à pied selon le loueur. Le monorail Marconi Express rejoint la gare et les trains à grande vitesse en sept minutes ; pendant sa maintenance, des bus le remplacent.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Les jours de salon et avant les courses d’Imola, la file est longue : arrivez avec des documents déjà vérifiés. Les sportives de la Motor Valley sont souvent remises par le loueur lui-même, avec une demi-heure d’explications. Si vous franchissez l’Apennin en hiver, demandez des pneus d’hiver.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'L’arrêt devant le terminal est gratuit quelques minutes, un nombre limité de fois par jour, et des caméras comptent les passages. Les parkings les plus proches sont les plus chers ; les plus éloignés coûtent nettement moins. Si vous restez en ville, préférez le parking Tanari.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein via del Triumvirato ou à Borgo Panigale, quelques minutes avant l’entrée, ou sur la rocade. Suivez la sortie « Aeroporto » de la rocade : celle-ci longe l’autoroute, d’où l’on ne sort pas directement vers l’aéroport. Une demi-heure suffit pour le retour, davantage le vendredi soir.',
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
      answer:
        'Le train pour la ville, la voiture pour le Mugello, le Chianti ou l’ancienne route de la Futa.',
    },
    {
      question: 'La mer est-elle loin ?',
      answer:
        'Une heure et quart jusqu’à Rimini, une heure jusqu’aux plages de Ravenne, sauf les samedis d’été.',
    },
    {
      question: 'Les musées Ferrari et Lamborghini sont-ils sur la route ?',
      answer:
        'Maranello est à quarante-cinq minutes par l’A1, Sant’Agata à trente-cinq par la route. Réservez une heure de visite ; les deux ont leur parking.',
    },
  ],
};
