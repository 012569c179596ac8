import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Rome Fiumicino',
    description:
      'Louer une voiture à Rome Fiumicino (FCO) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Rome Fiumicino',
  description:
    'Le plus grand aéroport d’Italie est entre le périphérique et la mer : l’endroit le plus simple de Rome pour commencer un voyage en voiture.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Les vols utilisent les terminaux 1 et 3, côte à côte. Les comptoirs ne sont pas aux arrivées mais dans une tour de bureaux en face, reliée par des passages couverts : suivez « Autonoleggi », dix minutes avec des bagages. Un train part environ tous les quarts d’heure pour Termini, un autre pour Trastevere et Tiburtina.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Prenez un numéro s’il y a une borne, et préparez permis, pièce d’identité et carte de crédit. Les voitures sont dans les parkings à étages voisins. Photographiez jantes et pare-chocs, car il y fait sombre, et réglez la navigation avant la rampe : le premier choix, Rome ou Civitavecchia, vient au bout de trois cents mètres.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Qui vient chercher quelqu’un dispose de quelques minutes gratuites devant les terminaux, contrôlées par des caméras qui comptent chaque passage. Les parkings de courte durée sont près des arrivées ; celui de longue durée, relié par navette, coûte bien moins s’il est réservé en ligne.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein le long de l’A91 depuis Rome, aux aires des deux sens, ou dans le bourg de Fiumicino ; les pompes proches des terminaux sont plus chères et encombrées à l’aube. Gardez le reçu. Les voies de retour sont fléchées par loueur. Comptez trois quarts d’heure entre la barrière et l’enregistrement.',
      ],
    },
  ],
  distances: [
    { to: 'Rome, Colisée', kilometres: 30, minutes: 40 },
    { to: 'Civitavecchia, port', kilometres: 58, minutes: 45 },
    { to: 'Tivoli', kilometres: 57, minutes: 50 },
    { to: 'Orvieto', kilometres: 135, minutes: 85 },
    { to: 'Naples', kilometres: 230, minutes: 150 },
  ],
  questions: [
    {
      question: 'Puis-je prendre la voiture après minuit ?',
      answer:
        'Plusieurs loueurs ont un comptoir tardif ; la liste montre ce qui est possible à votre heure. Les loueurs locaux attendent les vols sur rendez-vous.',
    },
    {
      question: 'La route de Rome est-elle payante ?',
      answer:
        'Non. L’A91 et le périphérique sont gratuits. L’A12 vers Civitavecchia est à péage après le premier tronçon.',
    },
    {
      question: 'Faut-il aller droit au centre ?',
      answer:
        'Seulement avec un hôtel qui enregistre la plaque. Sinon, prenez le train et la voiture au jour du départ.',
    },
  ],
};
