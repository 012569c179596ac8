import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Trieste Ronchi dei Legionari',
    description:
      'Louer une voiture à Trieste Ronchi dei Legionari (TRS) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Trieste Ronchi dei Legionari',
  description:
    'Entre le Karst, la lagune de Grado et les vignes du Collio, avec sa propre gare et jamais de foule.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Les comptoirs sont aux arrivées, les voitures juste dehors. Une passerelle couverte mène par-dessus la route à la gare : Trieste en une demi-heure, Udine de même, Venise en une heure trois quarts.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'La remise prend dix minutes. Si vous comptez aller en Slovénie, en Croatie ou en Autriche, faites écrire l’accord dans le contrat et achetez en ligne la vignette slovène pour la plaque avant la frontière. L’hiver, demandez pneus ou chaînes, et gare à la bora.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’arrêt bref devant est gratuit quelques minutes. Le parking à étages de la passerelle sert au train comme à l’avion ; les prix à la semaine sont modérés.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent à Ronchi, à Monfalcone et sur la SS14, toutes à moins de dix minutes ; en Slovénie, le carburant est souvent moins cher, et au Frioul la remise régionale est réservée aux résidents. Les places de retour sont près de la sortie des arrivées. Les aires de l’A4 sont les plus chères.',
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
      question: 'Convient-il pour Venise ?',
      answer: 'Une heure vingt par l’A4, avec des prix plus bas et des files plus courtes qu’à Marco-Polo.',
    },
    {
      question: 'Faut-il la vignette pour la Slovénie ?',
      answer:
        'Sur autoroutes et voies express, oui, même pour quelques kilomètres. Les vieilles routes sont gratuites.',
    },
    {
      question: 'Et pour la lagune de Grado ?',
      answer: 'D’ici, la chaussée demande vingt-cinq minutes ; sur l’île, le parking est payant l’été.',
    },
    {
      question: 'Faut-il une voiture à Trieste ?',
      answer:
        'Non, mais pour le Karst, le Collio et la côte slovène, oui. En ville, garez-vous sous San Giusto.',
    },
  ],
};
