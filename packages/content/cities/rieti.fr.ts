import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Rieti',
    description:
      'Louer une voiture à Rieti : murs et parkings, la Salaria depuis Rome, recharge, le Terminillo l’hiver, la vallée franciscaine, les lacs et les Marmore.',
  },
  title: 'Location de voiture à Rieti',
  description:
    'Le nombril de l’Italie : une ville fortifiée au creux d’un bassin vert, quatre sanctuaires franciscains tout autour et une station de ski à sa porte. En train, on y arrive par Terni.',
  text: [
    {
      heading: 'Dans les murs',
      text: [
        'Rieti est petite, plate et ceinte de remparts. Une zone à trafic limité (ZTL) couvre une partie du centre médiéval autour de la piazza Vittorio Emanuele II, de la via Roma et de la cathédrale, à des heures indiquées aux entrées et élargies les soirs de fête. À l’extérieur, on circule sans difficulté ; les boulevards qui longent les remparts, en partie à sens unique, passent devant tous les parkings.',
        'Les hôtels et les maisons d’hôtes de la zone peuvent faire inscrire votre plaque pour le déchargement. Rien n’étant à plus de dix minutes à pied, mieux vaut laisser la voiture à l’extérieur. Pour la fête du Soleil, en été, et la foire du piment, entre août et septembre, des places entières sont fermées ; la commune l’annonce.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Rieti n’a pas d’aéroport : Fiumicino est à une heure et demie, Ciampino à une heure vingt, par l’A1 jusqu’à Fiano Romano, puis la Salaria. En train, on change à Terni, à quarante minutes, et l’été un bus remplace souvent la ligne ; depuis la gare de Rome Tiburtina, les cars mettent environ une heure et demie. Les agences sont peu nombreuses, à la sortie de la ville, près de la gare et de la zone industrielle, et n’ouvrent qu’aux heures de bureau. Réservez tôt et précisez votre heure d’arrivée ; plusieurs livrent à la gare. Si votre vol arrive le soir, prenez la voiture à Rome.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les places bleues, peu chères, bordent les boulevards et les abords de la gare ; un peu plus loin, vers le Velino et les terrains de sport, c’est gratuit. Dans les murs, lisez le panneau : une partie des places est réservée aux riverains. Au Terminillo, Pian de’ Valli est payant le week-end, et ses grands parkings, comme ceux de Campoforogna, sont pleins dès dix heures les dimanches de neige. À Greccio, Labro et Castel di Tora, on se gare sous le village.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'On trouve des bornes près de la gare, viale Maraini, dans les centres commerciaux de la Salaria et à l’hôpital ; les bornes rapides sont rares : Passo Corese, Terni et l’A1. En montagne, quelques hôtels en ont. De Rieti au Terminillo, on monte de 1 200 mètres en vingt kilomètres : la batterie baisse environ trois fois plus vite qu’en plaine, mais la descente en rend une bonne partie.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Fonte Colombo et La Foresta, ermitages : 10 à 15 minutes',
          'Greccio, berceau de la crèche : 20 minutes',
          'Poggio Bustone : 25 minutes',
          'Le Terminillo : 35 minutes par la SS4bis',
          'Les lacs Lungo et Ripasottile et leurs oiseaux : 15 minutes ; le lac du Turano : 40',
          'La cascade des Marmore : 30 minutes ; vérifiez les horaires des lâchers d’eau',
          'L’Aquila : 50 minutes ; Amatrice 1 h par la Salaria',
          'L’abbaye de Farfa : 45 minutes',
        ],
        'Le Chemin de François relie les quatre sanctuaires en quatre-vingts kilomètres ; en voiture, c’est une journée paisible.',
      ],
    },
    {
      heading: 'Routes, usages, saison',
      text: [
        'Depuis Rome, la Salaria est belle, mais n’a sur de longs tronçons qu’une voie par sens, avec des camions, des chantiers et des radars fixes : comptez une heure et quart au moins et ne doublez pas dans les côtes. La nouvelle route de Terni, en tunnel, est rapide. Les conducteurs sont calmes ; les chevreuils et les sangliers, moins. Quand il neige, les pneus sont contrôlés au pied de la montagne.',
        'Du 15 novembre au 15 avril, pneus d’hiver ou chaînes sont obligatoires vers le Terminillo, sur la Salaria au-delà d’Antrodoco et sur bien d’autres routes signalées, et de décembre à mars ils servent vraiment. Mai et juin sont verts et frais, l’automne est la saison des champignons et des lentilles. L’été, les nuits restent fraîches quand Rome étouffe, et l’on nage dans le lac du Turano.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza San Rufo',
      description:
        'Sur une petite place, un tambour de pierre annonce en vingt langues que c’est ici le centre de l’Italie, comme le soutenait déjà Varron. Les géographes en discutent ; Rieti, non. À deux minutes commencent les murs du XIIIe siècle, parmi les mieux conservés du Latium, dont on franchit encore les arches en voiture.',
      image: 'rieti-piazza-san-rufo',
    },
    {
      name: 'Rieti souterraine',
      description:
        'Sous la via Roma courent les arches du viaduc sur lequel la Salaria romaine franchissait le marais : on y a bâti des palais, dont les caves sont des voûtes de deux mille ans. Visites guidées sur réservation. Traversez ensuite le Velino et cherchez, dans l’eau claire, les restes du pont romain.',
      image: 'rieti-sotterranea',
    },
    {
      name: 'La cathédrale et le palais des papes',
      description:
        'Les papes aimaient Rieti pour son air, et l’un d’eux y canonisa saint Dominique. La cathédrale a une crypte de 1157, un grand clocher et une chapelle attribuée à l’entourage du Bernin ; à côté, le palais des papes repose sur de hautes voûtes. Les remparts sont à cinq minutes à pied.',
      image: 'rieti-cattedrale',
    },
    {
      name: 'Le sanctuaire de Greccio',
      description:
        'À Noël 1223, saint François fit conduire un bœuf, un âne et une mangeoire dans une grotte de cette falaise : la première crèche. L’ermitage est encore accroché au rocher comme un nid d’hirondelle. À vingt minutes en voiture par la vallée, avec un parking au pied ; avant Noël, il y a foule.',
      image: 'rieti-greccio',
    },
  ],
  questions: [
    {
      question: 'Faut-il des chaînes pour le Terminillo ?',
      answer:
        'Des chaînes à bord ou des pneus d’hiver, du 15 novembre au 15 avril. Quand il neige, les contrôles sont systématiques.',
    },
    {
      question: 'Comment aller de Rome à Rieti ?',
      answer: 'Par l’A1 jusqu’à Fiano Romano puis la Salaria, d’une heure et quart à une heure et demie.',
    },
    {
      question: 'Quand voir l’eau tomber aux Marmore ?',
      answer:
        'À des heures fixées, qui changent selon le mois et le jour, car elle sert à la centrale. Consultez-les la veille.',
    },
    {
      question: 'Y a-t-il beaucoup de voitures à louer à Rieti ?',
      answer: 'Peu, et moins encore en saison de ski. Réservez tôt ou cherchez autour de Rome et de Terni.',
    },
  ],
};
