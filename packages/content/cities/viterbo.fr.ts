import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Viterbe',
    description:
      'Louer une voiture à Viterbe : la ZTL dans les murs, parking gratuit de Valle Faul, routes depuis Rome, recharge, Civita di Bagnoregio, Bolsena, Bomarzo.',
  },
  title: 'Location de voiture à Viterbe',
  description:
    'La ville des papes et des eaux chaudes est la capitale de la Tuscia, pays de lacs, de tombes étrusques et de villages perchés sur le tuf, à une demi-heure de voiture les uns des autres.',
  text: [
    {
      heading: 'À l’intérieur des remparts',
      text: [
        'Les remparts de Viterbe sont intacts et une bonne partie du centre est zone à trafic limité (ZTL) : San Pellegrino, le quartier aux escaliers médiévaux, en permanence ; d’autres rues à certaines heures, plus longues le week-end et l’été. Des caméras surveillent les accès à la zone et l’entrée de San Pellegrino. Les parkings sont fléchés depuis la Porta Romana, la Porta Fiorentina et la Porta della Verità.',
        'Les hôtels de la zone enregistrent la plaque pour le déchargement. Les distances étant courtes, le plus simple est de laisser la voiture à l’extérieur et de marcher dix minutes. Le plan est sur le site de la commune. Les 2 et 3 septembre, quand passe la Macchina di Santa Rosa, tout le centre est fermé.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Il n’y a pas d’aéroport : Fiumicino est à une heure et demie par l’A12 et la SS1bis, ou par le périphérique et la Cassia ; Ciampino à une heure quarante. Les trains de Rome mettent d’une heure et demie à deux heures et s’arrêtent à Porta Romana et Porta Fiorentina ; pendant les travaux sur la ligne, des bus les remplacent. Les agences sont hors des murs, le long de la Cassia au nord et au sud et près des gares, et n’ouvrent qu’aux heures de bureau. Si vous venez de loin en train, descendez à Orte, à trente minutes par la SS675, gratuite ; certains loueurs y livrent sur rendez-vous.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Valle Faul, sous le palais des papes, est vaste, gratuit en partie, ailleurs payant mais bon marché, avec des ascenseurs vers la cathédrale, quand ils marchent : le premier choix. La piazza Martiri d’Ungheria, dite Sacrario, au bord du centre, est payante ; le Riello et les abords de Porta Romana et de Porta Fiorentina sont gratuits ou peu chers. Le marché du samedi a gagné la piazza della Rocca, derrière la Porta Fiorentina : lisez les panneaux avant d’y laisser la voiture le soir. Pour Civita, on se gare à Bagnoregio (payant) et l’on traverse le pont à pied ; à Bolsena et à Capodimonte, on se gare au bord du lac (payant l’été).',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Il y a des bornes à Valle Faul, près de Porta Fiorentina, dans les centres commerciaux de la Cassia et de la Tuscanese et aux thermes ; les bornes rapides sont rares : Orte, près de l’A1, et la zone commerciale de Viterbe. Autour du lac de Bolsena, les principaux bourgs en ont quelques-unes. Commencez la journée avec une batterie pleine ; les distances sont courtes.',
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
          'Tuscania : 30 minutes ; Tarquinia et ses tombes : 45',
          'Bolsena et son lac : 35 minutes',
          'Civita di Bagnoregio : 35 minutes, billet pour le pont',
          'Orvieto : 45 minutes ; Pitigliano : 1 h',
        ],
        'Les villages semblent proches, mais des ravins les séparent : comptez en minutes, pas en kilomètres.',
      ],
    },
    {
      heading: 'Routes, usages, saison',
      text: [
        'La Cassia est une vieille et belle route ; ne doublez que si vous voyez loin. La SS675 vers Orte est rapide et gratuite. Les gens d’ici connaissent chaque virage et roulent en conséquence : laissez-les passer. Attention aux sangliers et aux porcs-épics après le coucher du soleil et, en septembre, aux camions de noisettes. Dans les villages, les stations ferment de midi et demi à trois heures et demie.',
        'Avril, mai et octobre sont les plus beaux mois, quand les bois sont en couleurs et les villages tranquilles. Juillet est chaud, mais les lacs sont propres et frais, surtout celui de Bolsena. L’hiver, les sources fument dans l’air froid et il peut neiger sur les monts Cimini : pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril sur les routes signalées, dont une partie de la Cassia.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le palais des papes',
      description:
        'Dans la salle de ce palais, les cardinaux siégèrent près de trois ans à partir de 1268 ; le peuple finit par les enfermer, ôter le toit et les mettre au pain et à l’eau : ainsi naquit le conclave. La loggia, dentelle de pierre, domine le parking de Valle Faul, d’où montent les ascenseurs.',
      image: 'viterbo-palazzo-dei-papi',
    },
    {
      name: 'Le quartier San Pellegrino',
      description:
        'Escaliers extérieurs, arches, tours et fontaines de pierre grise : c’est l’un des quartiers médiévaux les mieux conservés d’Europe, toujours habité et éclairé de lanternes. Au printemps, il se couvre de fleurs pendant quelques jours. Il est toujours fermé aux voitures ; entrez à pied par la Porta San Pietro, où l’on se gare hors des murs.',
      image: 'viterbo-san-pellegrino',
    },
    {
      name: 'La Villa Lante',
      description:
        'Un jardin de la Renaissance dont l’eau est la vedette : elle naît d’une grotte, descend une chaîne de pierre, s’étend sur la table d’un cardinal et finit dans un carré de bassins aux quatre Maures. À Bagnaia, à dix minutes en voiture, avec un parking dans le village. En général fermée le lundi.',
      image: 'viterbo-villa-lante',
    },
    {
      name: 'Les Terme dei Papi et le Bullicame',
      description:
        'Une eau sulfureuse à près de soixante degrés, citée par Dante, où se sont baignés les Étrusques, les papes et bien d’autres. Les thermes ont un bassin de deux mille mètres carrés à ciel ouvert ; au Bullicame, le bain dans des vasques de pierre est gratuit. Les deux ont un parking ; allez-y un matin froid, dans la vapeur, car le parc du Bullicame ferme avant le soir.',
      image: 'viterbo-terme-dei-papi',
    },
  ],
  questions: [
    {
      question: 'Y a-t-il un parking bon marché près du centre ?',
      answer:
        'Oui, à Valle Faul : une partie est gratuite, le reste coûte peu, et des ascenseurs, quand ils marchent, montent vers la cathédrale. Les jours de fête, il est plein à midi.',
    },
    {
      question: 'Comment aller à Civita di Bagnoregio ?',
      answer:
        'En voiture jusqu’à Bagnoregio, puis à pied par le pont, avec un billet bon marché. L’été, venez avant 10 h ou après 17 h.',
    },
    {
      question: 'Quelle est la plus belle route depuis Rome ?',
      answer:
        'La Cassia par Sutri et le lac de Vico : vingt minutes de plus que par la voie rapide, et un amphithéâtre romain en chemin.',
    },
    {
      question: 'Se baigne-t-on dans les lacs ?',
      answer:
        'Oui, à Bolsena et à Vico, où l’eau est propre et les plages sont libres. Au bord de l’eau, le parking est payant l’été.',
    },
  ],
};
