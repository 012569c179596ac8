import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Naples Capodichino',
    description:
      'Louer une voiture à Naples Capodichino (NAP) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Naples Capodichino',
  description:
    'En pleine ville et pourtant à deux minutes de la rocade : nul n’a à traverser Naples pour en sortir.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Il n’y a qu’un terminal. Le parc des loueurs est dehors, à quelques minutes à pied à droite des arrivées ou par une courte navette, selon le loueur ; suivez « Autonoleggio ». L’Alibus va à la gare centrale et au port en un quart d’heure à une demi-heure.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Faites noter chaque rayure, il y en aura ; demandez que les photos restent avec la réservation. Décidez d’avance, au calme, pour la franchise. Pour la côte amalfitaine, prenez la plus petite voiture et voyez quels rétroviseurs se rabattent.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Les minutes gratuites devant le terminal sont peu nombreuses. P1 et P2 servent aux courtes durées, les autres, avec navette, aux longues. Ceux qui proposent de garder la voiture ne sont pas le parking : allez jusqu’à la barrière.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein sur la Tangenziale ou viale Maddalena, où les stations se suivent ; vers le soir, il y a la queue. De Sorrente ou d’Amalfi, ajoutez une heure l’été. La sortie s’appelle « Capodichino-Aeroporto » ; ensuite, tenez la droite.',
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
      answer: 'Une fois, à tarif unique, par pièces ou carte.',
    },
    {
      question: 'Comment aller d’ici à Pompéi ?',
      answer: 'Par l’A3 vers Salerne, sortie Pompei Ovest, une demi-heure ; les parkings sont à la sortie.',
    },
    {
      question: 'Puis-je prendre ici et rendre à Rome ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple compris dans le prix ; deux heures par l’A1.',
    },
    {
      question: 'Où laisser la voiture pour Capri ou Ischia ?',
      answer:
        'Dans un garage gardé près du port ou, mieux, ne la prenez ici qu’après les îles. L’Alibus mène aux bateaux du Beverello en une demi-heure.',
    },
  ],
};
