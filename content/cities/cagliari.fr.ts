import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Cagliari',
    description:
      'Louer une voiture à Cagliari : ZTL de Castello et de la Marina, aéroport d’Elmas, parkings à ascenseurs, recharge, plages de Chia à Villasimius.',
  },
  title: 'Location de voiture à Cagliari',
  description:
    'La Sardaigne n’a ni autoroutes ni péages, peu de trains et une plage derrière chaque virage. La voiture n’y est pas un confort, c’est le voyage.',
  text: [
    {
      heading: 'Castello, la Marina et leurs ZTL',
      text: [
        'Les quatre vieux quartiers, Castello, Marina, Stampace et Villanova, sont des zones à trafic limité, avec des caméras aux entrées et des heures propres à chacune, plus longues l’été et le week-end. Les ruelles de Castello sont si étroites que les habitants connaissent leurs rétroviseurs par leur nom. Un panneau lumineux dit si la zone est active.',
        'Votre logement peut demander un accès temporaire pour la plaque ; faites-le faire avant d’arriver, et n’entrez que par la porte indiquée. Sinon, tout le centre est à dix minutes d’un parking, et l’essentiel de la montée se fait par des ascenseurs publics. Les heures sont sur le site de la ville.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport d’Elmas est à sept kilomètres du centre. Les loueurs ont leur propre bâtiment à côté du terminal, relié par un passage couvert : cinq minutes. Les samedis d’août, chaque comptoir a sa file ; allez-y pendant qu’un autre attend les valises. Le train met six minutes jusqu’à la gare de la piazza Matteotti. Les ferries de Civitavecchia, de Naples et de Palerme accostent en pleine ville, tout près.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Le Cammino Nuovo est sous les murs de Castello, avec des ascenseurs ; le viale Regina Elena aussi, de l’autre côté. Le long du port, la via Roma et les abords de la gare maritime ont des places payantes ; à partir du viale Trieste, elles deviennent gratuites. Au Poetto, les places abondent au printemps et manquent dès dix heures en juillet. Les parkings des plages célèbres se paient l’été, souvent en nombre limité et par application : Tuerredda et Chia au sud-ouest, Punta Molentis au sud-est.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes se trouvent au centre, au Poetto, à l’aéroport et aux centres commerciaux de la SS554 ; des rapides sur la SS131 vers Oristano et Sassari. Ailleurs, le réseau est clairsemé. Avec 300 km d’autonomie, vous atteignez toutes les plages du sud et revenez ; dans les monts de la Barbagia, prévoyez la prise de la nuit.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Villasimius par la côte : 1 h, bien plus avec les arrêts',
          'Nora et Pula, une ville romaine dans la mer : 40 minutes',
          'Chia et ses dunes : 1 h par la SS195',
          'Barumini, le nuraghe Su Nuraxi : 1 h par la SS131',
          'Sant’Antioco par la route, Carloforte en bac : 1 h 30',
          'Costa Rei : 1 h 15 ; Iglesias et les mines de Nebida 1 h',
        ],
        'Les temps du navigateur sont honnêtes sur la SS131 et optimistes ailleurs. Dans l’intérieur, emportez de l’eau et partez le plein fait.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les Sardes conduisent calmement, sauf sur la SS554 autour de la ville. À la campagne, les brebis ont la priorité par tradition, et les vaches, la nuit, par le poids. Des chemins blancs mènent aux plus belles plages : allez doucement, dessous de caisse et pneus sont rarement assurés. Les stations ferment à midi et le dimanche ; l’automate prend cartes et billets.',
        'Mai, juin et septembre sont de loin les meilleurs. En août, les prix triplent et se garer est un sport. Le mistral souffle des jours entiers : choisissez alors des plages au sud ou à l’est. En février fleurissent les amandiers, et les villes sont aux Sardes. Pour la Sant’Efisio, le 1er mai, le centre est fermé aux voitures.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le bastion de Saint Remy',
      description:
        'Une terrasse monumentale de calcaire blanc, bâtie à la fin du XIXe siècle sur des bastions espagnols, d’où l’on voit le port, les lagunes et les monts de Capoterra. On y monte de la piazza Costituzione par l’escalier ou l’ascenseur. Le soir, la moitié de la ville y vient pour le vent et reste pour l’apéritif.',
      image: 'cagliari-bastione-saint-remy',
    },
    {
      name: 'La tour de l’Éléphant',
      description:
        'Les Pisans la bâtirent en 1307, trois murs épais et le dos ouvert pour que nul ne s’y cache, et posèrent un petit éléphant de marbre sur une console. Avec la tour San Pancrazio, elle gardait l’entrée de Castello. On y pendait jadis les têtes des suppliciés ; aujourd’hui y logent les martinets.',
      image: 'cagliari-torre-dell-elefante',
    },
    {
      name: 'Le Poetto et la Selle du Diable',
      description:
        'Huit kilomètres de plage urbaine, avec kiosques, piste cyclable et eau peu profonde, finissent sous un rocher que le diable, dit-on, perdit en tombant. Un sentier de quarante minutes y grimpe. Derrière s’étend la lagune de Molentargius, où les flamants nichent à la vue de la rocade.',
      image: 'cagliari-poetto',
    },
    {
      name: 'La cathédrale Santa Maria',
      description:
        'Une église pisane à la façade refaite dans les années trente dans le style qu’elle aurait pu avoir, une chaire de marbre coupée en deux et une crypte dans le roc avec les cendres de près de deux cents saints. Elle couronne Castello : montez en ascenseur et redescendez par les ruelles.',
      image: 'cagliari-cattedrale',
    },
  ],
  questions: [
    {
      question: 'Faut-il une voiture en Sardaigne ?',
      answer: 'À Cagliari non, pour tout le reste oui. Les bus vont dans les bourgs, rarement aux plages.',
    },
    {
      question: 'Puis-je rendre la voiture à Olbia ou à Alghero ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple. Trois heures et demie pour Olbia, trois pour Alghero.',
    },
    {
      question: 'Quelle voiture pour les chemins blancs ?',
      answer:
        'Une qui ait de la garde au sol, pas forcément quatre roues motrices. Le tout-terrain est exclu de toute façon.',
    },
    {
      question: 'Faut-il réserver les plages ?',
      answer:
        'Certaines, de juin à septembre, avec une limite de personnes ou de voitures. Consultez le site de la commune la veille.',
    },
  ],
};
