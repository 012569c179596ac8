import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Bologne',
    description:
      'Louer une voiture à Bologne : ZTL et zone T, aéroport Marconi et monorail, parkings, recharge, Motor Valley, Ravenne et Apennin avec temps de route.',
  },
  title: 'Location de voiture à Bologne',
  description:
    'Tout se croise ici : autoroutes, chemins de fer et appétits. Et les moteurs se construisent à une demi-heure.',
  text: [
    {
      heading: 'ZTL, zone T et 30 km/h',
      text: [
        'Le centre médiéval à l’intérieur des boulevards est une zone à trafic limité, active chaque jour du matin au soir. Au milieu se trouve le T, les rues Indipendenza, Rizzoli et Ugo Bassi, aux règles plus strictes ; le week-end et les jours fériés, elles sont aux seuls piétons. Les rues de l’université ont leur propre zone, valable à toute heure. Les caméras s’appellent Sirio et Rita, et nul n’échappe à l’une ni à l’autre.',
        'Les hôtels situés dedans peuvent enregistrer la plaque ; il existe aussi des tickets à la journée pour non-résidents, quelques-uns par mois et par voiture. Dans la plupart des rues, la limite est de 30 km/h. Regardez les panneaux, et la page mobilité de la ville pour ce qui vaut à votre date.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Marconi est à six kilomètres de la grand-place. Le parc des loueurs jouxte le terminal, par navette gratuite ou dix minutes à pied selon le loueur. Le monorail Marconi Express rejoint la gare centrale en sept minutes. Les trains à grande vitesse font de Bologne le meilleur endroit d’Italie pour passer du rail à la route : des comptoirs se trouvent devant la gare et derrière, via Carracci, à cinq minutes de la rocade.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Tanari, derrière la gare, est vaste et bon marché, avec un bus ; Staveco est au sud, au pied des collines, à un quart d’heure à pied de la piazza Maggiore ; VIII Agosto et Riva Reno sont souterrains, en lisière de la zone. Les garages situés dedans peuvent souvent déclarer votre entrée : demandez en réservant. Les jours de foire, inscrits à tous les calendriers de la ville, les prix doublent et tout est plein. Les lignes bleues se paient jusqu’au soir, même hors des boulevards.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes sont fréquentes sur les boulevards, à la foire, à Corticella, à San Donato et dans les garages ; les rapides sur les aires de l’A1, de l’A13 et de l’A14 et aux centres commerciaux de la rocade. Les musées de la Motor Valley ont les leurs. Vers la Futa et Porretta, chargez avant de monter.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Modène et Maranello, Ferrari et vinaigre balsamique : 40 et 45 minutes',
          'Sant’Agata, Lamborghini : 35 minutes',
          'Dozza et ses murs peints, Imola : 35 à 40 minutes',
          'Ravenne et ses mosaïques : 1 h par l’A14',
          'Ferrare à bicyclette : 45 minutes par l’A13',
          'Le col de la Futa, vieille route de Florence : 1 h 15, tout en virages',
          'Saint-Marin : 1 h 30',
        ],
        'Usines et musées demandent un billet à heure fixe. Entre Modène et Parme, les fromageries montrent leur travail à huit heures du matin, et alors seulement.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Deux routes courent côte à côte autour de la ville, la rocade gratuite et l’autoroute : choisissez d’après le numéro de sortie et ne changez pas d’avis au dernier moment. Cyclistes et bus ont leurs voies et leurs caméras. Les Émiliens roulent vite sur les lignes droites, qui ne manquent pas, et s’arrêtent pour déjeuner.',
        'Le printemps et l’automne sont les meilleurs ; en juillet la plaine est une serre, en décembre elle est dans le brouillard. Le salon du livre de jeunesse et les foires d’automne vident les comptoirs. D’octobre à mars, les mesures contre la pollution arrêtent les vieux diesels. Sur le tronçon apennin de l’A1, pneus d’hiver ou chaînes du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza Maggiore et San Petronio',
      description:
        'Le grand salon de la ville, avec une basilique dont la façade resta moitié marbre, moitié brique quand l’argent alla à l’université. À l’intérieur, une méridienne de 67 mètres mesure l’année d’une tache de soleil. Les soirs d’été, on projette des films sur la place, gratuits pour tous.',
      image: 'bologna-piazza-maggiore',
    },
    {
      name: 'Les deux tours',
      description:
        'Des cent tours médiévales, une vingtaine demeurent ; ces deux-là sont l’emblème de la ville. L’Asinelli a 97 mètres, la Garisenda penche au point qu’on l’a clôturée pour la consolider, et les visites dépendent des travaux. Les regarder de la via Rizzoli, le nez en l’air, ne coûte rien.',
      image: 'bologna-due-torri',
    },
    {
      name: 'Le portique de San Luca',
      description:
        'Six cent soixante-six arcades, presque quatre kilomètres de chemin couvert, montent de la porta Saragozza au sanctuaire sur sa colline. En voiture, dix minutes et un parking au sommet ; à pied, une heure et un meilleur récit. Les portiques de Bologne sont au patrimoine mondial de l’humanité.',
      image: 'bologna-san-luca',
    },
    {
      name: 'L’Archiginnasio',
      description:
        'Siège dès 1563 de la plus ancienne université d’Europe, aux murs couverts des armes d’étudiants venus de partout. Dans le théâtre anatomique, tout en épicéa, le lecteur siégeait sous un dais porté par deux écorchés. Autour s’étend le Quadrilatère, quartier du marché, parfait pour déjeuner debout.',
      image: 'bologna-archiginnasio',
    },
  ],
  questions: [
    {
      question: 'Puis-je aller en voiture à un hôtel du centre ?',
      answer: 'Oui, dès qu’il a enregistré la plaque. Le week-end, demandez quelles rues du T sont ouvertes.',
    },
    {
      question: 'Voiture ou train pour Florence et Milan ?',
      answer: 'Le train. La voiture se justifie pour la Motor Valley, la Romagne et les collines.',
    },
    {
      question: 'Peut-on conduire une Ferrari à Maranello ?',
      answer:
        'Près du musée, il y a des essais avec moniteur. Pour une journée à vous, voyez nos voitures de luxe.',
    },
    {
      question: 'Combien de temps jusqu’à la mer ?',
      answer:
        'Une heure et quart jusqu’à Rimini ou Cervia sans circulation ; les samedis d’août, songez au train.',
    },
  ],
};
