import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Catane Fontanarossa',
    description:
      'Louer une voiture à Catane Fontanarossa (CTA) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Catane Fontanarossa',
  description: 'L’aéroport le plus fréquenté de Sicile, en vue du volcan qui parfois le ferme.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Le terminal A accueille la plupart des vols, un bâtiment plus petit certains à bas prix. Les comptoirs sont dans un espace à part devant le terminal, fléché, à trois ou cinq minutes à pied ; la plupart des voitures sont juste derrière, d’autres dans des parcs voisins avec navette. L’Alibus et une halte ferroviaire mènent en ville.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'L’été, prenez un numéro et patience. Après une éruption, demandez si pare-brise et toit ont été lavés : la cendre raye, et les marques existantes doivent être notées. Une roue de secours vaut mieux qu’un plus gros moteur.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’arrêt devant est gratuit quelques minutes, lues par des caméras. P1 et P2 servent aux heures, P4 et les parkings privés aux jours. La nuit, choisissez-les éclairés.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein en venant de la rocade, via Santa Maria Goretti ou aux aires de la route de Syracuse ; les stations les plus proches sont souvent pleines le matin. De Taormine, évitez la rocade entre dix-sept et dix-neuf heures. Si l’aéroport ferme à cause de la cendre, appelez le loueur avant de rendre la voiture.',
      ],
    },
  ],
  distances: [
    { to: 'Catane', kilometres: 6, minutes: 15 },
    { to: 'Taormine', kilometres: 62, minutes: 55 },
    { to: 'Syracuse', kilometres: 58, minutes: 50 },
    { to: 'Etna, refuge Sapienza', kilometres: 42, minutes: 60 },
    { to: 'Raguse', kilometres: 105, minutes: 95 },
  ],
  questions: [
    {
      question: 'Les autoroutes sont-elles gratuites ?',
      answer: 'Vers Syracuse et Palerme, oui ; vers Taormine et Messine, l’A18 est à péage.',
    },
    {
      question: 'Et si mon vol est dérouté sur Comiso ?',
      answer:
        'Appelez le loueur : beaucoup attendent ou apportent la voiture. Comiso est à une heure et demie de route.',
    },
    {
      question: 'Puis-je monter sur l’Etna ?',
      answer: 'Jusqu’aux parkings payants à 1 900 mètres, chaînes à bord l’hiver.',
    },
  ],
};
