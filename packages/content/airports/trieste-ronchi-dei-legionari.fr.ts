import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Trieste Ronchi dei Legionari',
    description:
      'Louer une voiture à l’aéroport de Trieste (TRS) : comptoirs et gare, vignette slovène, bora, Grado, le Collio et Ljubljana avec temps de route.',
  },
  title: 'Location de voiture à l’aéroport de Trieste Ronchi dei Legionari',
  description:
    'Entre le Karst, la lagune de Grado et les vignes du Collio, avec sa propre gare et presque jamais de foule.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Les comptoirs sont aux arrivées, les voitures juste dehors. Une passerelle couverte enjambe la route jusqu’à la gare : Trieste et Udine sont à une demi-heure, Venise à une heure trois quarts.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Dix minutes suffisent. Si vous comptez aller en Slovénie, en Croatie ou en Autriche, faites inscrire l’accord du loueur au contrat et achetez en ligne, avant la frontière, la vignette slovène, liée à la plaque. L’hiver, demandez des pneus d’hiver ou des chaînes, et méfiez-vous de la bora.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant le terminal, l’arrêt est gratuit quelques minutes. Le parking à étages de la passerelle sert aussi bien pour le train que pour l’avion ; les tarifs à la semaine sont raisonnables.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent à Ronchi, à Monfalcone et sur la SS14, toutes à moins de dix minutes ; en Slovénie, le carburant est souvent moins cher, car la remise pratiquée au Frioul est réservée aux résidents. Les aires de l’A4 sont les plus chères. Les places de retour sont près de la sortie des arrivées.',
      ],
    },
  ],
  distances: [
    { to: 'Trieste', kilometres: 33, minutes: 35 },
    { to: 'Grado', kilometres: 22, minutes: 25 },
    { to: 'Gorizia', kilometres: 22, minutes: 25 },
    { to: 'Udine', kilometres: 42, minutes: 35 },
    { to: 'Ljubljana', kilometres: 120, minutes: 85 },
  ],
  questions: [
    {
      question: 'Est-ce un bon choix pour Venise ?',
      answer:
        'Oui : c’est à une heure vingt par l’A4, souvent avec des prix plus bas et des files plus courtes qu’à Marco-Polo.',
    },
    {
      question: 'Faut-il la vignette pour la Slovénie ?',
      answer:
        'Oui, sur les autoroutes et les voies express, même pour quelques kilomètres. Les routes ordinaires sont gratuites, ainsi que, depuis 2026, celle de Rabuiese à Koper.',
    },
    {
      question: 'Et pour aller à Grado ?',
      answer:
        'Une route sur digue traverse la lagune : comptez vingt-cinq minutes. Sur l’île, le stationnement est payant l’été.',
    },
    {
      question: 'Faut-il une voiture à Trieste ?',
      answer:
        'Non, mais il en faut une pour le Karst, le Collio et la côte slovène. En ville, garez-vous sous San Giusto.',
    },
  ],
};
