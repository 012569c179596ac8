import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Catane Fontanarossa',
    description:
      'Louer une voiture à Catane Fontanarossa (CTA) : trouver son comptoir, la cendre de l’Etna, Taormine et Syracuse avec temps de route, plein et retour.',
  },
  title: 'Location de voiture à l’aéroport de Catane Fontanarossa',
  description: 'L’aéroport le plus fréquenté de Sicile, face au volcan qui le ferme parfois.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Le terminal A accueille la plupart des vols, un bâtiment plus petit certaines compagnies à bas prix. Les comptoirs sont regroupés devant le terminal, dans un espace fléché, à trois à cinq minutes à pied ; la plupart des voitures sont juste derrière, d’autres dans des parcs voisins avec navette. Depuis décembre 2025, on démolit l’ancien terminal voisin pour en bâtir un neuf : fiez-vous aux panneaux du jour plus qu’au plan. L’Alibus et le train, depuis la halte voisine, mènent en ville.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'L’été, prenez un numéro et votre mal en patience. Après une éruption, demandez si le pare-brise et le toit ont été lavés : la cendre raye, et les rayures existantes doivent être notées. Mieux vaut une roue de secours qu’un plus gros moteur.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'L’arrêt devant le terminal est gratuit quelques minutes, sous l’œil des caméras. Les parkings les plus proches conviennent pour quelques heures, les plus éloignés et les parkings privés pour plusieurs jours. La nuit, choisissez un parking éclairé.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein en venant de la rocade, via Santa Maria Goretti, ou aux aires de la route de Syracuse ; les stations les plus proches sont souvent prises d’assaut le matin. En venant de Taormine, évitez la rocade entre 17 h et 19 h. Si l’aéroport ferme à cause de la cendre, appelez le loueur avant de rendre la voiture.',
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
      answer:
        'Oui vers Syracuse et Palerme ; vers Taormine et Messine, l’A18 est à péage. Prévoyez des espèces : les caisses automatiques peuvent refuser les cartes.',
    },
    {
      question: 'Et si mon vol est dérouté sur Comiso ?',
      answer:
        'Appelez le loueur : beaucoup vous attendent ou vous amènent la voiture. Comiso est à une heure et demie de route.',
    },
    {
      question: 'Puis-je monter sur l’Etna ?',
      answer:
        'Oui, jusqu’aux parkings payants, à 1 900 mètres ; de mi-novembre à mi-avril, avec des pneus d’hiver ou des chaînes à bord.',
    },
  ],
};
