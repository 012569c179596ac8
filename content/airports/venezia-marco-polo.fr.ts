import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Venise Marco-Polo',
    description:
      'Louer une voiture à Venise Marco-Polo (VCE) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Venise Marco-Polo',
  description:
    'Au bord de la lagune : en bateau vers Venise, par l’autoroute vers les Dolomites, et la voiture attend à cinq minutes.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un terminal sur trois niveaux. Les comptoirs sont aux arrivées ; les voitures dans le parking à étages d’en face, à cinq minutes à couvert. Du quai, à dix minutes par tapis roulant, partent les bateaux pour Venise ; les bus pour Piazzale Roma et Mestre s’arrêtent devant.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Si vous allez d’abord à Venise, ne prenez pas la voiture aujourd’hui : une nuit de garage y coûte un jour de location. Réservez la remise pour le jour du départ et revenez en bus. Pour la montagne, demandez l’équipement d’hiver et le badge de péage.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’aire d’attente devant les arrivées est gratuite quelques minutes. Les parkings P1 à P6 coûtent moins avec la distance, et moins encore en ligne ; les privés de Tessera ont des navettes. Pour les îles et la vieille ville, nul n’en a besoin.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent sur la SS14 Triestina dans les deux sens, à deux ou quatre kilomètres, moins chères que celle de la voie d’accès. L’entrée du retour est fléchée par loueur. Les samedis d’été, la Triestina vers Jesolo est à l’arrêt dès huit heures.',
      ],
    },
  ],
  distances: [
    { to: 'Venise, Piazzale Roma', kilometres: 13, minutes: 20 },
    { to: 'Trévise', kilometres: 26, minutes: 30 },
    { to: 'Padoue', kilometres: 45, minutes: 40 },
    { to: 'Cortina d’Ampezzo', kilometres: 150, minutes: 115 },
    { to: 'Trieste', kilometres: 145, minutes: 90 },
  ],
  questions: [
    {
      question: 'Puis-je rendre la voiture au Piazzale Roma ?',
      answer:
        'Chez les loueurs qui y ont une agence. C’est la fin la plus commode si Venise vient en dernier.',
    },
    {
      question: 'Paie-t-on jusqu’à Mestre ?',
      answer: 'Non, la bretelle de l’aéroport et l’A57 autour de Mestre sont gratuites jusqu’aux barrières.',
    },
    {
      question: 'L’aéroport de Trévise est-il proche ?',
      answer: 'Trente-cinq minutes ; vérifiez lequel des deux désigne votre vol à bas prix.',
    },
  ],
};
