import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voiture pour films, photos et productions',
    description:
      'Voitures de jeu et véhicules d’équipe pour cinéma, publicité et photo en Italie : raccords, autorisations, fixations de caméra, assurance, longue durée.',
  },
  title: 'Location de voiture pour productions',
  highlightedWord: 'productions',
  description:
    'La voiture de jeu et celles qui transportent tout le reste : ce qu’un tournage demande, et ce qu’il faut régler avant le premier clap.',
  text: [
    {
      heading: 'Voitures de jeu',
      text: [
        'Devant la caméra, une voiture tient un rôle. La mise en scène et la décoration veulent une marque, une année, une couleur, parfois une rayure ; le plan de travail veut la même voiture, inchangée, le quatre et le dix-neuf. Louez-la pour toute la période entre la première et la dernière scène plutôt que jour par jour : les tarifs à la semaine et au mois la rendent moins chère qu’il n’y paraît, et personne ne la rapporte cabossée entre-temps. Photographiez-la de tous côtés à la prise en charge, pour le loueur et pour la scripte.',
        'Écrivez au loueur avant de réserver si la scène demande plus que de rouler : fixations et ventouses, gélatines sur les vitres, plaques retirées, surfaces matées ou peintes, animaux, fumée, nuits sous la pluie. Beaucoup est possible quand c’est convenu par écrit, presque rien sinon. Cascades, hors-piste et vitesse sur route fermée sortent d’une location normale et de son assurance.',
      ],
    },
    {
      heading: 'Véhicules d’équipe',
      text: [
        'Autour de chaque voiture de jeu, il y en a cinq que nul ne voit : un minivan pour les comédiens et le maquillage, un grand monospace pour la caméra, un SUV pour les repérages en montagne avant la fonte des neiges, une électrique pour le studio qui l’exige. Choisissez le même loueur et la même heure, et n’envoyez le régisseur qu’une fois. Dans des journées de quatorze heures, la boîte automatique préserve l’humeur.',
        'En montagne et en hiver, demandez des pneus d’hiver ou des chaînes, obligatoires sur beaucoup de routes du 15 novembre au 15 avril.',
      ],
    },
    {
      heading: 'Autorisations, rues, stationnement',
      text: [
        'Le premier appel va à la film commission de la région : elle connaît les bureaux pour fermer une rue, réserver du stationnement ou entrer dans les zones à trafic limité (ZTL) avec les véhicules de production, et son service est gratuit. Les autorisations portent des numéros de plaque : demandez-les au loueur dès la réservation, et à nouveau si une voiture est remplacée. Une autorisation de tournage n’évite pas les amendes ailleurs.',
        'Quiconque conduit figure dans la réservation avec un permis vérifié, jusqu’à cinq personnes en plus du conducteur principal. Pour une équipe qui se relaie, nommez-les toutes au début.',
      ],
    },
  ],
  checklist: [
    {
      title: 'En préparation',
      text: 'Modèle, année, couleur et état par écrit ; dates de la première et de la dernière scène ; une seconde voiture en réserve.',
    },
    {
      title: 'Accord',
      text: 'Fixations, modifications, kilomètres, conducteurs, caution et nettoyage, convenus avec le loueur.',
    },
    {
      title: 'Assurance',
      text: 'Comparez franchises et exclusions avec la police de la production, qui couvre souvent ce qu’une location ne couvre pas.',
    },
    {
      title: 'Sur le plateau',
      text: 'Les clés chez une seule personne, un carnet de kilomètres, des photos chaque soir.',
    },
  ],
  questions: [
    {
      question: 'Puis-je louer plus de 30 jours ?',
      answer:
        'Une réservation dure au plus 30 jours. Réservez la suivante pour la même voiture à la même heure ; le loueur vous la laisse.',
    },
    {
      question: 'La marque peut-elle se voir à l’image ?',
      answer:
        'Cela se règle entre vous et le constructeur, pas avec la location. Le loueur peut demander que son nom et la plaque ne soient pas reconnaissables.',
    },
    {
      question: 'Avez-vous des voitures anciennes ?',
      answer:
        'Certains loueurs en ont. Filtrez par événements, ou écrivez-nous l’année et le modèle, et nous demandons.',
    },
    {
      question: 'La facture peut-elle aller à la société de production ?',
      answer:
        'Oui : saisissez raison sociale, numéro de TVA, forme juridique et code SDI ou adresse certifiée pendant la réservation.',
    },
  ],
  invitation: {
    title: 'Engagez une voiture',
    text: 'Des voitures que leurs propriétaires offrent pour les tournages, par lieu et date.',
    button: 'Voir les voitures pour productions',
  },
};
