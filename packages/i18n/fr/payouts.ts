import type { Texts } from '../texts.ts';
import type en from '../en/payouts.ts';

export default {
  none: 'Rien à verser',
  none_text: 'Dès qu’un client a payé, la part du loueur apparaît ici.',
  none_of_company: 'Rien de dû, de bloqué ni à venir',
  nothing: 'Rien',
  due: 'Dû',
  held: 'Bloqué',
  at_check_in: 'Dû à la prise en charge',
  owed: 'Nous doit',
  why: 'Pourquoi c’est bloqué',
  share: 'Part du loueur',
  payout: 'Versement',
  hold_dispute_open: 'Contestation ouverte',
  hold_dispute_lost: 'Contestation perdue',
  hold_fraud_warning: 'Alerte à la fraude',
  hold_refund_pending: 'Remboursement en cours',
  hold_under_review: 'Dossier de paiement ouvert',
  hold_not_handed_over: 'Voiture remise, mais l’argent est encore au client en comptabilité',
  hold_account_not_enabled: 'Le compte de la société ne peut pas encore recevoir de paiements',
  hold_staff: 'Retenu par le personnel de la plateforme',
} satisfies Texts<typeof en>;
