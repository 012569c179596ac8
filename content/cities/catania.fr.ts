import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Catane',
    description:
      'Louer une voiture à Catane : ZTL de la via Etnea, Fontanarossa, parkings gardés, cendre volcanique, recharge, Etna, Taormine et Syracuse.',
  },
  title: 'Location de voiture à Catane',
  description:
    'Une ville noire et blanche sous une montagne qui fume, avec le baroque du sud-est et la côte de Taormine à une heure.',
  text: [
    {
      heading: 'ZTL et rues piétonnes',
      text: [
        'Le cœur de Catane, de la piazza Duomo par la via Etnea jusqu’aux Quattro Canti et autour de la via Crociferi, est piéton ou à trafic limité, avec des caméras à certaines entrées et des bornes à d’autres. L’aire est petite, et l’on arrive à quelques pas de la plupart des hôtels. Heures et entrées changent avec les chantiers et les fêtes ; les panneaux et le site de la ville font foi.',
        'Demandez à l’hôtel par quelle rue venir et si la plaque doit être déclarée. La vraie difficulté n’est pas la caméra mais la double file : des rues larges sur le plan n’ont qu’une voie utilisable. Arrivez avant huit heures ou après le déjeuner.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport de Fontanarossa est à six kilomètres au sud, le plus fréquenté de Sicile. Les comptoirs sont dans un espace à part devant le terminal, à quelques minutes à pied, avec la plupart des voitures juste derrière ; certains loueurs ont un parc voisin avec navette. L’été, comptez trois quarts d’heure. L’Alibus va au centre et à la gare, un train s’arrête à Fontanarossa. Si l’Etna crache de la cendre, l’aéroport peut fermer et les vols se poser à Comiso, Palerme ou Trapani : appelez le loueur, qui en sait plus que la compagnie.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'La nuit, laissez la voiture sous garde. La piazza Alcalà et la piazza Borsellino près du port, la piazza Europa au bord de la mer et les garages privés autour de la via Etnea et de la gare sont les choix habituels ; des parkings relais avec bus rapides ou métro se trouvent à Due Obelischi, Nesima et Santa Sofia. Les lignes bleues se paient par application ou ticket. Les placeurs improvisés demandent une pièce et n’assurent rien. À Taormine, les garages Lumbi ou Porta Catania ; à Syracuse, le Talete pour Ortygie.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes se trouvent corso Italia, au port, à l’aéroport et aux centres commerciaux de Misterbianco et de San Giovanni la Punta ; des rapides sur l’A18 et la route de Syracuse. L’Etna convient aux électriques : la descente de 1 900 mètres rend un tiers de ce que la montée a pris.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Etna sud, refuge Sapienza : 1 h ; Etna nord, Piano Provenzana : 1 h 15',
          'Aci Castello et Acireale : 20 à 25 minutes',
          'Taormine : 55 minutes par l’A18, à péage',
          'Syracuse et Ortygie : 55 minutes, gratuit',
          'Noto, Avola et la réserve de Vendicari : 1 h 10',
          'Raguse Ibla et Modica : 1 h 40',
          'Caltagirone et Piazza Armerina : 1 h 10 et 1 h 30',
        ],
        'Au-dessus de 1 500 mètres, prenez une veste même en août. À Ortygie, Taormine, Noto et Ibla, les vieux centres sont des ZTL.',
      ],
    },
    {
      heading: 'Cendre, usages, saison',
      text: [
        'Après un paroxysme, une fine cendre noire couvre la chaussée comme des billes : freinez doucement, gardez vos distances, n’usez pas des essuie-glaces à sec. La ville abaisse alors la vitesse et interdit les deux-roues. Pour le reste, on conduit vivement et sans rancune : passe qui a le nez devant, et le klaxon veut dire « je suis là ».',
        'D’avril à juin, puis septembre et octobre, c’est l’idéal. Août est chaud et plein. Du 3 au 5 février, la fête de sainte Agathe emplit les rues jour et nuit ; la cire des cierges rend le pavé glissant une semaine et le centre est fermé. L’hiver, on skie sur le volcan, et du 15 novembre au 15 avril les derniers kilomètres demandent des chaînes.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza Duomo et l’éléphant',
      description:
        'Un éléphant de lave porte un obélisque égyptien devant la cathédrale où reposent Bellini et la sainte de la ville ; toute la place baroque naquit après le séisme de 1693, pierre noire et pierre blanche. Dessous coule une rivière, visible des marches derrière la fontaine. L’aire est piétonne.',
      image: 'catania-piazza-duomo',
    },
    {
      name: 'La Pescheria',
      description:
        'Le marché derrière la fontaine de l’Amenano : espadons avec leur épée, oursins ouverts sur-le-champ, marchands qui chantent. Les matins du lundi au samedi, de préférence vers neuf heures. Plus tard, les tables alentour cuisinent ce qui reste. Tenez votre sac et votre appétit, et laissez la voiture au loin.',
      image: 'catania-pescheria',
    },
    {
      name: 'Le Teatro Massimo Bellini',
      description:
        'Un opéra de 1890, velours rouge et or, à l’acoustique si bonne que les chanteurs la craignent. Le plafond montre les œuvres de Bellini. Autour de la place s’étend le quartier où Catane sort le soir, fermé aux voitures bien des jours dès l’heure de l’apéritif, été comme hiver.',
      image: 'catania-teatro-bellini',
    },
    {
      name: 'Le château Ursino',
      description:
        'Frédéric II le fit bâtir au bord de la mer en 1239 ; la lave de 1669 le contourna et repoussa le rivage d’un demi-kilomètre, si bien qu’il se dresse aujourd’hui parmi les maisons. Il abrite le musée civique. Les ruelles alentour sont bonnes pour la viande grillée du soir, difficiles pour les voitures.',
      image: 'catania-castello-ursino',
    },
  ],
  questions: [
    {
      question: 'Puis-je monter sur l’Etna avec une voiture de location ?',
      answer:
        'Oui, jusqu’aux parkings payants du Sapienza et de Piano Provenzana. Au-delà ne vont que le téléphérique, les guides et des véhicules spéciaux.',
    },
    {
      question: 'Et si l’aéroport ferme à cause de la cendre ?',
      answer:
        'Appelez aussitôt le loueur : souvent il garde la voiture ou en trouve une là où vous atterrissez. L’annulation gratuite suit la règle des 48 heures.',
    },
    {
      question: 'Les autoroutes sont-elles payantes ?',
      answer: 'L’A18 vers Taormine et Messine, oui ; Syracuse et Palerme sont gratuites.',
    },
    {
      question: 'Peut-on se garer dans la rue ?',
      answer: 'Le jour, sans rien de visible, oui ; la nuit, préférez un garage gardé.',
    },
  ],
};
