import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Rieti',
    description:
      'Louer une voiture à Rieti : murs et parkings, la Salaria depuis Rome, recharge, le Terminillo l’hiver, la vallée franciscaine, les lacs et les Marmore.',
  },
  title: 'Location de voiture à Rieti',
  description:
    'Le nombril de l’Italie : une ville murée dans un bassin vert, quatre ermitages franciscains autour et une montagne à skier à sa porte. En train, il faut une demi-journée.',
  text: [
    {
      heading: 'Dans les murs',
      text: [
        'Rieti est petite, plate et murée. Une zone à trafic limité couvre une partie du centre médiéval autour de la piazza Vittorio Emanuele II, de la via Roma et de la cathédrale, à des heures indiquées aux entrées et plus longues les soirs de fête. Au-dehors, on roule sans peine ; l’anneau de boulevards autour des murs est par endroits à sens unique et passe devant tous les parkings.',
        'Hôtels et maisons d’hôtes situés dedans peuvent faire inscrire la plaque pour décharger. Rien n’étant à plus de dix minutes à pied, laissez la voiture dehors. Pour la fête du Soleil l’été et la foire du piment, entre août et septembre, des places entières ferment. La commune l’annonce.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Rieti n’a pas d’aéroport : Fiumicino est à une heure et demie, Ciampino à une heure vingt, par l’A1 jusqu’à Fiano Romano, puis la Salaria. Les trains passent par Terni, à quarante minutes ; de la gare romaine de Tiburtina, les cars mettent environ une heure et demie. Les agences sont peu nombreuses, sur les routes de sortie, près de la gare et de la zone industrielle, aux heures de bureau. Réservez tôt et annoncez votre heure ; plusieurs livrent à la gare. Avec un vol du soir, prenez la voiture à Rome.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Des lignes bleues peu chères bordent les boulevards des murs et les abords de la gare ; des places gratuites un peu plus loin, vers le Velino et les terrains de sport. Au centre, seuls se garent les riverains. Au Terminillo, les grandes aires de Pian de’ Valli et de Campoforogna sont pleines à dix heures les dimanches de neige. À Greccio, Labro et Castel di Tora, on se gare sous le village.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes se trouvent près de la gare, viale Maraini, aux centres commerciaux de la Salaria et à l’hôpital ; les rapides sont rares, à Passo Corese, à Terni et sur l’A1. En montagne, quelques hôtels en ont. De Rieti au Terminillo, on monte de 1 200 mètres en vingt kilomètres : cela coûte autant que quatre-vingts en plaine, et la moitié revient.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Fonte Colombo et La Foresta, ermitages : 10 à 15 minutes',
          'Greccio, où naquit la crèche : 20 minutes',
          'Poggio Bustone : 25 minutes',
          'Le Terminillo : 35 minutes par la SS4bis',
          'Les lacs Lungo et Ripasottile, leurs oiseaux : 15 minutes ; le lac du Turano 40',
          'La cascade des Marmore : 30 minutes ; voyez les heures de l’eau',
          'L’Aquila : 50 minutes ; Amatrice 1 h par la Salaria',
          'L’abbaye de Farfa : 45 minutes',
        ],
        'Le Chemin de François relie les quatre sanctuaires en quatre-vingts kilomètres ; en voiture, c’est une journée paisible.',
      ],
    },
    {
      heading: 'Routes, usages, saison',
      text: [
        'La Salaria depuis Rome est belle et n’a, sur de longs tronçons, qu’une voie par sens, avec camions, chantiers et radars fixes : comptez une heure et quart et ne doublez pas dans les côtes. La nouvelle route de Terni, en tunnel, est rapide. Les conducteurs sont calmes ; chevreuils et sangliers, non. En montagne, quand il neige, on contrôle les pneus au bas de la route.',
        'Du 15 novembre au 15 avril, pneus d’hiver ou chaînes sont obligatoires vers le Terminillo, sur la Salaria et sur la plupart des routes de la province, et de décembre à mars ils servent. Mai et juin sont verts et frais, l’automne sent le champignon et la lentille nouvelle. L’été, les nuits restent fraîches quand Rome ne dort pas, et l’on nage dans le lac du Turano.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza San Rufo',
      description:
        'Un tambour de pierre, sur une petite place, dit en vingt langues que c’est ici le centre de l’Italie, comme le soutenait déjà Varron. Les géographes en discutent ; Rieti, non. À deux minutes commencent les murs du XIIIe siècle, parmi les mieux gardés du Latium, dont on franchit encore les arches en voiture.',
      image: 'rieti-piazza-san-rufo',
    },
    {
      name: 'Rieti souterraine',
      description:
        'Sous la via Roma courent les arches du viaduc par lequel la Salaria romaine passait le marais : on bâtit dessus des palais, et leurs caves sont des voûtes de deux mille ans. Les visites guidées se réservent. Passez ensuite le Velino et regardez, dans l’eau claire, les restes du pont romain.',
      image: 'rieti-sotterranea',
    },
    {
      name: 'La cathédrale et le palais des papes',
      description:
        'Les papes aimaient Rieti pour son air, et l’un d’eux y canonisa saint Dominique. La cathédrale a une crypte de 1157, un grand clocher et une chapelle de l’entourage du Bernin ; à côté, les voûtes du palais des papes abritent des marchés. De la place aux murs, il y a cinq minutes.',
      image: 'rieti-cattedrale',
    },
    {
      name: 'Le sanctuaire de Greccio',
      description:
        'À Noël 1223, François fit mener un bœuf, un âne et une mangeoire dans une grotte de cette falaise : la première crèche. L’ermitage tient encore au rocher comme un nid d’hirondelle. Vingt minutes en voiture par la vallée, parking au pied ; avant Noël, une navette part du village.',
      image: 'rieti-greccio',
    },
  ],
  questions: [
    {
      question: 'Faut-il des chaînes pour le Terminillo ?',
      answer:
        'Des chaînes à bord ou des pneus d’hiver, du 15 novembre au 15 avril. Quand il neige, le contrôle est certain.',
    },
    {
      question: 'Comment aller de Rome à Rieti ?',
      answer: 'Par l’A1 jusqu’à Fiano Romano puis la Salaria, d’une heure et quart à une heure et demie.',
    },
    {
      question: 'Quand l’eau tombe-t-elle aux Marmore ?',
      answer:
        'À des heures fixées, qui changent selon le mois et le jour, car elle sert à la centrale. Consultez-les la veille.',
    },
    {
      question: 'Y a-t-il beaucoup de voitures à louer à Rieti ?',
      answer: 'Peu, et moins encore en saison de ski. Réservez tôt ou cherchez autour de Rome et de Terni.',
    },
  ],
};
