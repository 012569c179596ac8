import type { Texts } from '../texts.ts';
import type en from '../en/payment-cases.ts';

export default {
  none: 'Aucun dossier ouvert',
  none_text:
    'Remboursements échoués, contestations et tout ce qui ne concorde pas restent ici jusqu’à ce que quelqu’un les ait réglés.',
  all_kinds: 'Tous les dossiers',
  none_of_kind: 'Aucun dossier de ce type n’est ouvert',
  kind: 'Objet',
  amount: 'Montant',
  resolved: 'Clos le {{at}}',

  text_payment_does_not_fit:
    'Une session payée ne correspond pas à sa réservation. Recherchez-la chez le prestataire de paiement et remboursez-la là-bas.',
  text_unknown_payment:
    'Le prestataire signale un paiement, un remboursement, une contestation ou une alerte sans réservation ici. Cherchez s’il s’est perdu lors d’une restauration ou s’il vient d’un autre système.',
  text_payment_missing:
    'Elle compte ici comme payée, et le prestataire n’a pas ce paiement. Veillez à ce que la voiture ne soit pas remise et cherchez qui l’a inscrit.',
  text_refund_failed:
    'Le client n’a pas reçu son argent. Remboursez-le de nouveau sur le même paiement ou payez-le par une autre voie ; puis clôturez le dossier.',
  text_refund_not_permitted:
    'Le prestataire ne nous permet pas de rembourser. Corrigez la clé d’accès, puis clôturez le dossier : le remboursement est de nouveau envoyé.',
  text_dispute:
    'Le titulaire de la carte conteste le paiement. Répondez à temps chez le prestataire ; d’ici là, et après une contestation perdue, le versement est bloqué.',
  text_fraud_warning:
    'La banque de la carte soupçonne une fraude. Envisagez de rembourser le paiement ; d’ici là, le versement est bloqué.',
  text_money_gone:
    'La réservation occupe sa voiture, et tout son paiement a été rendu, à la main ou par une contestation perdue. Clôturez la réservation.',
  text_no_show_objected:
    'La réservation a été close pour absence, et le client dit être venu. Interrogez les deux ; si le client a raison, remboursez la commission à la main.',
  text_not_handed_over_objected:
    'Le client dit ne pas avoir reçu la voiture, et le loueur conteste. Interrogez les deux ; si le client a raison, remboursez le paiement à la main : la réservation apparaît alors ici pour être close.',
  text_difference:
    'Prestataire et comptabilité, ou comptabilité et réservation, ne concordent pas. Trouvez l’écriture qui manque ou qui est fausse.',
  text_event_given_up:
    'Un événement du prestataire n’a pas pu être traité pendant un jour ; le journal dit pourquoi. Recherchez son paiement là-bas.',
  text_job_given_up:
    'Une tâche de fond a échoué pendant un jour ; l’e-mail qu’elle devait envoyer n’est pas parti. Les voitures sont libérées et les remboursements faits malgré tout.',

  to_dispute: 'Ce qu’il faut pour répondre à la banque',

  details: 'Détails',
  field_problem: 'Ne concorde pas',
  field_what: 'Ne concorde pas',
  field_amountMinor: 'Montant',
  field_currency: 'Devise',
  field_provider: 'Chez le prestataire',
  field_expected: 'Selon la réservation',
  field_ours: 'En comptabilité',
  field_reason: 'Motif du prestataire',
  field_respondBy: 'Répondre avant le',
  field_fraudType: 'Type de fraude',
  field_answer: 'Réponse du prestataire',
  field_refund: 'Remboursement',
  field_session: 'Session',
  field_kind: 'Type',
  field_payment: 'Paiement',
  field_booking: 'Réservation indiquée',
  field_account: 'Compte',
  field_type: 'Événement',
  field_job: 'Tâche',
  field_data: 'Concerne',
  field_number: 'Réservation',
  field_totalMinor: 'Total',
  reference: 'Référence',
  no_payment: 'Aucun paiement',
  problem_session: 'La session',
  problem_intent: 'Le paiement est d’une autre réservation',
  problem_amount: 'Le montant',
  problem_currency: 'La devise',
  problem_mode: 'Le type de session',
  problem_live: 'Mode test et mode réel',
  problem_account: 'Le compte',
  difference_payment: 'Un paiement',
  difference_refund: 'Un remboursement',
  difference_failed_refund: 'Un remboursement échoué',
  difference_refund_made_twice: 'Un remboursement fait deux fois',
  difference_refund_without_id: 'Un remboursement sans le numéro du prestataire',
  difference_dispute: 'Une contestation',
  difference_provider_cash: 'Le solde chez le prestataire',
  difference_renter_balance: 'Ce qui est conservé pour le client',
  difference_commission: 'La commission',
  difference_transfer: 'Virement à la société',
  difference_transfer_refund: 'Virement annulé',
  difference_payout: 'Ce qui revient à la société',

  statements: 'Ce qu’ils disent',

  resolve: 'Clore le dossier',
  resolve_title: 'Clore ce dossier ?',
  resolve_text: 'Il quitte la liste et ne peut pas être rouvert.',
  resolve_settles:
    '{{amount}} sont encore dus au client. Une fois le dossier clos, ils comptent comme payés hors du prestataire de paiement.',
  resolve_keeps: 'La réservation se poursuit et garde sa voiture, sans son paiement.',
  resolve_sends: 'Le remboursement est ensuite de nouveau envoyé.',
  note: 'Note',
  note_hint: 'Ce que vous avez trouvé et fait. Elle reste dans le journal d’activité.',
  end_booking: 'Clore la réservation',
  end_title: 'Clore cette réservation ?',
  end_text:
    'La voiture est de nouveau libre ; client et loueur reçoivent un e-mail. Aucun argent ne bouge. Le dossier est clos avec elle.',
} satisfies Texts<typeof en>;
