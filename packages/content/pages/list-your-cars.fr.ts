import type { BusinessLandingContent } from '../schema/page.ts';

export const content: BusinessLandingContent = {
  meta: {
    title: 'Proposez vos voitures : des réservations sans abonnement',
    description:
      'Pour les loueurs italiens : publiez votre parc, fixez vos prix, soyez payé à la prise en charge. 15 % de commission seulement si une voiture est réservée.',
  },
  title: 'Vos voitures, sous les yeux de ceux qui en cherchent une',
  description:
    'Publiez votre parc, gardez vos prix et vos conditions, et ne payez que lorsqu’une voiture est réservée. Pour les loueurs établis en Italie.',
  hero: {
    button: 'Inscrire votre entreprise',
    note: 'Ni droit d’entrée, ni abonnement, ni durée minimale.',
  },
  about: {
    heading: 'Ce que nous sommes',
    text: [
      'Nous sommes une place de marché pour les petits et moyens loueurs. Des clients d’Italie et d’ailleurs cherchent dans leur langue, voient votre prix avec TVA et suppléments, envoient leurs documents et paient d’avance. Vous recevez une réservation déjà payée. Nous vérifions les documents des conducteurs : tant que la vérification est en cours, la réservation le dit, et la voiture n’est remise qu’une fois les documents vérifiés.',
      'Vous restez maître de votre entreprise : vous décidez quelles voitures proposer, à quel prix, où elles se retirent et qui peut les conduire. Vous continuez de louer au comptoir et ailleurs : mettez la voiture hors ligne et personne ne peut la réserver. Le contrat de location est entre vous et le client.',
    ],
  },
  featuresTitle: 'Vos outils',
  features: [
    {
      title: 'Gestion du parc',
      text: 'Ajoutez et retirez des voitures, fixez les prix à la journée, à la semaine et au mois, mettez une voiture hors ligne pour un entretien ou une location au comptoir.',
    },
    {
      title: 'Système de réservation',
      text: 'Réservations, annulations et remplacements dans une seule liste. Aucune voiture ne peut être réservée deux fois, même au même instant.',
    },
    {
      title: 'Gestion des clients',
      text: 'Qui vient et qui conduit aussi, dans chaque réservation : coordonnées, état de la vérification des documents et ce qui s’est passé jusqu’ici.',
    },
    {
      title: 'Rapports',
      text: 'Un relevé de chaque mois avec paiements, commissions et versements, réservation par réservation, à lire ou à télécharger, et une facture pour chaque commission.',
    },
  ],
  benefitsTitle: 'Ce que vous y gagnez',
  benefits: [
    {
      title: 'Vous payez quand vous gagnez',
      text: 'La commission est de 15 % du prix final hors TVA. Sur une réservation de 230,00 €, vous recevez 195,50 €. Sans réservation, aucun coût.',
    },
    {
      title: 'L’argent est déjà là',
      text: 'Le locataire paie en réservant. À la prise en charge, votre part est virée sur votre compte : vous n’avez personne à relancer.',
    },
    {
      title: 'Moins de clients absents',
      text: 'L’annulation n’est gratuite que jusqu’à 48 heures avant le jour du retrait. Et vous n’avez pas à remettre une voiture avant que les documents soient vérifiés.',
    },
    {
      title: 'Des clients en trois langues',
      text: 'Vos offres paraissent en italien, en anglais et en français, de même que les e-mails et les papiers.',
    },
    {
      title: 'Des voitures pour les occasions',
      text: 'Signalez celles que vous proposez pour les mariages, les tournages et les événements : ceux qui en cherchent les trouveront.',
    },
    {
      title: 'Un site à vous',
      text: 'Si vous le souhaitez, le même moteur tourne sous votre nom, avec votre logo et vos couleurs, et ne montre que vos voitures.',
    },
  ],
  invitation: {
    title: 'Commencez par une voiture',
    text: 'L’inscription prend dix minutes. Si vous préférez d’abord en parler, réservez un appel et nous vous montrerons le portail avec vos voitures.',
    button: 'Réserver un appel',
  },
  newsletter: {
    title: 'Des nouvelles pour les loueurs',
    text: 'De temps en temps : ce que cherchent les locataires, ce qui change dans la loi, les nouveautés du portail. Désabonnement en un clic.',
    button: 'S’inscrire',
  },
  questionsTitle: 'Questions et réponses',
  questions: [
    {
      question: 'Qui peut participer ?',
      answer:
        'Pour l’instant, les loueurs établis en Italie, immatriculés au registre des entreprises et autorisés à louer sans chauffeur. Nous demandons un extrait récent du registre.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer:
        '15 % du prix final de la location, hors TVA, pour chaque réservation, plus la TVA de 22 % sur cette commission. Chacune donne lieu à une facture électronique. Il n’y a aucun autre frais.',
    },
    {
      question: 'Quand suis-je payé ?',
      answer:
        'Le locataire paie en réservant ; nous gardons la somme et vous versons vos 85 % lorsque vous enregistrez la prise en charge. La caution, c’est vous qui la recevez.',
    },
    {
      question: 'Et si le locataire annule ?',
      answer:
        'Jusqu’à 48 heures avant le jour du retrait, c’est gratuit pour vous comme pour lui. Ensuite, nous lui remboursons le prix moins notre commission ; pour vous, ni versement ni coût.',
    },
    {
      question: 'Et si la voiture n’est pas disponible ?',
      answer:
        'Proposez une autre de vos voitures, au plus tard 48 heures avant le jour du retrait. Si le locataire accepte, la réservation est reportée sur elle au même prix. S’il refuse, il est remboursé à 100 % et vous devez la commission de 15 %.',
    },
    {
      question: 'Suis-je tenu à l’exclusivité ?',
      answer:
        'Non. Vous pouvez proposer vos voitures partout, au prix que vous voulez, et désactiver ou supprimer votre compte à tout moment. Les réservations confirmées sont honorées. Le reste figure dans les [conditions pour les loueurs](/terms-and-conditions-business).',
    },
  ],
};
