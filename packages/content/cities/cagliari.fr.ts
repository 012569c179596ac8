import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Cagliari',
    description:
      'Louer une voiture à Cagliari : ZTL de Castello et de la Marina, aéroport d’Elmas, parking à ascenseurs, recharge, plages de Chia à Villasimius.',
  },
  title: 'Location de voiture à Cagliari',
  description:
    'Ni autoroutes ni péages, peu de trains et une plage derrière chaque virage : en Sardaigne, la voiture n’est pas un confort, c’est le voyage.',
  text: [
    {
      heading: 'Castello, la Marina et leurs ZTL',
      text: [
        'Les quatre vieux quartiers, Castello, Marina, Stampace et Villanova, sont des zones à trafic limité, avec des caméras aux entrées et des horaires propres à chacun : le soir, la nuit et le matin, parfois aussi en début d’après-midi. Les règles adoptées fin 2025 ajoutent des caméras aux sorties et une zone au Poetto. Les ruelles de Castello sont si étroites que les habitants eux-mêmes y rabattent leurs rétroviseurs. Un panneau lumineux indique si la zone est active.',
        'Votre logement peut demander un accès temporaire pour votre plaque ; faites-le avant d’arriver, et n’entrez que par l’accès indiqué. Sinon, tout le centre est à dix minutes d’un parking, et des ascenseurs publics, quand ils marchent, épargnent le plus gros de la montée ; par forte chaleur, ils s’arrêtent parfois à midi. Les horaires sont sur le site de la ville.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport d’Elmas est à sept kilomètres du centre. Les loueurs ont leur propre bâtiment à côté du terminal, à cinq minutes par un passage couvert. Les samedis d’août, chaque comptoir a sa file : allez-y pendant que quelqu’un attend les valises. Le train met moins de dix minutes jusqu’à la gare de la piazza Matteotti. Les ferries de Civitavecchia, de Naples et de Palerme accostent en pleine ville, tout près.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Le parking à étages du viale Regina Elena est sous les murs de Castello, à côté des ascenseurs. De l’autre côté, via Cammino Nuovo, il n’y a que quelques places en plein air. Le parking de la gare, piazza Matteotti, et ceux de la gare maritime sont payants et vite pleins, car les chantiers ont supprimé les places de la via Roma et d’autres aux alentours. Beaucoup de places du centre sont réservées aux résidents, parfois la nuit seulement : lisez le panneau. Les gratuites sont plus loin. Au Poetto, les places abondent au printemps et manquent dès dix heures en juillet. Les parkings des plages célèbres sont payants l’été et leurs places limitées, souvent à réserver par application : Tuerredda et Chia au sud-ouest, Punta Molentis au sud-est.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Il y a des bornes au centre, au Poetto, à l’aéroport et dans les centres commerciaux de la SS554, et des bornes rapides sur la SS131 vers Oristano et Sassari. Ailleurs, le réseau est clairsemé. Avec 300 km d’autonomie, vous faites l’aller-retour vers toutes les plages du sud ; dans les montagnes de la Barbagia, prévoyez où recharger la nuit.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Villasimius par la côte : 1 h, bien plus avec les arrêts',
          'Nora et Pula, une ville romaine dans la mer : 40 minutes',
          'Chia et ses dunes : 1 h par la SS195',
          'Barumini, le nuraghe Su Nuraxi : 1 h par la SS131',
          'Sant’Antioco par la route, Carloforte en bac : 1 h 30',
          'Costa Rei : 1 h 15 ; Iglesias et les mines de Nebida 1 h',
        ],
        'Les temps du GPS sont justes sur la SS131 et optimistes ailleurs. Dans l’intérieur, emportez de l’eau et partez avec le plein.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les Sardes conduisent calmement, sauf sur la SS554 autour de la ville. À la campagne, attendez-vous à céder le passage aux brebis et, la nuit, aux vaches. Des pistes mènent aux plus belles plages : roulez doucement, car le dessous de caisse et les pneus sont rarement assurés. Les stations ferment à midi et le dimanche, mais l’automate prend cartes et billets.',
        'Mai, juin et septembre sont de loin les meilleurs mois. En août, les prix triplent et se garer devient un sport. Quand le mistral souffle, parfois plusieurs jours de suite, choisissez les plages du sud ou de l’est. En février, les amandiers fleurissent et l’île est aux Sardes. Le 1er mai, pour la fête de Sant’Efisio, le centre est fermé aux voitures.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le bastion de Saint Remy',
      description:
        'Une terrasse monumentale de calcaire blanc, bâtie à la fin du XIXe siècle sur des bastions espagnols, d’où l’on voit le port, les lagunes et les monts de Capoterra. On y monte de la piazza Costituzione par l’escalier ou l’ascenseur. Le soir, la moitié de la ville y vient prendre le frais et reste pour l’apéritif.',
      image: 'cagliari-bastione-saint-remy',
    },
    {
      name: 'La tour de l’Éléphant',
      description:
        'Les Pisans la bâtirent en 1307, avec trois murs épais et l’arrière ouvert, et posèrent un petit éléphant de marbre sur une console. Avec la tour San Pancrazio, elle gardait l’entrée de Castello. On y pendait jadis les têtes des suppliciés ; aujourd’hui, ce sont les martinets qui l’habitent. Montez-y à pied.',
      image: 'cagliari-torre-dell-elefante',
    },
    {
      name: 'Le Poetto et la Selle du Diable',
      description:
        'Huit kilomètres de plage urbaine, avec kiosques, piste cyclable et eau peu profonde, finissent sous un rocher en forme de selle : celle que le diable, dit-on, perdit en tombant. Un sentier de quarante minutes y grimpe. Derrière s’étend la lagune de Molentargius, où les flamants roses nichent en vue de la rocade.',
      image: 'cagliari-poetto',
    },
    {
      name: 'La cathédrale Santa Maria',
      description:
        'Cette église pisane, à la façade refaite dans les années trente dans le style d’origine supposé, abrite une chaire de marbre coupée en deux et une crypte taillée dans le roc, avec les reliques de près de deux cents saints. Elle couronne Castello : montez en ascenseur et redescendez par les ruelles.',
      image: 'cagliari-cattedrale',
    },
  ],
  questions: [
    {
      question: 'Faut-il une voiture en Sardaigne ?',
      answer: 'Pas à Cagliari, mais partout ailleurs. Les bus desservent les bourgs, rarement les plages.',
    },
    {
      question: 'Puis-je rendre la voiture à Olbia ou à Alghero ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple. Comptez trois bonnes heures pour Olbia, un peu moins pour Alghero.',
    },
    {
      question: 'Quelle voiture pour les pistes ?',
      answer:
        'Une voiture avec de la garde au sol ; quatre roues motrices ne sont pas nécessaires. Le tout-terrain est de toute façon exclu.',
    },
    {
      question: 'Faut-il réserver les plages ?',
      answer:
        'Certaines, de la mi-mai à octobre, où le nombre de personnes ou de voitures est limité. Consultez la veille le site de la commune.',
    },
  ],
};
