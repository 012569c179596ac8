import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Milan Linate',
    description:
      'Votre voiture à Milan Linate (LIN) : comptoirs aux arrivées, métro M4, Area B et Area C, rocade à péage, temps de route vers Côme et Bergame.',
  },
  title: 'Location de voiture à l’aéroport de Milan Linate',
  description:
    'L’aéroport de la ville : à un quart d’heure du centre en métro et directement sur la rocade est.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal, où tout est à quelques minutes. Les comptoirs sont au rez-de-chaussée, aux arrivées, et les voitures dans le parking à étages d’en face, que l’on rejoint à couvert. La ligne M4 part du terminal et atteint San Babila en douze minutes.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Les voyageurs d’affaires remplissent les comptoirs le lundi matin et le jeudi soir ; le reste du temps, dix minutes suffisent. Si on vous remet un diesel ancien, demandez sa norme Euro : pour entrer en ville, on passe par l’Area B, interdite en semaine aux véhicules les plus polluants.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'La dépose-minute est gratuite quelques minutes, avec des caméras à l’entrée et à la sortie. Les parkings du terminal conviennent pour une journée ; pour une absence plus longue, ceux du viale Forlanini, avec navette, coûtent bien moins cher.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Il y a des stations de chaque côté du viale Forlanini et, à quelques minutes, sur la Tangenziale Est ; celles de l’avenue sont souvent moins chères. Le retour se fait dans le même parking, fléché avant le terminal. Quittez la rocade à la sortie « Linate ».',
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
        'Oui, si vous entrez en semaine dans le centre ; pour le week-end, vérifiez s’il est devenu payant. De Linate, le métro va plus vite.',
    },
    {
      question: 'Quelle route pour les lacs ?',
      answer: 'La Tangenziale Est (A51) pour Lecco ; l’A4, l’A8 puis l’A9 pour Côme.',
    },
    {
      question: 'La rocade est-elle payante ?',
      answer: 'Oui, à certaines sorties et barrières. Vers l’A1 et l’A4, préparez une carte.',
    },
  ],
};
