import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de supercars et voitures d’exception en Italie',
    description:
      'Louer une supercar ou une limousine sur mesure : conditions, cautions, franchises, transport, où la conduire et comment se passe la prise en charge.',
  },
  title: 'Des voitures d’exception, pour un jour à raconter',
  highlightedWord: 'voitures d’exception',
  description:
    'Supercars de Maranello et de Sant’Agata, limousines sur mesure, cabriolets rares. Il en existe peu, moins encore à louer, et chacune a ses règles.',
  text: [
    {
      heading: 'Ce qui change',
      text: [
        'À ce niveau, vous ne louez pas une catégorie mais une voiture précise, avec sa plaque. Le loueur en connaît l’histoire, la fait transporter plutôt que de la faire rouler sur de longues distances et vous la remet en personne, en général avec une heure d’explications. Prenez cette heure. Les freins en carbone doivent chauffer, le relevage du train avant protège la lame à chaque rampe, et la boîte a un mode ville que vous apprécierez.',
        'Beaucoup de ces voitures sont nées en Italie. De Bologne et de Modène, les usines et les musées de la Motor Valley sont à moins d’une heure, et les routes de l’Apennin commencent juste derrière. Sur le lac de Côme, sur la Riviera et dans les collines au sud de Rome, certains hôtels ont l’habitude d’en accueillir : appelez avant et indiquez la hauteur et la largeur.',
      ],
    },
    {
      heading: 'Les conditions, en clair',
      text: [
        'Attendez-vous à un âge minimum de 25, 28 ou 30 ans, à cinq ou dix ans de permis, à une caution de plusieurs milliers d’euros sur une ou deux cartes de crédit du conducteur principal, et à un kilométrage limité par jour, chaque kilomètre supplémentaire étant facturé. La franchise est élevée, et pneus, jantes, vitres et dessous de caisse en sont souvent exclus. Tout figure sur la page de la voiture ou vous est dit avant le paiement : posez toutes vos questions, et ne partez qu’une fois les plafonds confirmés par votre banque.',
        'Les balises de localisation sont habituelles, et licites si le contrat le dit. Elles servent aussi à retrouver une voiture volée ; c’est pourquoi il est d’ordinaire interdit de la laisser la nuit dans la rue.',
      ],
    },
    {
      heading: 'Sur la route',
      text: [
        'Les limites sont les mêmes pour tous : 130 km/h sur autoroute (110 par temps de pluie), 110 sur les voies rapides, 90 sur route, 50 en ville, avec des radars de vitesse moyenne (Tutor) sur de longs tronçons. Le plaisir est en seconde dans un col, pas sur la file de gauche. Partez tôt : à sept heures, la route est à vous et au camion du boulanger.',
        'Évitez complètement les vieux centres : les ZTL, les ralentisseurs et les curieux n’y font pas bon ménage avec une voiture très basse. Garez-vous en périphérie, dans un garage fermé, et entrez à pied.',
      ],
    },
  ],
  checklist: [
    { title: 'Banque', text: 'Faites relever le plafond de la carte et annoncez une empreinte importante.' },
    {
      title: 'Papiers',
      text: 'Âge, années de permis et tous les conducteurs vérifiés plusieurs jours avant.',
    },
    { title: 'Garage', text: 'Fermé, de hauteur et de pente connues, à chaque étape.' },
    {
      title: 'Remise',
      text: 'Une heure, de jour, avec des photos des jantes, de l’avant et des bas de caisse.',
    },
  ],
  questions: [
    {
      question: 'Puis-je la louer pour quelques heures seulement ?',
      answer: 'La location la plus courte est d’un jour. Vous pouvez bien sûr la rendre plus tôt.',
    },
    {
      question: 'Un second conducteur est-il possible ?',
      answer:
        'En général oui, aux mêmes conditions d’âge et de permis, s’il est inscrit dans la réservation.',
    },
    {
      question: 'Et si le temps se gâte ?',
      answer:
        'Jusqu’à 48 heures avant le jour du retrait, vous annulez sans frais. Le jour même, roulez doucement : ces pneus n’accrochent qu’une fois chauds.',
    },
    {
      question: 'La voiture est-elle livrée ?',
      answer:
        'Beaucoup de loueurs l’apportent sur un transporteur fermé. Le prix apparaît quand vous activez la livraison.',
    },
  ],
  invitation: {
    title: 'Voyez ce qui est libre',
    text: 'Des voitures rares, des disponibilités réelles, toutes les conditions sur la page.',
    button: 'Voir les voitures d’exception',
  },
};
