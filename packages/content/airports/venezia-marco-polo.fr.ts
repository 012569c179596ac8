import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Venise Marco-Polo',
    description:
      'Votre voiture à Venise Marco-Polo (VCE) : quand la retirer, bateaux et bus vers la lagune, Dolomites et plages en voiture, plein et retour.',
  },
  title: 'Location de voiture à l’aéroport de Venise Marco-Polo',
  description:
    'Au bord de la lagune : Venise en bateau, les Dolomites par l’autoroute, et votre voiture à cinq minutes.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Les comptoirs sont aux arrivées et les voitures dans le parking à étages d’en face, à cinq minutes à couvert. Les bateaux pour Venise partent de l’embarcadère, à dix minutes par les tapis roulants ; les bus pour le Piazzale Roma et Mestre s’arrêtent devant. Une gare souterraine s’achève : vérifiez si les trains la desservent déjà.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Si vous allez d’abord à Venise, ne retirez pas la voiture tout de suite : une nuit de garage y coûte autant qu’un jour de location. Réservez-la pour le jour où vous quittez la ville et revenez en bus. Pour la montagne, demandez un équipement d’hiver et un badge de télépéage.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant les arrivées, l’arrêt est gratuit quelques minutes. Plus un parking est éloigné, moins il coûte, et moins encore en ligne ; les parkings privés de Tessera ont des navettes. Pour visiter les îles et la vieille ville, mieux vaut ne pas avoir de voiture du tout.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Il y a des stations sur la SS14 Triestina dans les deux sens, à quelques kilomètres, moins chères que celle de la voie d’accès. L’accès au retour est fléché par loueur. Les samedis d’été, la Triestina est bloquée vers Jesolo dès huit heures.',
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
        'Oui, chez les loueurs qui y ont une agence. C’est le plus commode si vous finissez par Venise.',
    },
    {
      question: 'La route de Mestre est-elle payante ?',
      answer:
        'Non, la bretelle de l’aéroport et l’A57 autour de Mestre sont gratuites jusqu’aux barrières de péage.',
    },
    {
      question: 'L’aéroport de Trévise est-il proche ?',
      answer: 'Il est à trente-cinq minutes. Vérifiez bien duquel des deux part votre vol à bas prix.',
    },
  ],
};
