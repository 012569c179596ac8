import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Catane',
    description:
      'Louer une voiture à Catane : ZTL de la via Etnea, Fontanarossa, parkings gardés, cendre volcanique, recharge, Etna, Taormine et Syracuse.',
  },
  title: 'Location de voiture à Catane',
  description:
    'Une ville noire et blanche sous une montagne qui fume, avec le baroque du Sud-Est et la côte de Taormine à une heure.',
  text: [
    {
      heading: 'ZTL et rues piétonnes',
      text: [
        'Le cœur de Catane, de la piazza Duomo par la via Etnea jusqu’aux Quattro Canti, est piéton, tout comme la piazza Mazzini et la place du château Ursino, dont les rues voisines ferment de 19 h à 7 h et tout le dimanche. Le quartier du Teatro Massimo Bellini, entre la via di Sangiuliano et la via Vittorio Emanuele, est à trafic limité jour et nuit. Des caméras surveillent les entrées. La zone est petite et l’on arrive tout près de la plupart des hôtels ; les accès changent avec les chantiers et les fêtes, fiez-vous aux panneaux.',
        'Demandez à l’hôtel par quelle rue venir et si la plaque doit être déclarée. La vraie difficulté n’est pas la caméra mais le stationnement en double file : des rues larges sur le plan n’ont plus qu’une voie utilisable. Arrivez avant huit heures ou après le déjeuner.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport de Fontanarossa est à six kilomètres au sud, le plus fréquenté de Sicile. Les comptoirs sont regroupés devant le terminal, à quelques minutes à pied, et la plupart des voitures sont juste derrière ; certains loueurs ont un parc voisin avec navette. L’été, comptez trois quarts d’heure. L’Alibus va au centre et à la gare, un train s’arrête à Fontanarossa. Si l’Etna crache de la cendre, l’aéroport peut fermer et les vols se poser à Comiso, Palerme ou Trapani : appelez le loueur, qui en sait souvent plus que la compagnie.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'La nuit, laissez la voiture dans un parking gardé. La piazza Borsellino près du port, que les vieux plans appellent Alcalà, la piazza Europa au bord de la mer et les garages privés autour de la via Etnea et de la gare sont les choix habituels ; il y a des parkings relais, avec bus ou métro, à Due Obelischi, Nesima, Santa Sofia et piazzale Sanzio. Les lignes bleues se paient par application ou ticket. Les gardiens improvisés demandent une pièce et ne gardent rien. À Taormine, les garages Lumbi ou Porta Catania ; à Syracuse, le Talete pour Ortygie.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Il y a des bornes corso Italia, au port, à l’aéroport et dans les centres commerciaux de Misterbianco et de San Giovanni la Punta ; des bornes rapides sur l’A18 et la route de Syracuse. L’Etna convient bien aux électriques : la descente de 1 900 mètres rend une partie de ce que la montée a consommé.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Etna sud, refuge Sapienza : 1 h ; Etna nord, Piano Provenzana : 1 h 15',
          'Aci Castello et Acireale : 20 à 25 minutes',
          'Taormine : 55 minutes par l’A18, à péage',
          'Syracuse et Ortygie : 55 minutes, gratuit',
          'Noto, Avola et la réserve de Vendicari : 1 h 10',
          'Raguse Ibla et Modica : 1 h 40',
          'Caltagirone et Piazza Armerina : 1 h 10 et 1 h 30',
        ],
        'Au-dessus de 1 500 mètres, prenez une veste même en août. À Ortygie, Taormine, Noto et Ibla, les vieux centres sont des ZTL.',
      ],
    },
    {
      heading: 'Cendre, usages, saison',
      text: [
        'Après un paroxysme, une fine cendre noire couvre la chaussée comme des billes : freinez doucement, gardez vos distances, n’actionnez pas les essuie-glaces à sec. La ville abaisse alors la vitesse et interdit les deux-roues. Pour le reste, on conduit vite et sans rancune : le premier engagé passe, et le klaxon veut dire « je suis là ».',
        'L’idéal est d’avril à juin, puis en septembre et en octobre. Août est chaud et bondé. Du 3 au 5 février, la fête de sainte Agathe remplit les rues jour et nuit : le centre est fermé, et la cire des cierges rend ensuite la chaussée glissante. L’hiver, on skie sur le volcan, et du 15 novembre au 15 avril les derniers kilomètres exigent des pneus d’hiver ou des chaînes à bord, tout comme l’A19 vers Palerme, en montagne, jusqu’à la mi-mars.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza Duomo et l’éléphant',
      description:
        'Un éléphant de lave porte un obélisque égyptien devant la cathédrale où reposent Bellini et la sainte de la ville ; toute la place baroque est née après le séisme de 1693, pierre noire et pierre blanche. Une rivière coule dessous, visible des marches derrière la fontaine. La place est piétonne.',
      image: 'catania-piazza-duomo',
    },
    {
      name: 'La Pescheria',
      description:
        'Le marché derrière la fontaine de l’Amenano : espadons avec leur épée, oursins ouverts sur-le-champ, marchands qui chantent. Les matins du lundi au samedi, de préférence vers neuf heures. Plus tard, les tables alentour cuisinent ce qui reste. Gardez un œil sur votre sac, et laissez la voiture loin d’ici.',
      image: 'catania-pescheria',
    },
    {
      name: 'Le Teatro Massimo Bellini',
      description:
        'Un opéra de 1890, velours rouge et or, à l’acoustique si bonne que les chanteurs la redoutent. Le plafond illustre les œuvres de Bellini. Autour de la place s’étend le quartier où Catane sort le soir, fermé à toute heure, sous l’œil des caméras, aux voitures sans autorisation.',
      image: 'catania-teatro-bellini',
    },
    {
      name: 'Le château Ursino',
      description:
        'Frédéric II le fit bâtir au bord de la mer en 1239 ; la lave de 1669 le contourna et repoussa le rivage, si bien qu’il se dresse aujourd’hui parmi les maisons. Il abrite le musée municipal. Les ruelles voisines sont parfaites pour une viande grillée le soir, quand les voitures n’y entrent plus.',
      image: 'catania-castello-ursino',
    },
  ],
  questions: [
    {
      question: 'Puis-je monter sur l’Etna avec une voiture de location ?',
      answer:
        'Oui, jusqu’aux parkings payants du Sapienza et de Piano Provenzana. Au-delà, on continue en téléphérique, en véhicule tout-terrain ou à pied avec un guide.',
    },
    {
      question: 'Et si l’aéroport ferme à cause de la cendre ?',
      answer:
        'Appelez aussitôt le loueur : souvent, il vous garde la voiture ou vous en trouve une là où vous atterrissez. L’annulation gratuite suit la règle des 48 heures.',
    },
    {
      question: 'Les autoroutes sont-elles payantes ?',
      answer:
        'Oui vers Taormine et Messine (A18), et les caisses automatiques peuvent n’accepter que les espèces ; non vers Syracuse et Palerme.',
    },
    {
      question: 'Peut-on se garer dans la rue ?',
      answer: 'Oui, de jour et sans rien laisser de visible ; la nuit, préférez un garage gardé.',
    },
  ],
};
