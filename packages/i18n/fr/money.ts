import type { Texts } from '../texts.ts';
import type en from '../en/money.ts';

export default {
  title: 'Paiements',
  text: 'Votre part de chaque location est versée sur votre compte après la prise en charge.',
  account: 'Compte de paiement',
  account_see: 'Voir le compte',
  account_complete: 'Compléter le compte',
  account_ask: 'Un propriétaire peut le compléter sous Entreprise.',

  sums: 'Situation',
  due: 'Dû',
  sending: 'En route',
  held: 'Retenu',
  failed: 'Non arrivé',
  paid: 'Versé jusqu’ici',
  at_check_in: 'Dû à la prise en charge',
  owed: 'Vous devez',

  payouts: 'Versements',
  payouts_none: 'Aucun versement pour l’instant',
  payouts_none_text: 'Dès qu’une voiture a été prise en charge, votre part de la réservation figure ici.',
  column_booking: 'Réservation',
  column_date: 'Prise en charge',
  column_share: 'Votre part',
  column_state: 'État',
  column_amount: 'Versement',
  extension: 'Prolongation',
  more: 'Versements précédents',
  first: 'Revenir aux derniers',

  state_due: 'Dû',
  state_held: 'Retenu',
  state_sending: 'En route',
  state_sent: 'Versé',
  state_failed: 'Non arrivé',
  state_reversed: 'Repris',
  sent_on: 'le {{date}}',
  due_from: 'Part à partir du {{moment}}',
  try_again: 'Prochain essai : {{moment}}',
  offset: 'Retenu pour ce que vous deviez pour {{number}} : {{amount}}',
  reversed: 'Repris, car le client a été remboursé ou le paiement corrigé : {{amount}}',

  hold_dispute_open:
    'Le client conteste le paiement auprès de sa banque. L’argent attend la décision de la banque.',
  hold_fraud_warning: 'La banque du client soupçonne un usage abusif de la carte. Nous vérifions.',
  hold_refund_pending: 'Un remboursement au client est en cours. Le versement suit.',
  hold_under_review:
    'Une personne de Nolo vérifie le paiement de cette réservation. Vous n’avez rien à faire.',
  hold_not_handed_over: 'Le paiement ne vous a pas encore été attribué. Nous le corrigeons.',
  hold_account_not_enabled:
    'Votre compte chez le prestataire de paiement ne peut pas encore recevoir d’argent.',
  held_because: 'La comptabilité de Nolo retient ce versement : {{reason}}',
  hold_staff: 'Le service financier de Nolo vérifie ce versement. Vous n’avez rien à faire.',
  failure_account:
    'Votre compte chez le prestataire de paiement n’a pas accepté l’argent. Vérifiez qu’on ne vous y demande rien.',
  failure_platform: 'Le transfert a échoué pour une raison de notre côté. Votre compte n’est pas en cause.',

  debts: 'Ce que vous devez',
  debts_text:
    'Déduit de vos prochains versements, en commençant par le plus ancien. Vous n’avez rien à faire.',
  debt_commission: 'Commission : la voiture n’a pas été fournie',
  debt_share: 'Part d’une location dont le client a été remboursé',

  statements: 'Relevés',
  statements_text: 'Tous les mouvements d’un mois, pour vous et votre comptable.',
  running_month: 'jusqu’ici',
} satisfies Texts<typeof en>;
