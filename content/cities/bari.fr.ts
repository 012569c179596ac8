import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Bari',
    description:
      'Louer une voiture à Bari : la ZTL de la vieille ville, Palese, parkings relais au bord de la mer, recharge, Alberobello, Matera et Polignano.',
  },
  title: 'Location de voiture à Bari',
  description:
    'Trulli, villes blanches et deux mers à une heure : les Pouilles sont plates, lumineuses et faites pour la voiture. Bari en est le départ.',
  text: [
    {
      heading: 'Bari Vecchia et sa ZTL',
      text: [
        'La vieille ville, sur sa presqu’île, est une zone à trafic limité à toute heure : des ruelles larges comme une table, des femmes qui font les orecchiette sur le seuil, des caméras aux rares entrées. Il n’y a rien à y atteindre en voiture. Le damier du quartier Murat voisin est en grande partie ouvert, avec l’axe piéton de la via Sparano et de la via Argiro et quelques fermetures du front de mer les soirs d’été.',
        'Les maisons d’hôtes de la vieille ville peuvent demander une autorisation pour décharger, mais la plupart viennent chercher les bagages avec un petit véhicule électrique. Donnez-leur la plaque et l’heure, et laissez la voiture hors les murs. La page mobilité de la ville énumère les entrées et les changements.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Karol Wojtyła, à Palese, est à onze kilomètres du centre. Les comptoirs se suivent près des arrivées et les voitures sont à quelques pas : vingt minutes après le tapis, vous pouvez être sur la SS16. Un train semblable à un métro relie l’aéroport à la gare centrale en vingt minutes environ. Les ferries de Grèce, de Croatie et d’Albanie accostent au port, où certains loueurs remettent les clés sur rendez-vous ; à la gare, des comptoirs se rejoignent à pied.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Au Murat, les lignes bleues sont chères et brèves. Bien mieux : les parkings relais du bord de mer, Pane e Pomodoro au sud et Vittorio Veneto vers la foire au nord, et Largo 2 Giugno dans l’intérieur ; on paie très peu pour la journée et la navette vers le centre est comprise. Des garages souterrains se trouvent près de la piazza Cesare Battisti et du Petruzzelli. Les soirs de match et pendant la foire de septembre, tous se remplissent.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes publiques s’étendent le long de la mer, à Poggiofranco et près de l’université ; les rapides aux centres commerciaux de la rocade, sur l’A14 et à Casamassima. Dans la vallée d’Itria, les masserie en ont pour leurs hôtes. Distances courtes, collines basses, hivers doux : une électrique a ici la vie facile.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Polignano a Mare : 35 minutes par la SS16, parking près de la gare',
          'Alberobello : 55 minutes ; Locorotondo et Martina Franca, 15 de plus',
          'Matera : 1 h par les SS96 et SS99 ; on se gare dans la ville moderne',
          'Castel del Monte : 55 minutes ; parking avec navette au pied de la colline',
          'Trani et sa cathédrale sur la mer : 40 minutes',
          'Ostuni : 1 h 10 ; Lecce 1 h 45',
        ],
        'Les routes entre les villes blanches courent entre des murs de pierre sèche et laissent peu de place. À midi, tout ferme ; faites de même.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'La SS16 ressemble à une autoroute sans en avoir les manières : bretelles courtes, sorties soudaines, vrais radars. Tenez votre droite et regardez deux fois en vous insérant. Le dimanche soir, dans les bourgs, la promenade est reine et la grand-rue lui est réservée. Le carburant coûte moins aux pompes des supermarchés ; le service à la pompe se paie.',
        'Mai, juin, septembre et octobre sont les meilleurs. En juillet et août, plages et parkings sont pleins à dix heures et la campagne tremble à quarante degrés. Du 7 au 9 mai, la fête de saint Nicolas ferme le front de mer. À Noël, les villes s’illuminent et les chambres coûtent moitié prix.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La basilique Saint-Nicolas',
      description:
        'En 1087, des marins dérobèrent les os du saint à Myre, et la ville lui bâtit une forteresse de pierre blanche. Les catholiques prient en haut, les pèlerins orthodoxes dans la crypte, côte à côte. Elle est au cœur de la vieille ville : cinq minutes à pied du parking du front de mer nord.',
      image: 'bari-san-nicola',
    },
    {
      name: 'Le château souabe',
      description:
        'Frédéric II rebâtit en 1233 le château normand, les Aragonais l’entourèrent de bastions et Bona Sforza y ouvrit une cour. Il montre aujourd’hui les moulages des portails de toutes les Pouilles, bonne préparation au voyage. Dans la ruelle d’en face, les orecchiette sèchent sur des cadres devant chaque porte.',
      image: 'bari-castello-svevo',
    },
    {
      name: 'Le théâtre Petruzzelli',
      description:
        'L’un des plus grands opéras d’Italie, rouge dehors et dedans, brûlé en 1991 et rouvert dix-huit ans plus tard exactement tel qu’il était. Autour s’étend l’élégant quartier Murat, ses rues droites et ses boutiques. Pour un spectacle, prenez le garage voisin et venez une demi-heure plus tôt.',
      image: 'bari-teatro-petruzzelli',
    },
    {
      name: 'Le Lungomare',
      description:
        'Des kilomètres de promenade aux lampadaires de fonte, tracés entre les deux guerres, du port des pêcheurs à la plage qui se nomme Pain et Tomate. Le soir, toute la ville y marche, mange du poisson cru dans un cornet au petit port et cherche la brise. En voiture, faites-la à l’aube.',
      image: 'bari-lungomare',
    },
  ],
  questions: [
    {
      question: 'Bari ou Brindisi comme aéroport ?',
      answer:
        'Bari pour la vallée d’Itria, Matera et le Gargano, Brindisi pour Lecce et le Salento. L’aller simple entre les deux est souvent possible.',
    },
    {
      question: 'Entre-t-on en voiture à Alberobello et à Matera ?',
      answer:
        'Jusqu’au bord seulement. Toutes deux ont une ZTL autour des trulli et des Sassi ; les parkings fléchés sont à dix minutes.',
    },
    {
      question: 'Puis-je embarquer la voiture sur un ferry ?',
      answer: 'Pour l’Albanie, la Grèce ou la Croatie, seulement avec un accord écrit, rarement donné.',
    },
    {
      question: 'Faut-il une grande voiture ?',
      answer: 'Non. Une compacte passe entre ruelles et murets et se gare mieux dans les villes blanches.',
    },
  ],
};
