import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voitures premium en Italie',
    description:
      'Berlines, coupés et électriques premium au jour, à la semaine ou au mois : le confort des longues routes, des cautions mesurées, et quand cela vaut le prix.',
  },
  title: 'Des voitures premium, quand la route est longue',
  highlightedWord: 'voitures premium',
  description:
    'De meilleurs sièges, de meilleurs phares, un coffre pour deux semaines : la classe entre le raisonnable et la folie, et quand elle vaut son prix.',
  text: [
    {
      heading: 'Quand cela vaut la peine',
      text: [
        'Une voiture premium coûte plus par jour et le rend par heure. De Milan à Naples, huit heures environ avec les pauses, vous remarquez les sièges après la troisième et le silence après la cinquième. Le régulateur adaptatif ôte la fatigue des autoroutes à vitesse moyenne contrôlée, de bons phares celle de la dernière heure de nuit, la climatisation à quatre zones celle du mois d’août. Si votre semaine tient en un village et une plage, prenez une petite voiture et dînez de la différence.',
        'En voyage d’affaires, le calcul est plus simple : deux personnes qui arrivent reposées, une banquette où travailler, un coffre pour les échantillons et les valises. Les tarifs à la semaine et au mois s’appliquent d’eux-mêmes et rapprochent une premium d’une compacte.',
      ],
    },
    {
      heading: 'Berline, break, coupé, électrique',
      text: [
        'Une berline cache les bagages, ce qui compte sur une aire d’autoroute. Un coupé est fait pour deux, quoi que prétendent ses places arrière. Une berline électrique est chez elle dans le nord, où les bornes rapides jalonnent l’A1, l’A4 et l’A22, et dans les villes qui admettent les électriques là où d’autres n’entrent pas ; en montagne et dans l’extrême sud, prévoyez d’abord vos arrêts. Demandez au loueur quelle carte ou application de recharge est fournie, quel niveau rendre et où se trouve la borne rapide la plus proche.',
        'La boîte automatique est la règle. S’il vous faut un attelage, un coffre de toit ou des pneus d’hiver, demandez avant de réserver : chaînes ou pneus d’hiver sont obligatoires sur beaucoup de routes du 15 novembre au 15 avril.',
      ],
    },
    {
      heading: 'Caution, âge, soin',
      text: [
        'La caution se situe entre celle d’une petite voiture et celle d’une sportive, et s’affiche à côté du prix. La plupart des loueurs acceptent les conducteurs dès 21 ou 23 ans, avec un supplément par jour en dessous de 25. La franchise se rachète souvent : faites le compte pour vos jours avant de dire oui au comptoir.',
        'Les premium sont larges, environ 1,90 m sans rétroviseurs. Les vieux garages de Florence et de Gênes ont été bâtis pour plus étroit. Un hôtel juste hors de la ZTL, avec son parking, épargne peinture et amendes.',
      ],
    },
  ],
  checklist: [
    { title: 'Distance', text: 'Moins de 500 km par semaine, prenez moins ; plus de 1 000 km, prenez plus.' },
    {
      title: 'Bagages',
      text: 'Comptez les grandes valises : un coupé en prend deux, une berline trois, un break quatre.',
    },
    { title: 'Recharge', text: 'Pour une électrique, une borne rapide par jour et une prise la nuit.' },
    { title: 'Largeur', text: 'Regardez le garage de l’hôtel avant qu’il ne vous regarde.' },
  ],
  questions: [
    {
      question: 'Quelle différence avec le luxe ?',
      answer:
        'Surtout le prix et la caution. Une premium sert à voyager ; une voiture de luxe se choisit pour elle-même.',
    },
    {
      question: 'Puis-je l’avoir un mois ?',
      answer: 'Oui, jusqu’à 30 jours par réservation, au tarif mensuel s’il existe.',
    },
    {
      question: 'Les voitures sont-elles neuves ?',
      answer: 'L’année figure sur la page de chacune. Dans cette classe, la plupart ont moins de trois ans.',
    },
    {
      question: 'Puis-je la prendre à la gare ?',
      answer:
        'Là où le loueur a une agence ou livre. Écrivez la gare dans la recherche et regardez la distance.',
    },
  ],
  invitation: {
    title: 'Voyagez reposé',
    text: 'Des voitures premium libres à vos dates, au jour, à la semaine ou au mois.',
    button: 'Voir les voitures premium',
  },
};
