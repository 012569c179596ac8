import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Rome Fiumicino',
    description:
      'Louer une voiture à Rome Fiumicino (FCO) : trouver la tour des loueurs, éviter la ZTL de Rome, autoroute gratuite ou à péage, plein et retour.',
  },
  title: 'Location de voiture à l’aéroport de Rome Fiumicino',
  description:
    'Entre le périphérique et la mer, le plus grand aéroport d’Italie est aussi l’endroit le plus simple de Rome pour commencer un voyage en voiture.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Les vols utilisent les terminaux 1 et 3, côte à côte. Les comptoirs ne sont pas aux arrivées mais dans une tour de bureaux située en face et reliée par des passages couverts : suivez « Autonoleggi » et comptez dix minutes avec des bagages. Un train part environ tous les quarts d’heure pour Termini, un autre pour Trastevere et Tiburtina.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Prenez un numéro s’il y a une borne, et préparez votre permis, votre pièce d’identité et votre carte de crédit. Les voitures sont dans les parkings à étages voisins. Il y fait sombre : photographiez les jantes et les pare-chocs au flash, et réglez le GPS avant la rampe, car il faut choisir presque aussitôt entre Rome et Civitavecchia.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Pour déposer ou prendre quelqu’un, vous disposez de quinze minutes gratuites devant les terminaux ; des caméras les mesurent, et tout dépassement vaut une amende. Les parkings de courte durée sont près des arrivées ; celui de longue durée, relié par une navette, coûte bien moins cher si on le réserve en ligne.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein sur l’A91, qui a des stations dans les deux sens, ou dans le bourg de Fiumicino ; les pompes proches des terminaux sont plus chères et prises d’assaut à l’aube. Gardez le reçu. L’accès au retour est fléché par loueur. Comptez trois quarts d’heure entre la barrière et l’enregistrement.',
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
        'Plusieurs loueurs ont un comptoir tardif ; la liste montre ce qui est possible à votre heure. Les loueurs locaux attendent votre vol, sur rendez-vous.',
    },
    {
      question: 'La route de Rome est-elle payante ?',
      answer:
        'Non. L’A91 et le périphérique sont gratuits. L’A12 vers Civitavecchia est à péage après le premier tronçon.',
    },
    {
      question: 'Faut-il aller directement au centre en voiture ?',
      answer:
        'Seulement si votre hôtel enregistre la plaque. Sinon, prenez le train et ne retirez la voiture que le jour où vous quittez Rome.',
    },
  ],
};
