import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Bari Palese',
    description:
      'Votre voiture à l’aéroport de Bari (BRI) : comptoirs à la sortie, SS16 vers les Pouilles, temps de route pour Alberobello et Matera, où faire le plein.',
  },
  title: 'Location de voiture à l’aéroport de Bari Palese',
  description:
    'L’aéroport Karol-Wojtyła est petit, rapide et relié directement à la voie express de la côte.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. À la sortie des arrivées, les comptoirs des loueurs se suivent ; les voitures sont à quelques pas, en plein air. Les trains pour la gare centrale de Bari partent du sous-sol et mettent vingt minutes environ ; les bus pour Matera et Brindisi s’arrêtent devant.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Du tapis à bagages à la route, comptez rarement plus de vingt minutes, quarante en août. Prenez une compacte pour les ruelles des villes blanches. Examinez les jantes et le dessous de caisse : les chemins sont caillouteux et ces parties sont souvent exclues de l’assurance.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Les minutes gratuites sont rares : aux départs, à peine de quoi décharger, dans les parkings de courte durée jusqu’à un quart d’heure, et pas autant de fois par jour que l’on veut. Lisez le panneau à la barrière. Le parking à étages est en face, les parkings voisins à ciel ouvert coûtent moins cher, et des parkings privés de Palese ont une navette.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'La SS16 a des stations dans les deux sens à moins de cinq kilomètres ; les moins chères sont souvent celles des supermarchés de Modugno et de Bitonto. Depuis la vallée d’Itria, comptez une heure et quart ; les dimanches soir d’été, on roule au pas sur la SS16 à partir de Monopoli. Le retour se fait à côté des comptoirs.',
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
      answer: 'Seulement sur l’A14. La SS16 et les routes vers Alberobello et Matera sont gratuites.',
    },
    {
      question: 'Bari ou Brindisi pour le Salento ?',
      answer:
        'Brindisi est plus près de Lecce ; de Bari, c’est une heure trois quarts par les SS16, SS379 et SS613, gratuites.',
    },
    {
      question: 'Entre-t-on en voiture dans les Sassi de Matera ?',
      answer: 'Non, ils sont en ZTL. On se gare dans la ville moderne, à dix minutes à pied.',
    },
    {
      question: 'Puis-je prendre la voiture au port des ferries ?',
      answer:
        'Chez certains loueurs, sur rendez-vous. Rejoindre l’aéroport en taxi prend vingt minutes : c’est souvent le plus rapide.',
    },
  ],
};
