import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Latina',
    description:
      'Louer une voiture à Latina : se garer sans peine, la gare de Latina Scalo, depuis les aéroports de Rome, recharge, Ninfa, Circeo et Sperlonga.',
  },
  title: 'Location de voiture à Latina',
  description:
    'Une ville des années trente bâtie sur des marais asséchés, entre la montagne et trente kilomètres de dunes. Presque tout ce qui mérite le détour est hors de portée des bus.',
  text: [
    {
      heading: 'Une ville faite pour la voiture',
      text: [
        'Latina fut fondée en 1932 sur un plan en étoile aux rues larges, et cela se voit : ni ruelles, ni remparts, presque pas d’interdictions. Seul le cœur de la ville, le corso della Repubblica et les rues proches de la piazza del Popolo, est piéton tous les jours, avec des caméras aux entrées ; un côté de la place s’ouvre aux voitures du lundi au vendredi après-midi. Ailleurs, on roule, tout simplement.',
        'Les restrictions sont au bord de la mer et sur les hauteurs. Sermoneta, Sperlonga et San Felice Circeo ont une ZTL dans leur vieux centre, et sur la route des lacs, à Sabaudia, le stationnement est réglementé en saison et la circulation, les week-ends d’été, parfois à sens unique. Les samedis d’été, consultez d’abord le site de la commune où vous allez.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'La province n’a pas d’aéroport. De Ciampino, c’est une heure par l’Appia ou la Nettunense ; de Fiumicino, une heure et quart par le périphérique et la Pontina. Les trains de Rome arrivent à Latina Scalo en quarante minutes environ, mais la gare est à huit kilomètres de la ville : des bus font la liaison et plusieurs loueurs livrent sur le parvis, sur rendez-vous. En ville, leurs agences se trouvent sur les voies d’accès, avec un parking devant, et ferment à midi et le dimanche.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'En semaine, le stationnement est payant dans les quelques rues autour de la piazza del Popolo et du tribunal ; deux rues plus loin, c’est gratuit. Au Lido di Latina, à Capoportiere et le long des dunes de Sabaudia, les places sont payantes l’été et prises dès dix heures. À Sermoneta, les parkings sont sous les murs ; à Sperlonga, à l’entrée du village et le long de la plage ; à Terracina, au port. Au jardin de Ninfa, un parking est réservé aux visiteurs.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'On trouve des bornes près de l’hôpital, dans les centres commerciaux de la Pontina et de la via Epitaffio, à la gare, à Sabaudia et à San Felice ; les bornes rapides sont rares : on en trouve sur la SS148 et, près de l’A1, à Frosinone. Les trajets sont courts et plats : une batterie pleine suffit pour deux jours de plage. Chargez avant de monter dans les Lepini.',
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
          'Sperlonga : 1 h ; Gaète 1 h 15',
          'L’abbaye de Fossanova : 35 minutes',
          'Anzio, pour le bateau de Ponza : 40 minutes',
        ],
        'Pour les îles, laissez la voiture dans un parking gardé au port de Terracina, d’Anzio ou de Formia ; l’été, les voitures des visiteurs n’y sont pas admises.',
      ],
    },
    {
      heading: 'Routes, usages, saison',
      text: [
        'La SS148 Pontina vers Rome est l’une des routes les plus dangereuses d’Italie : voies étroites, longs tronçons sans bande d’arrêt d’urgence, circulation rapide, radars fixes, pendulaires de 6 h à 9 h et de 17 h à 19 h. Serrez à droite et prenez patience ; l’Appia, sous ses pins, est plus lente et plus belle, toute droite sur quarante kilomètres. Les routes entre les canaux n’ont pas de glissières ; en novembre, on y rencontre du brouillard et des tracteurs chargés de kiwis.',
        'La meilleure saison va d’avril à juin : Ninfa est en fleurs et, à la fin, la mer déjà bonne. En juillet et en août, les Romains arrivent le vendredi soir et repartent tous ensemble le dimanche soir. Septembre est long et doux. L’hiver, quand il pleut beaucoup, les routes basses peuvent être inondées.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza del Popolo',
      description:
        'Le centre de l’étoile : la mairie et sa tour d’horloge en travertin, la fontaine à la sphère, des arcades tirées à la règle, le tout achevé en quelques mois en 1932. Pour les amateurs d’architecture de cette époque, c’est un musée en plein air. Garez-vous deux rues plus loin et asseyez-vous sous les arcades.',
      image: 'latina-piazza-del-popolo',
    },
    {
      name: 'Le musée Cambellotti',
      description:
        'Duilio Cambellotti dessina le marais et ses gardiens à cheval avant leur disparition, puis peignit les villes nouvelles. Son musée raconte, par des esquisses, des sculptures et un grand cycle peint, comment la terre fut gagnée sur l’eau, et ce qui disparut avec les marais. Petit, tranquille, sans file d’attente.',
      image: 'latina-museo-cambellotti',
    },
    {
      name: 'Le jardin de Ninfa',
      description:
        'Une ville médiévale abandonnée à cause du paludisme, où trois générations de Caetani ont planté roses et magnolias parmi les ruines, le long d’une rivière limpide. Il ouvre certains jours du printemps à l’automne, en visite guidée et sur réservation. À vingt minutes de Latina en voiture ; les bus n’y mènent pas.',
      image: 'latina-giardino-di-ninfa',
    },
    {
      name: 'Fogliano et les lacs côtiers',
      description:
        'Un village de pêcheurs déserté, une villa des Caetani, des palmiers et un jardin botanique au bord d’une lagune où vivent les hérons et paissent les bufflonnes. Il appartient au parc du Circeo. La route sur la dune, entre lacs et mer, est l’une des plus belles du Latium, tôt le matin ou l’hiver ; certains dimanches, d’octobre à mai, une partie en est fermée aux voitures.',
      image: 'latina-fogliano',
    },
  ],
  questions: [
    {
      question: 'Quel aéroport est le plus proche ?',
      answer:
        'Ciampino est le plus proche, Fiumicino a le plus de vols. Prenez-y la voiture ou faites-la livrer à Latina Scalo.',
    },
    {
      question: 'Puis-je emmener la voiture à Ponza ?',
      answer:
        'Pas en saison, et sinon seulement avec l’accord du loueur. Sur l’île, on se déplace en bus et en bateau.',
    },
    {
      question: 'Quand le jardin de Ninfa est-il ouvert ?',
      answer:
        'À des jours choisis, du printemps à l’automne. Réservez sur le site de la fondation avant d’organiser le voyage.',
    },
    {
      question: 'Latina convient-elle pour visiter Rome ?',
      answer: 'En train depuis Latina Scalo, oui. En voiture, vous prendriez la Pontina à la pire heure.',
    },
  ],
};
