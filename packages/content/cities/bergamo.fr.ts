import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Bergame',
    description:
      'Louer une voiture à Bergame : la ZTL de la ville haute, Orio al Serio, parkings du funiculaire, recharge, lac d’Iseo, Franciacorta et vallées.',
  },
  title: 'Location de voiture à Bergame',
  description:
    'Beaucoup atterrissent ici pour aller à Milan et ne lèvent pas les yeux. Ils manquent une ville fortifiée sur sa colline et des vallées que peu d’étrangers connaissent.',
  text: [
    {
      heading: 'La ville haute et sa ZTL',
      text: [
        'La Città Alta tient tout entière dans ses murs vénitiens. Ses rues sont une zone à trafic limité (ZTL) à toute heure, avec des caméras aux portes. Le dimanche et les jours fériés à certaines heures, et de fin mars à octobre le soir du jeudi au samedi, une zone plus large ferme toute la colline : des panneaux l’annoncent en bas. Même alors, on peut monter aux trois parkings (via Fara, Porta Sant’Alessandro, via Tre Armi) s’il reste de la place, mais seulement par le viale Vittorio Emanuele et en y entrant aussitôt. Toute autre entrée vaut une amende, et celle du côté de Valverde presque toute la semaine.',
        'Si votre hôtel est dans la zone, il peut déclarer votre plaque pour que vous déposiez les bagages. Sinon, on monte par le funiculaire du viale Vittorio Emanuele, en bus ou à pied en vingt minutes par les escaliers. La ville basse a aussi de petites zones, autour de la via Pignolo et du Borgo Santa Caterina, surtout la nuit. Le plan figure sur le site de la commune.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport d’Orio al Serio est à cinq kilomètres de la ville, au bord de l’A4. Les comptoirs se suivent près de la sortie des arrivées, les voitures sont dans les parkings d’en face ou, chez certains loueurs, à quelques minutes de navette : lisez votre confirmation. Les vols à bas prix arrivent par vagues et les files se forment avec eux ; avec des documents déjà vérifiés, vous irez plus vite. Un bus mène à la gare et à la ville haute ; une liaison ferroviaire est en construction : vérifiez si elle est ouverte.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Près de la gare basse du funiculaire se trouvent les parkings de la piazza della Libertà et de la via Paleocapa ; celui de l’ex Gasometro, derrière la gare, est plus grand et moins cher. Un parking couvert, via Fara, dessert la ville haute du côté de Sant’Agostino ; sur les murs, seuls les riverains stationnent. Les dimanches de printemps, toute la Lombardie vient se promener sur les murs : garez-vous en bas. Les places bleues sont payantes, au centre même le dimanche, les jaunes réservées aux riverains.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'On trouve des bornes près de la gare, du stade et de l’hôpital, au centre commercial en face de l’aéroport et dans de nombreuses rues de la ville basse ; des bornes rapides sur les aires de l’A4 et à Dalmine. Dans les vallées, il y en a à Clusone, San Pellegrino et Lovere. La descente vous rend une bonne partie de ce que la montée a consommé.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Crespi d’Adda, village ouvrier de 1878 : 25 minutes',
          'San Pellegrino Terme, Art nouveau et bains : 35 minutes',
          'Iseo et Monte Isola : 40 minutes jusqu’à Sulzano, puis le bateau',
          'Les caves de Franciacorta : 40 minutes par l’A4',
          'Clusone et la Presolana : 50 minutes et 1 h 10',
          'Lecco et la branche orientale du lac de Côme : 45 minutes',
          'Sirmione sur le lac de Garde : 1 h',
        ],
        'Les routes de vallée n’ont qu’une voie par sens et desservent des usines : évitez 7 h 30 et 17 h 30.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les Bergamasques se lèvent tôt et conduisent vite. L’A4 entre Bergame et Milan est l’une des autoroutes les plus chargées d’Europe : comptez quarante minutes jusqu’à la rocade de Milan, le double aux heures de pointe. Vers la montagne, la meilleure route est la SS42, par Lovere et le Tonale, avec des tunnels le long du lac.',
        'Le printemps et l’automne conviennent à la ville, juillet aux vallées, janvier aux pistes de Foppolo et de Colere. D’octobre à mars, la région limite les vieux diesels. Dans les vallées, pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril, et il gèle longtemps à l’ombre. Si vous rendez la voiture avant un vol de 6 h, demandez à quelle heure ouvre le comptoir et faites le plein la veille.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La Piazza Vecchia',
      description:
        'Le Corbusier demandait qu’on n’en déplace pas une pierre. D’un côté, le Palazzo della Ragione sur ses arches, de l’autre la bibliothèque, au milieu une fontaine dont les lions tiennent une chaîne. Chaque soir à dix heures, la grosse cloche sonne cent coups : c’était autrefois le signal de la fermeture des portes.',
      image: 'bergamo-piazza-vecchia',
    },
    {
      name: 'La chapelle Colleoni et Santa Maria Maggiore',
      description:
        'Un condottiere fit abattre une sacristie pour y loger son tombeau et lui donna une façade en dentelle de marbre. L’église voisine possède un chœur en marqueterie d’après Lorenzo Lotto, souvent couvert pour le protéger. Frottez le blason de la grille : il brille à force, car cela porte chance.',
      image: 'bergamo-cappella-colleoni',
    },
    {
      name: 'Les murs vénitiens',
      description:
        'Six kilomètres de bastions qui n’ont jamais entendu un coup de feu, bâtis par Venise dès 1561 et inscrits au patrimoine mondial. De la porte San Giacomo, blanche contre la colline, la vue porte sur la plaine jusqu’à l’Apennin. Certains week-ends, la route des murs est fermée aux voitures : c’est le meilleur moment pour venir.',
      image: 'bergamo-mura',
    },
    {
      name: 'L’Accademia Carrara',
      description:
        'Un musée que la plupart des visiteurs ignorent, avec Botticelli, Raphaël, Bellini, Lotto et surtout Moroni, dont les tailleurs et les veuves vous regardent comme si vous veniez d’entrer. Il est au pied des murs, près du Borgo Santa Caterina et de ses petits restaurants. Hors des jours de match, garez-vous vers le stade et marchez dix minutes.',
      image: 'bergamo-accademia-carrara',
    },
  ],
  questions: [
    {
      question: 'L’aéroport de Bergame est-il pratique pour Milan ?',
      answer:
        'Oui, en car : une heure jusqu’à Milano Centrale. Une voiture sert plutôt pour les lacs de Garde et d’Iseo et pour les vallées ; à Milan, l’Area B et l’Area C vous attendent.',
    },
    {
      question: 'Peut-on monter en voiture dans la ville haute ?',
      answer:
        'Aux parkings, oui, s’il reste de la place ; quand la zone est active, seulement par le viale Vittorio Emanuele. Dans les rues, non. Le funiculaire met quelques minutes.',
    },
    {
      question: 'Y a-t-il un comptoir ouvert la nuit ?',
      answer:
        'Les vols arrivent tard : vérifiez les horaires sur la page de la voiture. La liste montre d’abord celles que vous pouvez retirer à l’heure voulue.',
    },
    {
      question: 'Quelle route pour les Dolomites ?',
      answer:
        'L’A4 jusqu’à Vérone puis l’A22 jusqu’à Trente, un peu plus de deux heures ; par le Tonale, c’est plus long et plus beau.',
    },
  ],
};
