import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Viterbe',
    description:
      'Louer une voiture à Viterbe : la ZTL dans les murs, parking gratuit de Valle Faul, routes depuis Rome, recharge, Civita di Bagnoregio, Bolsena, Bomarzo.',
  },
  title: 'Location de voiture à Viterbe',
  description:
    'La ville des papes et des eaux chaudes est en Tuscia, pays de lacs, de tombes étrusques et de villages sur le tuf que la voiture relie en une demi-heure.',
  text: [
    {
      heading: 'Dans les murs',
      text: [
        'Les murs de Viterbe sont entiers, et à l’intérieur beaucoup est zone à trafic limité : San Pellegrino, le quartier aux escaliers médiévaux, toujours ; d’autres rues du centre à certaines heures, plus longues le week-end et l’été. Des caméras se trouvent aux portes et à l’entrée de San Pellegrino. On franchit la Porta Romana, la Porta Fiorentina et la Porta della Verità pour gagner les parkings.',
        'Les hôtels situés dedans enregistrent la plaque pour décharger. Les distances étant courtes, la plupart laissent la voiture dehors et marchent dix minutes. Le plan est sur le site de la commune. Les 2 et 3 septembre, quand passe la Macchina di Santa Rosa, tout le centre est fermé.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Il n’y a pas d’aéroport : Fiumicino est à une heure et demie par l’A12 et la SS1bis, ou par le périphérique et la Cassia ; Ciampino à une heure quarante. Les trains de Rome mettent d’une heure et demie à deux heures et s’arrêtent à Porta Romana et Porta Fiorentina. Les agences sont hors des murs, le long de la Cassia au nord et au sud et près des gares, aux heures de bureau. Qui vient de loin en train peut descendre à Orte, à trente minutes par la SS675 gratuite, où certains livrent sur rendez-vous.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Valle Faul, sous le palais des papes, est vaste et gratuit, avec des ascenseurs vers la cathédrale : le premier choix. La piazza Martiri d’Ungheria, dite Sacrario, au bord du centre, est payante ; le Riello et les abords de Porta Romana et de Porta Fiorentina sont gratuits ou peu chers. Le samedi matin, le marché occupe le Sacrario. Pour Civita, on se gare à Bagnoregio et l’on passe le pont à pied ; à Bolsena et Capodimonte, au bord du lac, payant l’été.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes se trouvent à Valle Faul, près de Porta Fiorentina, aux centres commerciaux de la Cassia et de la Tuscanese et aux thermes ; les rapides sont rares, à Orte près de l’A1 et dans la zone commerciale de Viterbe. Autour du lac de Bolsena, il y en a quelques-unes dans les gros bourgs. Commencez la journée batterie pleine ; les distances sont petites.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Les Terme dei Papi et les bassins libres du Bullicame : 10 minutes',
          'La Villa Lante à Bagnaia : 10 minutes',
          'Bomarzo, le parc des monstres : 25 minutes',
          'Caprarola et le lac de Vico : 25 à 30 minutes',
          'Tuscania : 30 minutes ; Tarquinia et ses tombes 45',
          'Bolsena et son lac : 35 minutes',
          'Civita di Bagnoregio : 35 minutes, billet pour le pont',
          'Orvieto : 45 minutes ; Pitigliano 1 h',
        ],
        'Les villages semblent proches et sont séparés par des ravins : fiez-vous aux minutes, non aux kilomètres.',
      ],
    },
    {
      heading: 'Routes, usages, saison',
      text: [
        'La Cassia est une vieille et belle route ; ne doublez que là où vous voyez loin. La SS675 vers Orte et Tarquinia est rapide et gratuite. Les gens d’ici connaissent chaque virage et vous le montreront : laissez-les passer. Sangliers et porcs-épics traversent après le coucher du soleil, les camions de noisettes en septembre. Dans les villages, les stations ferment de midi et demi à trois heures et demie.',
        'Avril, mai et octobre sont les plus beaux, quand le tuf et les bois ont leurs couleurs et que les villages sont vides. Juillet est chaud, mais les lacs sont propres et frais, Bolsena surtout. L’hiver, les eaux fument dans l’air froid et les monts Cimini peuvent avoir de la neige : pneus ou chaînes du 15 novembre au 15 avril sur les routes signalées.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le palais des papes',
      description:
        'Dans la salle de ce palais, les cardinaux siégèrent près de trois ans dès 1268, jusqu’à ce que le peuple les enfermât, ôtât le toit et les mît au pain et à l’eau : ainsi naquit le conclave. La loggia, dentelle de pierre, regarde Valle Faul, où vous êtes garé, les ascenseurs entre les deux.',
      image: 'viterbo-palazzo-dei-papi',
    },
    {
      name: 'Le quartier San Pellegrino',
      description:
        'Escaliers extérieurs, arches, tours et fontaines de pierre grise : l’un des quartiers médiévaux les mieux gardés d’Europe, habité et éclairé de lanternes. Au printemps, il se remplit de fleurs quelques jours. Il est toujours fermé aux voitures ; entrez à pied par la Porta San Pietro, où l’on se gare hors des murs.',
      image: 'viterbo-san-pellegrino',
    },
    {
      name: 'La Villa Lante',
      description:
        'Un jardin de la Renaissance dont l’eau est l’héroïne : elle naît d’une grotte, descend une chaîne de pierre, s’étend sur la table d’un cardinal et finit dans un carré de bassins aux quatre Maures. À Bagnaia, dix minutes en voiture, parking sur la place du village. Fermée le lundi.',
      image: 'viterbo-villa-lante',
    },
    {
      name: 'Les Terme dei Papi et le Bullicame',
      description:
        'Une eau sulfureuse à près de soixante degrés, citée par Dante, dont usèrent Étrusques, papes et tous les autres. Les thermes ont un bassin de deux mille mètres carrés sous le ciel ; au Bullicame, on se baigne pour rien dans des cuves de pierre. Les deux ont un parking ; allez-y le soir, dans la vapeur.',
      image: 'viterbo-terme-dei-papi',
    },
  ],
  questions: [
    {
      question: 'Y a-t-il vraiment un parking gratuit près du centre ?',
      answer:
        'Oui, à Valle Faul, avec des ascenseurs vers la cathédrale. Les jours de fête, il est plein à midi.',
    },
    {
      question: 'Comment aller à Civita di Bagnoregio ?',
      answer:
        'En voiture jusqu’à Bagnoregio, puis à pied par le pont, avec un petit billet. L’été, avant dix heures ou après dix-sept.',
    },
    {
      question: 'Quelle est la plus belle route depuis Rome ?',
      answer:
        'La Cassia par Sutri et le lac de Vico : vingt minutes de plus que la SS675, et un amphithéâtre romain au bord du chemin.',
    },
    {
      question: 'Se baigne-t-on dans les lacs ?',
      answer:
        'À Bolsena et à Vico, oui, propres et avec des plages libres. Sur la rive, le parking se paie de juin à septembre.',
    },
  ],
};
