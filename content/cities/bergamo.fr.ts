import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Bergame',
    description:
      'Louer une voiture à Bergame : la ZTL de la ville haute, Orio al Serio, parkings du funiculaire, recharge, lac d’Iseo, Franciacorta et vallées.',
  },
  title: 'Location de voiture à Bergame',
  description:
    'Beaucoup se posent ici pour Milan et ne lèvent pas les yeux. Sur la colline, une ville murée ; derrière, des vallées que peu d’étrangers connaissent.',
  text: [
    {
      heading: 'La ville haute et sa ZTL',
      text: [
        'La Città Alta tient dans ses murs vénitiens, sur une colline, et ses rues sont une zone à trafic limité avec des caméras aux portes. Elle est plus stricte le soir, le week-end et les jours fériés, où même la route des remparts peut fermer depuis Colle Aperto et la porte Sant’Agostino. Les panneaux du bas disent déjà si elle est active : faites demi-tour là, pas à la porte.',
        'Un hôtel situé dedans peut faire admettre votre plaque pour décharger. Les autres montent par le funiculaire du viale Vittorio Emanuele, par le bus 1 ou à pied en vingt minutes par les escaliers. La ville basse a aussi de petites zones, autour de la via Pignolo et du Borgo Santa Caterina, surtout la nuit. Le plan est sur le portail mobilité de la commune.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport d’Orio al Serio est à cinq kilomètres de la ville, au bord de l’A4. Les comptoirs se suivent près de la sortie des arrivées, les voitures sont dans les parkings d’en face ou, chez certains loueurs, à quelques minutes de navette : lisez votre confirmation. Les vols à bas prix arrivent par vagues, les files aussi ; qui a déjà téléversé ses documents va plus vite. Le bus 1 mène à la gare et à la ville haute. Une liaison ferroviaire est en travaux.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Près de la gare basse du funiculaire se trouvent les parkings de la piazza della Libertà et de la via Paleocapa ; plus grand et moins cher, le piazzale della Malpensata, près de la gare. Un parking à étages, via Fara, dessert la ville haute du côté de Sant’Agostino. Les dimanches de printemps, toute la Lombardie vient marcher sur les murs, et l’on se gare en bas. Les lignes bleues se paient en semaine, les jaunes sont aux riverains.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'On trouve des bornes près de la gare, du stade, de l’hôpital, au centre commercial en face de l’aéroport et dans bien des rues de la ville basse ; des rapides sur les aires de l’A4 et à Dalmine. Dans les vallées, Clusone, San Pellegrino et Lovere en ont. À la descente, vous regagnez ce que la montée a pris.',
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
          'Clusone et la Presolana : 50 minutes et 1 h 10',
          'Lecco et la branche orientale du lac de Côme : 45 minutes',
          'Sirmione sur le lac de Garde : 1 h',
        ],
        'Les routes de vallée ont une voie par sens et des usines sur les côtés : évitez sept heures et demie et dix-sept heures trente.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les Bergamasques se lèvent tôt et conduisent vivement. L’A4 entre Bergame et Milan est l’une des autoroutes les plus chargées d’Europe : hors des pointes, quarante minutes jusqu’à la rocade, le double sinon. Pour la montagne, la nationale 42 vers Lovere et le Tonale est la meilleure voie, avec des tunnels le long du lac.',
        'Le printemps et l’automne conviennent à la ville, juillet aux vallées, janvier aux pistes de Foppolo et de Colere. D’octobre à mars, la région limite les vieux diesels. Dans les vallées, pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril, et l’ombre garde le gel. Si vous rendez la voiture avant un vol de six heures, voyez quand ouvre le comptoir et faites le plein la veille.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La Piazza Vecchia',
      description:
        'Le Corbusier voulait qu’on n’en déplaçât pas une pierre. D’un côté le Palazzo della Ragione sur ses arches, de l’autre la bibliothèque, au milieu une fontaine dont les lions tiennent une chaîne. Chaque soir à dix heures, la grosse cloche sonne cent coups, jadis le signe que les portes fermaient.',
      image: 'bergamo-piazza-vecchia',
    },
    {
      name: 'La chapelle Colleoni et Santa Maria Maggiore',
      description:
        'Un condottiere fit abattre une sacristie pour loger son tombeau, et eut une façade de dentelle de marbre. L’église voisine a un chœur marqueté d’après Lotto, découvert sur demande. Frottez le blason de la grille : on voit bien que tout le monde le fait, pour la chance.',
      image: 'bergamo-cappella-colleoni',
    },
    {
      name: 'Les murs vénitiens',
      description:
        'Six kilomètres de bastions qui n’ont jamais entendu un coup de feu, bâtis par Venise dès 1561 et inscrits au patrimoine mondial. De la porte San Giacomo, blanche contre la colline, la vue porte sur la plaine jusqu’à l’Apennin. Bien des week-ends, le tour est fermé aux voitures : c’est alors qu’il faut venir.',
      image: 'bergamo-mura',
    },
    {
      name: 'L’Accademia Carrara',
      description:
        'Une galerie que la plupart manquent, avec Botticelli, Raphaël, Bellini, Lotto et surtout Moroni, dont les tailleurs et les veuves vous regardent comme si vous veniez d’entrer. Elle est sous les murs, dans le Borgo Santa Caterina, rue de petites tables. Garez-vous au stade et marchez dix minutes.',
      image: 'bergamo-accademia-carrara',
    },
  ],
  questions: [
    {
      question: 'L’aéroport de Bergame convient-il pour Milan ?',
      answer:
        'En bus, une heure jusqu’à Centrale. En voiture, il vaut mieux pour Garde, Iseo et les vallées ; à Milan vous attendent l’Area B et l’Area C.',
    },
    {
      question: 'Peut-on monter en voiture dans la ville haute ?',
      answer:
        'En semaine, hors des heures limitées, jusqu’aux parkings ; le soir et le week-end, le plus souvent non. Le funiculaire met quelques minutes.',
    },
    {
      question: 'Y a-t-il un comptoir ouvert la nuit ?',
      answer:
        'Les vols arrivent tard : voyez les heures sur la page de la voiture. La liste montre d’abord celles qu’on peut prendre à votre heure.',
    },
    {
      question: 'Quelle route pour les Dolomites ?',
      answer:
        'L’A4 jusqu’à Vérone et l’A22 jusqu’à Trente, deux heures et demie ; plus lente et plus belle par le Tonale.',
    },
  ],
};
