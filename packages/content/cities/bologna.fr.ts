import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Bologne',
    description:
      'Louer une voiture à Bologne : ZTL et zone T, aéroport Marconi et monorail, parkings, recharge, Motor Valley, Ravenne et Apennin, temps de route.',
  },
  title: 'Location de voiture à Bologne',
  description:
    'Tout se croise ici : autoroutes, voies ferrées et gourmands. Et les plus beaux moteurs d’Italie se construisent à une demi-heure.',
  text: [
    {
      heading: 'ZTL, zone T et 30 km/h',
      text: [
        'Le centre médiéval, à l’intérieur des boulevards, est une zone à trafic limité, active du matin au soir. En son milieu, trois rues forment le « T », aux règles plus strictes : la via Indipendenza est presque toute piétonne depuis la fin de 2025 et, le week-end et les jours fériés, Rizzoli et Ugo Bassi le sont aussi. Le quartier de l’université a sa propre zone. Les systèmes de caméras s’appellent Sirio et Rita, et personne ne leur échappe.',
        'Les hôtels de la zone peuvent enregistrer votre plaque ; il existe aussi des tickets d’accès pour les non-résidents, en nombre limité par voiture, mais non valables dans le T. En 2026, un tribunal a annulé la limite générale de 30 km/h et la ville la rétablit rue par rue : seul le panneau compte. Consultez le site de la ville pour les règles du jour.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Marconi est à six kilomètres de la piazza Maggiore. L’espace des loueurs est voisin du terminal : on y va par navette gratuite ou en dix minutes à pied, selon le loueur. Le monorail Marconi Express rejoint la gare centrale en sept minutes. Les trains à grande vitesse font de Bologne le meilleur endroit d’Italie pour passer du rail à la route : il y a des comptoirs de part et d’autre de la gare, à quelques minutes de la rocade.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Tanari, au-delà de la gare, est vaste, bon marché et desservi par un bus ; Staveco est au sud, au pied des collines, à un quart d’heure à pied de la piazza Maggiore ; VIII Agosto et Riva Reno sont souterrains, à la limite de la zone. Les garages situés à l’intérieur peuvent souvent déclarer votre entrée : demandez-le en réservant. Les jours de salon, les prix doublent et tout est plein. Les lignes bleues se paient jusqu’au soir, même hors des boulevards.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes sont nombreuses sur les boulevards, au parc des expositions, à Corticella, à San Donato et dans les garages ; les plus rapides sont sur les aires de l’A1, de l’A13 et de l’A14 et dans les centres commerciaux de la rocade. Les musées de la Motor Valley ont les leurs. Vers la Futa et Porretta, chargez avant de monter.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Modène et Maranello, Ferrari et vinaigre balsamique : 40 et 45 minutes',
          'Sant’Agata, Lamborghini : 35 minutes',
          'Dozza et ses murs peints, Imola : 35 à 40 minutes',
          'Ravenne et ses mosaïques : 1 h par l’A14',
          'Ferrare, à parcourir à bicyclette : 45 minutes par l’A13',
          'Le col de la Futa, l’ancienne route de Florence : 1 h 15, tout en virages',
          'Saint-Marin : 1 h 30',
        ],
        'Usines et musées se visitent sur réservation. Entre Modène et Parme, les fromageries ne montrent leur travail que le matin, vers huit heures.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Deux routes courent côte à côte autour de la ville, la rocade gratuite et l’autoroute : choisissez d’après la sortie qu’il vous faut et ne changez pas d’avis au dernier moment. Les cyclistes et les bus ont leurs voies, surveillées par des caméras. Les Émiliens roulent vite sur les lignes droites, qui ne manquent pas, mais s’arrêtent toujours pour déjeuner.',
        'Le printemps et l’automne sont les meilleures saisons ; en juillet la plaine est une étuve, en décembre elle est dans le brouillard. Pendant le salon du livre jeunesse et les salons d’automne, les voitures manquent. D’octobre à mars, les vieux diesels sont interdits les jours de pollution. Sur le tronçon apennin de l’A1, pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La piazza Maggiore et San Petronio',
      description:
        'C’est le salon de la ville, avec une basilique dont la façade est restée moitié marbre, moitié brique, l’argent étant allé à l’université. À l’intérieur, une méridienne de 67 mètres mesure l’année d’une tache de soleil. Les soirs d’été, on projette des films sur la place, gratuits pour tous.',
      image: 'bologna-piazza-maggiore',
    },
    {
      name: 'Les deux tours',
      description:
        'Des cent tours médiévales, il en reste une vingtaine ; ces deux-là sont l’emblème de la ville. L’Asinelli a 97 mètres, la Garisenda penche au point qu’il a fallu fermer ses abords pour la consolider, et les visites dépendent des travaux. Les admirer de la via Rizzoli, le nez en l’air, ne coûte rien.',
      image: 'bologna-due-torri',
    },
    {
      name: 'Le portique de San Luca',
      description:
        'Six cent soixante-six arcades, presque quatre kilomètres de chemin couvert, montent de la porta Saragozza au sanctuaire sur sa colline. En voiture, c’est dix minutes, avec un parking au sommet ; à pied, c’est une heure et un meilleur souvenir. Les portiques de Bologne sont au patrimoine mondial de l’humanité.',
      image: 'bologna-san-luca',
    },
    {
      name: 'L’Archiginnasio',
      description:
        'Ce palais fut à partir de 1563 le siège de la plus ancienne université d’Europe ; ses murs sont couverts des blasons d’étudiants venus de partout. Dans le théâtre anatomique, tout en bois, le professeur siégeait sous un dais porté par deux écorchés. Autour s’étend le Quadrilatère, quartier du marché, parfait pour déjeuner debout.',
      image: 'bologna-archiginnasio',
    },
  ],
  questions: [
    {
      question: 'Puis-je aller en voiture à un hôtel du centre ?',
      answer: 'Oui, dès qu’il a enregistré votre plaque. Demandez-lui par où passer pour éviter le T.',
    },
    {
      question: 'Voiture ou train pour Florence et Milan ?',
      answer: 'Le train. La voiture se justifie pour la Motor Valley, la Romagne et les collines.',
    },
    {
      question: 'Peut-on conduire une Ferrari à Maranello ?',
      answer:
        'Oui, près du musée, lors d’essais avec moniteur. Pour une journée entière au volant, voyez nos voitures de luxe.',
    },
    {
      question: 'Combien de temps jusqu’à la mer ?',
      answer:
        'Une heure et quart jusqu’à Rimini ou Cervia sans circulation ; les samedis d’août, préférez le train.',
    },
  ],
};
