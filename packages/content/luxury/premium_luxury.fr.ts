import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voitures premium en Italie',
    description:
      'Berlines, coupés et électriques premium à la journée, à la semaine ou au mois : le confort des longs trajets, des cautions raisonnables, et quand cela vaut le prix.',
  },
  title: 'Des voitures premium, quand la route est longue',
  highlightedWord: 'voitures premium',
  description:
    'De meilleurs sièges, de meilleurs phares, un coffre pour deux semaines : la catégorie entre le raisonnable et la folie, et quand elle vaut son prix.',
  text: [
    {
      heading: 'Quand cela vaut la peine',
      text: [
        'Une voiture premium coûte plus cher à la journée et se rattrape à chaque heure de route. De Milan à Naples, huit heures environ avec les pauses, vous appréciez les sièges après la troisième et le silence après la cinquième. Le régulateur adaptatif détend sur les autoroutes à vitesse moyenne contrôlée, de bons phares rendent la dernière heure de nuit moins pénible et la climatisation à quatre zones sauve le mois d’août. Si votre semaine se résume à un village et une plage, prenez une petite voiture et offrez-vous un dîner avec la différence.',
        'En voyage d’affaires, le calcul est plus simple : deux personnes qui arrivent reposées, une banquette arrière où travailler, un coffre pour les échantillons et les valises. Grâce aux tarifs à la semaine et au mois, appliqués d’eux-mêmes, l’écart avec une compacte se réduit.',
      ],
    },
    {
      heading: 'Berline, break, coupé, électrique',
      text: [
        'Une berline cache les bagages, ce qui compte sur une aire d’autoroute. Un coupé est fait pour deux, quoi que prétendent ses places arrière. Une berline électrique est chez elle dans le nord, où les bornes rapides jalonnent l’A1, l’A4 et l’A22, et dans les villes qui admettent les électriques là où d’autres n’entrent pas ; en montagne et dans l’extrême sud, prévoyez d’abord vos arrêts. Demandez au loueur quelle carte ou application de recharge est fournie, avec quel niveau de charge rendre la voiture et où se trouve la borne rapide la plus proche.',
        'La boîte automatique est la règle. S’il vous faut un attelage, un coffre de toit ou des pneus d’hiver, demandez avant de réserver : chaînes ou pneus d’hiver sont obligatoires sur beaucoup de routes du 15 novembre au 15 avril.',
      ],
    },
    {
      heading: 'Caution, âge, gabarit',
      text: [
        'La caution se situe entre celle d’une petite voiture et celle d’une sportive, et s’affiche à côté du prix. La plupart des loueurs acceptent les conducteurs dès 21 ou 23 ans, avec un supplément par jour en dessous de 25. La franchise se rachète souvent : faites le calcul pour votre durée avant de dire oui au comptoir.',
        'Les voitures premium sont larges, environ 1,90 m sans les rétroviseurs, et les vieux garages de Florence et de Gênes datent d’une époque plus étroite. Un hôtel juste hors de la ZTL, avec son parking, vous épargne rayures et amendes.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Distance',
      text: 'Moins de 500 km par semaine : une catégorie plus simple suffit ; plus de 1 000 km : offrez-vous celle-ci.',
    },
    {
      title: 'Bagages',
      text: 'Comptez les grandes valises : un coupé en prend deux, une berline trois, un break quatre.',
    },
    { title: 'Recharge', text: 'En électrique, prévoyez une borne rapide par jour et une prise la nuit.' },
    { title: 'Largeur', text: 'Demandez à l’hôtel celle de l’entrée de son garage.' },
  ],
  questions: [
    {
      question: 'Quelle différence avec le luxe ?',
      answer:
        'Surtout le prix et la caution. Une voiture premium sert à voyager ; une voiture de luxe se choisit pour elle-même.',
    },
    {
      question: 'Puis-je l’avoir un mois ?',
      answer: 'Oui, jusqu’à 30 jours par réservation, au tarif mensuel s’il existe.',
    },
    {
      question: 'Les voitures sont-elles neuves ?',
      answer: 'L’année figure sur la page de chacune.',
    },
    {
      question: 'Puis-je la prendre à la gare ?',
      answer:
        'Oui, si le loueur y a une agence ou y livre. Saisissez la ville dans la recherche et regardez la distance.',
    },
  ],
  invitation: {
    title: 'Arrivez en forme',
    text: 'Des voitures premium libres à vos dates, à la journée, à la semaine ou au mois.',
    button: 'Voir les voitures premium',
  },
};
