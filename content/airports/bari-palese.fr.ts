import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Bari Palese',
    description:
      'Louer une voiture à Bari Palese (BRI) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Bari Palese',
  description: 'L’aéroport Karol Wojtyła : petit, rapide et directement sur la voie express de la côte.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. En sortant des arrivées, on voit la rangée des bureaux de location, les voitures à quelques pas, en plein air. Les trains pour la gare centrale de Bari partent d’en bas, vingt minutes environ ; les bus pour Matera et Brindisi s’arrêtent devant.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Du tapis à la route, il faut rarement plus de vingt minutes, quarante en août. Choisissez une compacte, pour les ruelles des villes blanches. Regardez jantes et dessous de caisse : la campagne a des pierres, et ces parties sont souvent hors assurance.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’attente devant est gratuite une dizaine de minutes. Le parking à étages est en face, ceux à ciel ouvert voisins coûtent moins, et à Palese des privés ont une navette.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Sur la SS16, des stations se trouvent dans les deux sens à moins de cinq kilomètres ; les moins chères sont celles des supermarchés de Modugno et de Bitonto. De la vallée d’Itria, comptez une heure et quart ; les dimanches soir d’été, la SS16 depuis Monopoli va au pas. Les voies de retour jouxtent les bureaux.',
      ],
    },
  ],
  distances: [
    { to: 'Bari, centre', kilometres: 11, minutes: 18 },
    { to: 'Trani', kilometres: 38, minutes: 30 },
    { to: 'Polignano a Mare', kilometres: 45, minutes: 35 },
    { to: 'Alberobello', kilometres: 65, minutes: 55 },
    { to: 'Matera', kilometres: 65, minutes: 60 },
  ],
  questions: [
    {
      question: 'Y a-t-il des péages dans les Pouilles ?',
      answer: 'Seulement sur l’A14. La SS16 et les routes d’Alberobello et de Matera sont gratuites.',
    },
    {
      question: 'Bari ou Brindisi pour le Salento ?',
      answer:
        'Brindisi est plus près de Lecce ; de Bari, c’est une heure trois quarts par les SS16 et SS613, gratuites.',
    },
    {
      question: 'Entre-t-on en voiture dans les Sassi de Matera ?',
      answer: 'Non, ils sont en ZTL. On se gare dans la ville moderne ; dix minutes à pied.',
    },
    {
      question: 'Puis-je prendre la voiture au port des ferries ?',
      answer:
        'Chez certains loueurs, sur rendez-vous. Du port à l’aéroport, il y a vingt minutes en taxi, souvent le plus rapide.',
    },
  ],
};
