import type { Texts } from '../texts.ts';
import type en from '../en/bookings.ts';

export default {
  title: 'Mes réservations',
  group_waiting: 'À payer',
  group_current: 'En cours',
  group_upcoming: 'À venir',
  group_past: 'Passées et annulées',
  status_pending: 'En attente de paiement',
  status_lapsed: 'Délai de paiement dépassé',
  status_paid: 'Confirmée',
  status_signed: 'Contrat signé',
  status_deposit_collected: 'Caution réglée',
  status_in_progress: 'En cours',
  status_finished: 'Terminée',
  status_finished_with_problems: 'Terminée avec des problèmes',
  status_cancelled: 'Annulée',
  empty_title: 'Pas encore de réservation',
  empty_text: 'Les voitures que vous réservez apparaissent ici, avec tous les détails.',
  find_car: 'Trouver une voiture',
  failed_title: 'Vos réservations n’ont pas pu être chargées',

  number: 'N° {{number}}',
  pickup: 'Retrait',
  delivery: 'Livraison à votre adresse',
  return: 'Retour',
  total: 'Total',
  refunded_amount: '{{amount}} remboursés',
  details: 'Détails',
  call_company: 'Appeler le loueur',
  view_issues: 'Voir les signalements',
  cancel_booking: 'Annuler la réservation',
  pay_now: 'Payer maintenant',
  held_until: 'Gardée pour vous jusqu’à {{time}}',
  held_for_you: 'Votre {{car}} vous est réservée jusqu’à {{time}}',
  time_left: 'Temps restant',

  drivers: 'Conducteurs supplémentaires',
  company: 'Loueur',
  free_cancellation: 'Annulation gratuite',
  until: 'Jusqu’au {{date}}',
  return_time: 'Heure de retour',
  same_time:
    'Au plus tard à l’heure du retrait. Au-delà d’une heure de retard, le supplément journalier de retard s’applique.',
  any_time:
    'À l’heure réservée. Au-delà d’une heure de retard, le supplément journalier de retard s’applique.',

  cancel_title: 'Attention : voulez-vous vraiment annuler la réservation ?',
  terms_free:
    'L’annulation est gratuite jusqu’au {{date}} : nous vous remboursons tout ce que vous avez payé.',
  terms_commission: 'L’annulation gratuite a pris fin le {{date}}.',
  terms_unpaid: 'Vous n’avez rien payé : rien n’est débité. La voiture est libérée aussitôt.',
  terms_pickup_passed:
    'L’heure du retrait est passée : l’annulation n’est plus possible. Appelez le loueur ou signalez que la voiture ne vous a pas été remise.',
  terms_not_allowed: 'Cette réservation ne peut plus être annulée ici. Appelez le loueur.',
  terms_with_bank:
    'Vous avez contesté le paiement auprès de votre banque, qui en décide. Ce qu’elle ne rend pas, nous le remboursons selon les conditions d’annulation.',
  terms_deposit: 'Si vous avez déjà réglé la caution, le loueur vous la rend.',
  amount_paid: 'Payé',
  amount_kept: 'Commission conservée',
  amount_back: 'Nous vous remboursons',

  return_loading: 'Vérification de votre paiement',
  your_booking: 'Votre réservation',
  deposit_beside: 'Plus une caution de {{amount}}, à régler au loueur à la prise en charge.',
  to_my_bookings: 'Mes réservations',
  to_home: 'Page d’accueil',
  confirmed_title: 'Votre réservation est confirmée',
  confirmed_text: 'La voiture est à vous. {{company}} vous la remet le {{date}}.',
  next_title: 'Et maintenant ?',
  next_mail: 'Un e-mail avec tous les détails',
  next_mail_text: 'La confirmation est en route vers {{email}}.',
  next_mail_text_general: 'La confirmation est en route vers votre adresse e-mail.',
  next_bring: 'Apportez vos documents',
  next_bring_text:
    'À la prise en charge, présentez votre permis de conduire et le passeport ou la carte d’identité de votre profil.',
  next_documents: 'Nous vérifions vos documents',
  next_documents_text:
    'C’est fait sous un jour ouvré et nous vous écrivons. La voiture n’est remise qu’une fois qu’ils sont vérifiés.',
  next_deposit: 'Caution : {{amount}}',
  next_deposit_text:
    'Vous la réglez directement avec {{company}} à la prise en charge. Elle n’est pas comprise dans ce que vous avez payé.',
  next_cancel: 'Annulation gratuite jusqu’au {{date}}',
  next_cancel_text: 'Annulez depuis Mes réservations : nous vous remboursons tout.',
  received_title: 'Paiement reçu, confirmation en cours',
  received_text: 'Nous confirmons votre réservation. Quelques secondes suffisent en général.',
  received_long:
    'C’est plus long que d’habitude. Vous pouvez quitter cette page sans crainte et sans payer de nouveau : un e-mail vous préviendra dès que tout sera réglé.',
  open_title: 'Votre réservation n’est pas encore payée',
  open_text: 'Rien n’a été débité. Payez avant la fin du délai et la voiture est à vous.',
  expired_title: 'Votre réservation a expiré',
  expired_text:
    'Elle n’a pas été payée dans les 30 minutes pendant lesquelles nous gardons une voiture. Rien n’a été débité. La voiture est peut-être encore libre.',
  search_again: 'Chercher de nouveau',
  same_car_again: 'Voir si cette voiture est encore libre',
  cancelled_title: 'Cette réservation est annulée',
  cancelled_text: 'Rien n’avait été payé : il n’y a donc rien à rembourser.',
  refunded_title: 'Cette réservation est annulée et remboursée',
  refunded_text:
    'Nous vous remboursons {{amount}} sur la carte utilisée pour le paiement. Les banques mettent 5 à 10 jours ouvrés.',
  refunded_late:
    'Votre paiement est arrivé après les 30 minutes pendant lesquelles nous gardons une voiture, et quelqu’un d’autre l’avait réservée.',
  payment_does_not_fit_title: 'Nous vérifions votre paiement',
  payment_does_not_fit_text:
    'Le paiement ne correspond pas à cette réservation ; nous y avons mis fin et la voiture est de nouveau disponible. Nous vous contacterons au sujet de ce paiement.',
  replaced_title: 'Une autre réservation remplace celle-ci',
  replaced_text:
    'Vous avez modifié votre demande : la nouvelle réservation est dans Mes réservations. Rien n’a été débité pour celle-ci.',
  refund_failed:
    '{{amount}} n’ont pas pu être remboursés sur votre carte. Nous vous contacterons pour vous rembourser autrement.',
  refund_requires_action:
    'Nous vous remboursons {{amount}} dès que vous répondez à l’e-mail de notre prestataire de paiement.',
  unreachable_title: 'Nous ne pouvons pas vérifier votre paiement pour le moment',
  unreachable_text:
    'Si vous avez payé, votre argent est en sécurité et vous recevrez un e-mail. Ne payez pas deux fois.',
} satisfies Texts<typeof en>;
