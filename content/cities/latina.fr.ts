import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Latina',
    description:
      'Louer une voiture à Latina : se garer sans peine, la gare de Latina Scalo, depuis les aéroports de Rome, recharge, Ninfa, Circeo et Sperlonga.',
  },
  title: 'Location de voiture à Latina',
  description:
    'Une ville des années trente sur des marais asséchés, entre les monts et trente kilomètres de dunes. Presque tout ce qui vaut la peine est au-delà du dernier bus.',
  text: [
    {
      heading: 'Une ville faite pour la voiture',
      text: [
        'Latina fut fondée en 1932 sur une étoile de rues larges, et cela se voit : ni ruelles, ni portes, presque pas d’interdictions. Une petite aire à trafic limité autour de la piazza del Popolo et des rues de promenade ferme à certaines heures, surtout le week-end et l’été ; les panneaux sont clairs. Ailleurs, on roule, tout simplement.',
        'Les restrictions sont à la mer et sur les hauteurs. Sermoneta, Sperlonga et San Felice Circeo ont une ZTL dans leur vieux centre, et la route des lacs de Sabaudia des règles saisonnières de stationnement. Les samedis d’été, consultez d’abord le site de la commune où vous allez.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'La province n’a pas d’aéroport. De Ciampino, c’est une heure par l’Appia ou la Nettunense ; de Fiumicino, une heure et quart par le périphérique et la Pontina. Les trains de Rome arrivent à Latina Scalo en quarante minutes environ, mais la gare est à huit kilomètres de la ville : des bus les relient, et plusieurs loueurs livrent sur le parvis, sur rendez-vous. En ville, leurs agences se trouvent sur les voies d’accès, avec un parking devant, et ferment à midi et le dimanche.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les lignes bleues couvrent en semaine les quelques rues autour de la piazza del Popolo et du tribunal ; deux carrefours plus loin, c’est gratuit. Au Lido di Latina, à Capoportiere et le long des dunes de Sabaudia, les places se paient l’été et sont prises à dix heures. À Sermoneta, les parkings sont sous les murs ; à Sperlonga, à l’entrée du village et le long de la plage ; à Terracina, au port. Au jardin de Ninfa, le parking va avec la visite.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes se trouvent près de l’hôpital, aux centres commerciaux de la Pontina et de la via Epitaffio, à la gare, à Sabaudia et à San Felice ; les rapides sont rares, sur la SS148 et à Frosinone sur l’A1. Les distances sont courtes et plates : une batterie pleine suffit à deux jours de mer. Chargez avant de monter dans les Lepini.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Le jardin de Ninfa : 20 minutes ; ouvert certains jours, sur réservation',
          'Sermoneta et le château Caetani : 25 minutes',
          'Sabaudia et le parc national du Circeo : 35 minutes',
          'San Felice Circeo et ses grottes : 45 minutes',
          'Terracina et le temple de Jupiter Anxur : 45 minutes',
          'Sperlonga : 1 h ; Gaète 1 h 15',
          'L’abbaye de Fossanova : 35 minutes',
          'Anzio, pour le bateau de Ponza : 40 minutes',
        ],
        'Pour les îles, laissez la voiture sous garde au port de Terracina, d’Anzio ou de Formia ; l’été, celles des visiteurs n’y sont pas admises.',
      ],
    },
    {
      heading: 'Routes, usages, saison',
      text: [
        'La SS148 Pontina vers Rome est l’une des routes les plus dangereuses d’Italie : voies étroites, longs tronçons sans bande d’arrêt, circulation rapide, radars fixes, navetteurs de six à neuf et de dix-sept à dix-neuf heures. Tenez votre droite et prenez patience ; l’Appia sous ses pins est plus lente et plus belle, droite sur quarante kilomètres. Les routes entre les canaux n’ont pas de glissières, et en novembre on y trouve du brouillard et des tracteurs chargés de kiwis.',
        'D’avril à juin, c’est le mieux : Ninfa en fleurs et, à la fin, la mer déjà chaude. Juillet et août sont aux Romains, qui viennent le vendredi soir et repartent le dimanche à dix-neuf heures. Septembre est long et doux. Par les pluies d’hiver, les routes basses peuvent être inondées.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza del Popolo',
      description:
        'Le centre de l’étoile : la mairie et sa tour d’horloge en travertin, la fontaine à la sphère, des arcades tirées à la règle, le tout achevé en quelques mois en 1932. Qui aime l’architecture de ces années trouve ici un musée en plein air. On se gare deux rues plus loin et l’on s’assied sous les arcades.',
      image: 'latina-piazza-del-popolo',
    },
    {
      name: 'Le musée Cambellotti',
      description:
        'Duilio Cambellotti dessina le marais et ses gardiens à cheval avant leur disparition, puis peignit les villes nouvelles. Son musée raconte, par des esquisses, des sculptures et un grand cycle peint, comment la terre fut gagnée et ce qui se perdit avec elle. Petit, tranquille, sans file d’attente.',
      image: 'latina-museo-cambellotti',
    },
    {
      name: 'Le jardin de Ninfa',
      description:
        'Une ville médiévale abandonnée à cause de la malaria, dans les ruines de laquelle trois générations de Caetani plantèrent des roses, des magnolias et une rivière claire. Il ouvre certains jours du printemps à l’automne, en visite guidée et sur réservation. Vingt minutes de Latina en voiture ; aucun bus n’y mène à l’heure.',
      image: 'latina-giardino-di-ninfa',
    },
    {
      name: 'Fogliano et les lacs côtiers',
      description:
        'Un village de pêcheurs déserté, une villa des Caetani, des palmiers et un jardin botanique sur une lagune où se tiennent les hérons et paissent les bufflonnes. Il appartient au parc du Circeo. La route sur la dune, entre lacs et mer, est l’une des plus belles du Latium, tôt le matin ou l’hiver.',
      image: 'latina-fogliano',
    },
  ],
  questions: [
    {
      question: 'Quel aéroport est le plus proche ?',
      answer:
        'Ciampino par la distance, Fiumicino par les liaisons. Prenez-y la voiture ou faites-la livrer à Latina Scalo.',
    },
    {
      question: 'Puis-je emmener la voiture à Ponza ?',
      answer:
        'Pas en saison, et sinon seulement avec l’accord du loueur. Sur l’île, on va en bus et en bateau.',
    },
    {
      question: 'Quand le jardin de Ninfa est-il ouvert ?',
      answer:
        'À des jours choisis, du printemps à l’automne. Réservez sur le site de la fondation avant d’organiser le voyage.',
    },
    {
      question: 'Latina convient-elle pour visiter Rome ?',
      answer: 'En train depuis Latina Scalo, oui. En voiture, vous rencontrez la Pontina à son pire.',
    },
  ],
};
