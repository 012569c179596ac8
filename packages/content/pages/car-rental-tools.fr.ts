import type { RentalToolsContent } from '../schema/page.ts';

export const content: RentalToolsContent = {
  meta: {
    title: 'Les outils du loueur de voitures',
    description:
      'Parc, réservations, prix et promotions, rapports et trois langues : les cinq outils compris quand vous publiez vos voitures, sans abonnement.',
  },
  title: 'Les outils du loueur',
  description:
    'Cinq outils pour gérer une entreprise de location, de la première voiture au parc réparti sur plusieurs villes. Ils sont compris quand vous publiez vos voitures, sans abonnement.',
  tools: [
    {
      title: 'Gestion du parc',
      text: 'Chaque voiture avec sa page, ses prix et son calendrier, au même endroit. Une voiture à l’atelier ou louée au comptoir passe hors ligne en deux clics, et personne ne peut la réserver pendant ce temps.',
      points: [
        'ajoutez et retirez des voitures ; photos, kilométrage, caution, âge minimum',
        'mettez une voiture hors ligne pour un entretien ou pour une location au comptoir',
        'un délai après chaque retour, le temps de nettoyer',
        'retrait dans vos agences et livraison dans le rayon de votre choix',
      ],
    },
    {
      title: 'Gestion des réservations',
      text: 'Les retraits du jour, les clients attendus, ce qui est payé. À chaque réservation correspondent une voiture et un locataire : la base de données elle-même refuse de donner deux fois la même voiture.',
      points: [
        'les données du locataire et de chaque conducteur, et l’état de la vérification de leurs documents',
        'les annulations, remboursées pour vous selon les règles acceptées',
        'les remplacements : proposez une autre voiture, le locataire répond en ligne',
        'prise en charge, retour et problèmes avec photos, visibles par les deux parties',
      ],
    },
    {
      title: 'Prix et promotions',
      text: 'Vous fixez le prix à la journée, à la semaine et au mois ; la combinaison la moins chère s’applique d’elle-même. Les suppléments de livraison, d’aller simple, de jeune conducteur et de retour flexible dépendent de vous.',
      points: [
        'des offres pour une période, en montant ou en pourcentage',
        'des codes promo de huit chiffres avec validité, montant minimum et nombre d’utilisations',
        'des options par location ou par jour, et combien un locataire peut en prendre',
        'le locataire voit un seul total, TVA comprise, et vous aussi',
      ],
    },
    {
      title: 'Analyses et rapports',
      text: 'Ce que chaque réservation a rapporté, ce qui vous a été versé et ce qui doit encore venir. Chaque chiffre ramène à la réservation dont il vient.',
      points: [
        'recettes, commissions et versements par réservation et par mois',
        'les versements en attente, et pourquoi',
        'une facture électronique pour chaque commission, à votre code SDI ou adresse PEC',
        'des fichiers à télécharger pour votre comptable',
      ],
    },
    {
      title: 'Assistance multilingue',
      text: 'Vous écrivez en italien ; les locataires lisent et réservent en italien, en anglais ou en français. Confirmations, rappels et reçus partent dans la langue du client, avec les dates et les montants écrits à sa façon.',
      points: [
        'écrans, e-mails et PDF en trois langues',
        'une équipe pour les locataires à toute heure',
        'de l’aide pour vous en italien, par des gens du métier',
        'votre propre site, à votre nom, dans les mêmes trois langues',
      ],
    },
  ],
  invitation: {
    title: 'Mettez-les au travail',
    text: 'Inscrivez votre entreprise, publiez la première voiture et ne payez que lorsqu’elle est réservée.',
    button: 'Proposer vos voitures',
  },
};
