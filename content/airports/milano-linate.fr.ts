import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Milan Linate',
    description:
      'Louer une voiture à Milan Linate (LIN) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Milan Linate',
  description:
    'L’aéroport de la ville : un quart d’heure du Duomo en métro, et directement sur la rocade est.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal, où tout est à quelques minutes. Les comptoirs sont au rez-de-chaussée, aux arrivées ; les voitures dans le parking à étages d’en face, accessible à couvert. La ligne M4 part du terminal et atteint San Babila en douze minutes.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Les voyageurs d’affaires remplissent les comptoirs le lundi matin et le jeudi soir ; le reste du temps, la remise prend dix minutes. Demandez la classe d’émission d’un diesel ancien : pour entrer en ville, on passe par l’Area B, qui écarte en semaine les véhicules les plus polluants.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'La dépose est gratuite quelques minutes, avec des caméras aux deux bouts. Les parkings du terminal sont tarifés pour l’aller-retour d’un jour ; pour une absence plus longue, ceux du viale Forlanini avec navette coûtent le tiers.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations bordent le viale Forlanini des deux côtés, et la Tangenziale Est à quelques minutes ; celles de l’avenue sont souvent moins chères. L’entrée du retour est dans le même parking, fléchée avant le terminal. Quittez la rocade à « Linate », non à « Idroscalo ».',
      ],
    },
  ],
  distances: [
    { to: 'Milan, Duomo', kilometres: 8, minutes: 20 },
    { to: 'Bergame', kilometres: 48, minutes: 40 },
    { to: 'Côme', kilometres: 58, minutes: 50 },
    { to: 'Pavie', kilometres: 45, minutes: 40 },
    { to: 'Vérone', kilometres: 155, minutes: 95 },
  ],
  questions: [
    {
      question: 'Faut-il un ticket pour l’Area C ?',
      answer:
        'Seulement si vous entrez en semaine dans l’anneau intérieur. De Linate, le métro va plus vite.',
    },
    {
      question: 'Quelle route pour les lacs ?',
      answer: 'La Tangenziale Est et l’A51 pour Lecco ; l’A4, l’A8 et l’A9 pour Côme.',
    },
    {
      question: 'La rocade est-elle payante ?',
      answer: 'À certaines sorties et barrières, oui. Vers l’A1 et l’A4, préparez une carte.',
    },
  ],
};
