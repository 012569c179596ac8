import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voiture pour films, photos et productions',
    description:
      'Voitures de jeu et véhicules d’équipe pour le cinéma, la publicité et la photo en Italie : raccords, autorisations, fixations de caméra, assurance, longue durée.',
  },
  title: 'Location de voiture pour productions',
  highlightedWord: 'productions',
  description:
    'La voiture de jeu et celles qui transportent tout le reste : ce qu’un tournage demande, et ce qu’il faut régler avant le premier clap.',
  text: [
    {
      heading: 'Voitures de jeu',
      text: [
        'Devant la caméra, une voiture joue un rôle. La mise en scène et la décoration veulent une marque, une année, une couleur, parfois une rayure ; le plan de travail veut la même voiture, identique, le 4 et le 19 du mois. Louez-la pour toute la période entre la première et la dernière scène plutôt que jour par jour : les tarifs à la semaine et au mois la rendent moins chère qu’il n’y paraît, et personne d’autre ne risque de la cabosser entre-temps. Photographiez-la de tous côtés à la prise en charge, pour le loueur et pour la scripte.',
        'Écrivez au loueur avant de réserver si la scène demande plus que de rouler : fixations et ventouses, gélatines sur les vitres, plaques retirées, surfaces matifiées ou peintes, animaux, fumée, nuits sous la pluie. Presque tout est possible si c’est convenu par écrit, presque rien sinon. Les cascades, le tout-terrain et la vitesse sur route fermée sortent du cadre d’une location normale et de son assurance.',
      ],
    },
    {
      heading: 'Véhicules d’équipe',
      text: [
        'Autour de chaque voiture de jeu, il y en a cinq que personne ne voit : un monospace pour les comédiens et le maquillage, un plus grand pour la caméra, un SUV pour les repérages en montagne avant la fonte des neiges, une voiture électrique pour le studio qui l’exige. Choisissez le même loueur et la même heure : le régisseur ne se déplacera qu’une fois. Au bout de quatorze heures de tournage, une boîte automatique préserve la bonne humeur.',
        'En montagne et en hiver, demandez des pneus d’hiver ou des chaînes, obligatoires sur beaucoup de routes du 15 novembre au 15 avril.',
      ],
    },
    {
      heading: 'Autorisations, rues, stationnement',
      text: [
        'Le premier appel va à la film commission de la région : elle connaît les services compétents pour fermer une rue, réserver du stationnement ou entrer dans les zones à trafic limité (ZTL) avec les véhicules de production, et son service est gratuit. Les autorisations mentionnent les numéros de plaque : demandez-les au loueur dès la réservation, et à nouveau si une voiture est remplacée. Une autorisation de tournage ne protège pas des amendes ailleurs.',
        'Toute personne qui conduit doit figurer dans la réservation avec un permis vérifié, jusqu’à cinq personnes en plus du conducteur principal. Si l’équipe se relaie au volant, inscrivez tout le monde dès le début.',
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
      text: 'Comparez franchises et exclusions avec l’assurance de la production, qui couvre souvent ce qu’une location ne couvre pas.',
    },
    {
      title: 'Sur le plateau',
      text: 'Les clés confiées à une seule personne, un relevé des kilomètres, des photos chaque soir.',
    },
  ],
  questions: [
    {
      question: 'Puis-je louer plus de 30 jours ?',
      answer:
        'Une réservation dure au plus 30 jours. Faites-en une seconde pour la même voiture, à partir de la même heure, et prévenez le loueur.',
    },
    {
      question: 'La marque peut-elle se voir à l’image ?',
      answer:
        'Cela se règle entre vous et le constructeur, pas avec la location. Le loueur peut demander que son nom et la plaque ne soient pas reconnaissables.',
    },
    {
      question: 'Avez-vous des voitures anciennes ?',
      answer:
        'Certains loueurs en ont. Voyez parmi les voitures proposées pour les tournages, ou écrivez-nous l’année et le modèle : nous les interrogerons.',
    },
    {
      question: 'La facture peut-elle aller à la société de production ?',
      answer:
        'Oui : saisissez raison sociale, numéro de TVA, forme juridique et code SDI ou adresse PEC pendant la réservation.',
    },
  ],
  invitation: {
    title: 'Donnez un rôle à une voiture',
    text: 'Des voitures que leurs propriétaires proposent pour les tournages, par lieu et par date.',
    button: 'Voir les voitures pour productions',
  },
};
