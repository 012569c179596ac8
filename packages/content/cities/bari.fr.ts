import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Bari',
    description:
      'Louer une voiture à Bari : la ZTL de la vieille ville, Palese, parkings relais au bord de la mer, recharge, Alberobello, Matera et Polignano.',
  },
  title: 'Location de voiture à Bari',
  description:
    'Trulli, villes blanches, l’Adriatique à la porte et la mer Ionienne à une heure : les Pouilles, plates et lumineuses, se visitent en voiture. Bari en est le point de départ.',
  text: [
    {
      heading: 'Bari Vecchia et sa ZTL',
      text: [
        'La vieille ville, sur sa presqu’île, est une zone à trafic limité à toute heure : des ruelles larges comme une table, des femmes qui façonnent les orecchiette sur le pas de leur porte, des caméras à chaque entrée, depuis décembre 2025 aussi du côté du château. Rien n’oblige à y aller en voiture. Juste à côté, le damier du quartier Murat est en grande partie ouvert, sauf l’axe piéton de la via Sparano et de la via Argiro et, certains soirs d’été, le front de mer.',
        'L’accès est réservé aux résidents, ne comptez donc pas sur une autorisation : demandez à votre maison d’hôtes de la vieille ville, qui vient souvent chercher les bagages avec un petit véhicule électrique. Laissez la voiture hors les murs, par exemple au parking payant du piazzale Cristoforo Colombo, sur le front de mer nord. Le site de la ville, à la page mobilité, indique les entrées et les changements.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Karol Wojtyła, à Palese, est à onze kilomètres du centre. Les comptoirs se suivent près des arrivées et les voitures sont à quelques pas : vingt minutes après avoir récupéré vos bagages, vous pouvez être sur la SS16. Un train fréquent comme un métro relie l’aéroport à la gare centrale en vingt minutes environ. Les ferries de Grèce, de Croatie et d’Albanie accostent au port, où certains loueurs remettent les clés sur rendez-vous ; d’autres ont un comptoir à quelques minutes à pied de la gare.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Au Murat, les lignes bleues sont chères et limitées dans le temps. Préférez les parkings relais : Pane e Pomodoro au sud et Vittorio Veneto au nord, vers la foire, tous deux au bord de la mer, et, plus à l’intérieur, Largo 2 Giugno et le grand Polipark, près de l’hôpital, qui a de la place quand les autres sont pleins. La journée y coûte très peu, navette vers le centre comprise, mais elle ne passe guère le dimanche et les jours fériés. La plupart ferment la nuit : voyez le panneau. Il y a un garage souterrain piazza Cesare Battisti, d’autres, privés, vers le Petruzzelli. Les soirs de match et pendant la foire de septembre, tout est plein.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes publiques se trouvent surtout le long de la mer, à Poggiofranco et près de l’université ; les bornes rapides, dans les centres commerciaux de la rocade, sur l’A14 et à Casamassima. Dans la vallée d’Itria, les masserie en ont pour leurs hôtes. Distances courtes, collines basses, hivers doux : une voiture électrique a ici la vie facile.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Polignano a Mare : 35 minutes par la SS16, parking près de la gare',
          'Alberobello : 55 minutes ; Locorotondo et Martina Franca, 15 de plus',
          'Matera : 1 h par les SS96 et SS99 ; on se gare dans la ville moderne',
          'Castel del Monte : 55 minutes ; parking avec navette au pied de la colline, amendes sur le bas-côté',
          'Trani et sa cathédrale sur la mer : 40 minutes',
          'Ostuni : 1 h 10 ; Lecce 1 h 45',
        ],
        'Entre les villes blanches, les routes courent entre des murets de pierre sèche et laissent peu de place. En début d’après-midi, tout ferme : faites une pause, vous aussi.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'La SS16 ressemble à une autoroute sans en avoir les manières : bretelles courtes, sorties soudaines, vrais radars. Serrez à droite et regardez deux fois avant de vous insérer. Le dimanche soir, dans les bourgs, la rue principale est réservée à la promenade. Le carburant coûte moins cher aux pompes des supermarchés ; se faire servir (« servito ») coûte plus cher que le libre-service.',
        'Mai, juin, septembre et octobre sont les meilleurs mois. En juillet et en août, plages et parkings sont pleins dès dix heures et il peut faire quarante degrés dans les terres. Du 7 au 9 mai, la fête de saint Nicolas ferme le front de mer. À Noël, les villes s’illuminent et les prix des chambres baissent.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La basilique Saint-Nicolas',
      description:
        'En 1087, des marins volèrent les reliques du saint à Myre, et la ville leur bâtit une forteresse de pierre blanche. Les catholiques prient en haut, les pèlerins orthodoxes dans la crypte, côte à côte. Elle est au cœur de la vieille ville : cinq minutes à pied du parking du front de mer nord.',
      image: 'bari-san-nicola',
    },
    {
      name: 'Le château souabe',
      description:
        'Frédéric II rebâtit en 1233 le château normand, les Aragonais l’entourèrent de bastions et Bona Sforza y ouvrit une cour. On y voit aujourd’hui les moulages des portails de toutes les Pouilles, une bonne introduction au voyage. Dans la ruelle d’en face, les orecchiette sèchent sur des cadres devant chaque porte.',
      image: 'bari-castello-svevo',
    },
    {
      name: 'Le théâtre Petruzzelli',
      description:
        'L’un des plus grands opéras d’Italie, rouge à l’extérieur comme à l’intérieur, brûlé en 1991 et rouvert dix-huit ans plus tard exactement tel qu’il était. Autour s’étend l’élégant quartier Murat, ses rues droites et ses boutiques. Pour un spectacle, prenez le garage voisin et venez une demi-heure plus tôt.',
      image: 'bari-teatro-petruzzelli',
    },
    {
      name: 'Le Lungomare',
      description:
        'Des kilomètres de promenade aux lampadaires de fonte, tracés entre les deux guerres, du port des pêcheurs à la plage au drôle de nom, Pane e Pomodoro : pain et tomate. Le soir, toute la ville s’y promène, mange du poisson cru au petit port et cherche un peu de fraîcheur. En voiture, venez à l’aube.',
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
        'Jusqu’à l’entrée seulement. Les trulli de l’une et les Sassi de l’autre sont en ZTL ; les parkings fléchés sont à dix minutes à pied.',
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
