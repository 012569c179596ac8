import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Naples Capodichino',
    description:
      'Votre voiture à l’aéroport de Naples (NAP) : l’espace des loueurs, sortir sans traverser la ville, Pompéi, Sorrente et Amalfi, le plein et le retour.',
  },
  title: 'Location de voiture à l’aéroport de Naples Capodichino',
  description:
    'En pleine ville et pourtant à deux minutes de la rocade : inutile de traverser Naples pour en sortir.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Il n’y a qu’un terminal. L’espace des loueurs est à l’extérieur, à quelques minutes à pied ou de navette selon le loueur ; suivez « Autonoleggio ». L’Alibus rejoint la gare centrale et le port en quinze à trente minutes.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Faites noter chaque rayure, il y en aura, et demandez que les photos soient jointes à la réservation. Décidez à l’avance, au calme, si vous réduisez la franchise. Pour la côte amalfitaine, prenez la plus petite voiture et vérifiez que les rétroviseurs se rabattent.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Pour entrer, vous arrêter et ressortir, vous avez un quart d’heure, mesuré par des caméras ; au-delà, c’est l’amende. Les parkings les plus proches conviennent aux courtes durées, les autres, avec navette, aux longues. Ne confiez pas la voiture à des gardiens improvisés : allez jusqu’à la barrière du parking.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein sur la Tangenziale ou viale Maddalena, où les stations se suivent ; en fin de journée, on y fait la queue. De Sorrente ou d’Amalfi, ajoutez une heure l’été. Prenez la sortie « Capodichino-Aeroporto », puis restez à droite.',
      ],
    },
  ],
  distances: [
    { to: 'Naples, port', kilometres: 7, minutes: 20 },
    { to: 'Pompéi', kilometres: 27, minutes: 30 },
    { to: 'Caserte', kilometres: 28, minutes: 30 },
    { to: 'Sorrente', kilometres: 52, minutes: 65 },
    { to: 'Amalfi', kilometres: 65, minutes: 85 },
  ],
  questions: [
    {
      question: 'La Tangenziale est-elle payante ?',
      answer: 'Oui, à tarif unique, payé une seule fois en espèces ou par carte.',
    },
    {
      question: 'Comment aller d’ici à Pompéi ?',
      answer:
        'Par l’A3 vers Salerne, sortie Pompei Ovest, en une demi-heure ; les parkings sont juste après la sortie. Prévoyez des espèces pour le péage unique : les cartes peuvent être refusées.',
    },
    {
      question: 'Puis-je rendre la voiture à Rome ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple compris dans le prix affiché ; comptez un peu plus de deux heures par l’A1.',
    },
    {
      question: 'Où laisser la voiture pour Capri ou Ischia ?',
      answer:
        'Dans un garage gardé près du port ou, mieux, ne la retirez ici qu’après les îles. L’Alibus mène en une demi-heure aux bateaux du Molo Beverello.',
    },
  ],
};
