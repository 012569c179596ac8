import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Cagliari Elmas',
    description:
      'Louer une voiture à Cagliari Elmas (CAG) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Cagliari Elmas',
  description:
    'Sur la lagune des flamants, à sept kilomètres de la ville et au début de la seule route qui ressemble à une autoroute.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Les loueurs partagent un bâtiment voisin, relié par un passage couvert en cinq minutes, les voitures derrière. Le train met six minutes jusqu’à Cagliari.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Les samedis de juin à septembre, les files sont longues : l’un va devant, les autres attendent les bagages. Renseignez-vous sur la franchise des pneus et du dessous de caisse, car des chemins blancs mènent aux plages, et sur le bac de San Pietro. Voyez la roue de secours.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Les minutes devant sont gratuites et rares. Le parking à étages est à côté du terminal ; pour longtemps, celui à ciel ouvert ou un privé d’Elmas coûte moins.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Sur la SS130 et la SS131, des stations se trouvent à moins de trois kilomètres, dans le bourg d’Elmas moins chères ; la nuit, elles marchent par automate. De Villasimius ou de Chia, les soirs d’été, comptez une demi-heure de plus. Secouez le sable des tapis : certains contrats facturent un nettoyage exceptionnel.',
      ],
    },
  ],
  distances: [
    { to: 'Cagliari, centre', kilometres: 8, minutes: 15 },
    { to: 'Plage du Poetto', kilometres: 14, minutes: 20 },
    { to: 'Pula et Nora', kilometres: 35, minutes: 35 },
    { to: 'Villasimius', kilometres: 58, minutes: 65 },
    { to: 'Oristano', kilometres: 90, minutes: 60 },
  ],
  questions: [
    {
      question: 'Y a-t-il des autoroutes ou des péages en Sardaigne ?',
      answer: 'Ni les unes ni les autres. La SS131 est une voie express gratuite de Cagliari à Sassari.',
    },
    {
      question: 'Puis-je rendre la voiture à Olbia ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple compris dans le prix ; trois heures et demie.',
    },
    {
      question: 'Quelles sont les plages les plus proches ?',
      answer: 'Le Poetto en ville ; pour les plus belles, Chia ou Villasimius, à une heure.',
    },
    {
      question: 'Faut-il réserver plages et parkings ?',
      answer:
        'Certains, de juin à septembre, en nombre limité. Consultez la veille le site de la commune et partez tôt.',
    },
  ],
};
