import type { Texts } from '../texts.ts';
import type en from '../en/change.ts';

export default {
  title: 'Modifier la réservation',
  intro:
    'Choisissez d’autres dates, horaires, lieux, couverture ou conducteurs. Vous voyez le nouveau prix avant tout paiement.',
  open: 'Modifier la réservation',
  until: 'Modification possible jusqu’au {{date}}.',
  too_late:
    'La modification était possible jusqu’au {{date}}. Appelez le loueur : il peut peut-être encore vous aider.',
  not_possible: 'Cette réservation ne peut plus être modifiée en ligne. Notre assistance vous aide.',
  back: 'Retour à la réservation',
  price_title: 'Nouveau prix',
  now_total: 'Ancien total',
  new_total: 'Nouveau total',
  difference: 'Différence',
  to_pay: 'À payer',
  to_refund: 'Nous vous remboursons',
  cancel_free: 'Annulation gratuite jusqu’au {{date}}.',
  cancel_late: 'L’annulation n’est plus gratuite à ces dates.',
  change_same: 'Modifier sans frais',
  change_pay: 'Payer {{amount}} et modifier',
  change_refund: 'Modifier : nous vous remboursons {{amount}}',
  pay_hint:
    'Vous payez la différence sur la page sécurisée de notre prestataire de paiement. Nous gardons les nouvelles dates 30 minutes ; tant que vous n’avez pas payé, votre réservation reste inchangée.',
  refund_hint: 'Nous vous remboursons la différence sur la carte utilisée, sous 5 à 10 jours ouvrés.',
  nothing: 'Faites une modification ci-dessus : le nouveau prix s’affichera ici.',
  price_moved: 'Le prix a changé entre-temps. Vérifiez le nouveau prix avant de confirmer.',
  waiting_title: 'Une modification attend son paiement',
  waiting_text:
    'Votre réservation sera modifiée dès que vous aurez payé {{amount}}. D’ici là, elle reste inchangée.',
  waiting_pay: 'Payer {{amount}}',
  waiting_keep: 'Garder la réservation telle quelle',
  confirming_title: 'Nous confirmons votre paiement',
  confirming_text: 'Cela prend quelques secondes. Vous n’avez rien à faire.',
} satisfies Texts<typeof en>;
