import type { Texts } from '../texts.ts';
import type en from '../en/booking.ts';

export default {
  title: 'Réservation {{number}}',
  no_number: 'Réservation',
  open: 'Ouvrir la réservation',
  times_note: 'Toutes les heures sont celles du lieu de retrait.',

  state_pending: 'Rien n’a encore été débité. Payez avant la fin du délai et la voiture est à vous.',
  state_lapsed:
    'Les 30 minutes pendant lesquelles nous gardons une voiture sont passées. Si vous avez payé à temps, nous confirmons la réservation dès que le paiement est vérifié, en quelques minutes.',
  state_paid: '{{company}} vous remet la voiture le {{date}}.',
  state_pickup_passed:
    'Le retrait était prévu le {{date}}. Si la voiture ne vous a pas été remise, appelez d’abord {{company}}. Si cela ne suffit pas, signalez-le : nous vérifions, y compris pour votre argent.',
  report_no_car: 'Signaler que je n’ai pas reçu la voiture',
  state_signed: 'Le contrat de location est signé. {{company}} vous remet la voiture le {{date}}.',
  state_deposit_collected: '{{company}} a reçu la caution et vous remet la voiture le {{date}}.',
  state_in_progress: 'Vous avez la voiture. Rendez-la au plus tard le {{date}}.',
  state_finished: 'La voiture est rendue. Merci et à bientôt sur la route.',
  state_finished_with_problems:
    'La voiture est rendue et {{company}} a signalé un problème. Appelez le loueur pour le régler ; notre assistance vous aide si vous n’êtes pas d’accord.',
  cancelled_renter: 'Vous avez annulé cette réservation le {{date}}.',
  cancelled_expired:
    'Elle n’a pas été payée dans les 30 minutes pendant lesquelles nous gardons une voiture ; nous y avons mis fin le {{date}}. Rien n’a été débité.',
  cancelled_replaced:
    'Vous avez modifié votre demande le {{date}} et une autre réservation a remplacé celle-ci. Rien n’a été débité pour elle.',
  cancelled_payment_unavailable:
    'Notre prestataire de paiement était injoignable ; nous avons mis fin à la réservation le {{date}}. Rien n’a été débité.',
  cancelled_payment_returned:
    'Nolo a mis fin à cette réservation le {{date}}, car la totalité du paiement vous avait été rendue.',
  cancelled_payment_failed:
    'Votre banque n’a pas effectué le paiement ; nous avons mis fin à la réservation le {{date}}. Rien n’a été débité.',
  cancelled_payment_does_not_fit:
    'Nous avons reçu un paiement qui ne correspond pas à cette réservation ; nous y avons mis fin le {{date}}. Nous vérifions ce paiement et vous contacterons. La voiture est de nouveau disponible.',
  cancelled_late_payment_refunded:
    'Votre paiement est arrivé après les 30 minutes pendant lesquelles nous gardons une voiture, et quelqu’un d’autre l’avait réservée. Nous avons mis fin à la réservation le {{date}} et vous remboursons tout.',

  receipt: 'Reçu (PDF)',
  invoice: 'Facture {{number}} (PDF)',
  credit_note: 'Avoir {{number}} (PDF)',
  calendar: 'Ajouter au calendrier',
  calendar_remove: 'Retirer du calendrier',
  download_failed: 'Le fichier n’a pas pu être téléchargé. Réessayez.',

  pickup_title: 'Lieu de retrait',
  delivery_title: 'Adresse de livraison',
  handover_delivery: 'La voiture vous est livrée à cette adresse.',
  directions: 'Itinéraire',
  same_return: 'Même lieu',
  deadline_free: 'Annulation gratuite jusqu’au {{date}}.',
  deadline_free_over: 'L’annulation gratuite a pris fin le {{date}}.',
  deadline_late: 'Au-delà d’une heure de retard, chaque jour entamé coûte {{amount}}, à régler au loueur.',
  deadline_late_free: 'Plus d’une heure de retard ? Appelez d’abord le loueur.',

  prepare_title: 'Documents et conducteurs',
  documents_missing:
    'Envoyez votre pièce d’identité et votre permis : sans eux, la voiture ne vous sera pas remise.',
  documents_uploaded:
    'Nous vérifions vos documents sous un jour ouvré et vous écrivons. La voiture n’est remise qu’une fois qu’ils sont vérifiés.',
  documents_verified: 'Vos documents sont vérifiés. Ayez les originaux avec vous à la prise en charge.',
  documents_rejected: 'Nous n’avons pas pu accepter vos documents. Envoyez-les de nouveau.',
  documents_open: 'Ouvrir mes documents',
  driver_main: 'Conducteur principal',
  driver_additional: 'Conducteur supplémentaire',

  timeline_title: 'Ce qui s’est passé',
  by_you: 'Vous',
  event_reserved: 'Réservée',
  event_paid: '{{amount}} payés',
  event_confirmed: 'Confirmée, rien à payer',
  event_signed: 'Contrat de location signé',
  event_deposit_collected: 'Caution réglée',
  event_checked_in: 'Voiture remise',
  event_check_in_undone: 'Remise annulée par le loueur',
  event_checked_out: 'Voiture rendue',
  event_checked_out_with_issue: 'Voiture rendue, problème signalé',
  event_cancelled: 'Annulée',
  event_expired: 'Terminée : non payée à temps',
  event_replaced: 'Remplacée par une autre réservation',
  event_payment_unavailable: 'Terminée : prestataire de paiement injoignable',
  event_payment_returned: 'Terminée : paiement rendu',
  event_payment_failed: 'Terminée : le paiement a échoué',
  event_payment_does_not_fit: 'Terminée : le paiement ne correspond pas',
  event_refunded: 'Remboursement de {{amount}}',
  event_refund_failed: 'Remboursement de {{amount}} échoué',

  price_title: 'Prix',
  refunds_title: 'Remboursements',
  refund_requested: 'En route vers votre carte. Les banques mettent 5 à 10 jours ouvrés.',
  refund_succeeded: 'Versé le {{date}} sur la carte avec laquelle vous avez payé.',
  refund_requires_action: 'En attente : répondez à l’e-mail de notre prestataire de paiement.',
  refund_made_good:
    'Il n’est pas arrivé sur votre carte : vous avez reçu ce montant autrement, ou votre banque en décide.',
  refund_failed:
    'Le versement sur votre carte a échoué. Nous vous contacterons pour vous rembourser autrement.',

  breakdown_title: 'Panne ou accident ?',
  breakdown_text:
    'Arrêtez-vous en lieu sûr, puis appelez {{company}} : on vous dira que faire et on vous enverra de l’aide. S’il y a des blessés, appelez d’abord le {{number}}.',
  breakdown_emergency: 'Urgences : {{number}}',

  help_title: 'Besoin d’aide ?',
  help_company: 'Pour la voiture et le retrait',
  help_support: 'Pour la réservation et le paiement',
  support_name: 'Assistance {{site}}',

  find_title: 'Retrouver une réservation',
  find_text: 'Consultez une réservation sans vous connecter : nous vous envoyons un lien par e-mail.',
  find_number: 'Numéro de réservation',
  find_hint: 'Il figure dans nos e-mails, par exemple NL-100001',
  find_email: 'E-mail du compte qui a servi à réserver',
  find_send: 'Recevoir le lien',
  find_sent: 'Consultez vos e-mails',
  find_again: 'Demander à nouveau',
  find_company: 'Vous êtes loueur ? Consultez les documents d’une réservation',
  find_invalid: 'Ce lien ne fonctionne plus',
  find_invalid_text: 'Les liens sont valables une heure. Demandez-en un nouveau.',
  find_read_only:
    'Ce lien permet seulement de consulter la réservation. Pour la modifier ou l’annuler, connectez-vous.',
  find_log_in: 'Se connecter',

  cancelled_replacement_refused:
    'Vous avez refusé l’autre voiture le {{date}}. Nous vous remboursons tout ce que vous avez payé.',
  cancelled_replacement_unanswered:
    'Vous n’avez pas répondu à temps à la proposition d’une autre voiture : votre réservation a pris fin le {{date}}. Nous vous remboursons tout ce que vous avez payé.',
  cancelled_company:
    '{{company}} n’a pas pu fournir la voiture et a annulé cette réservation le {{date}}. Nous vous remboursons tout ce que vous avez payé.',
  cancelled_not_handed_over:
    '{{company}} n’a pas pu remettre la voiture ; cette réservation a pris fin le {{date}}. Nous vous remboursons tout ce que vous avez payé.',
  cancelled_no_show:
    'Cette réservation a été close le {{date}} car personne n’est venu chercher la voiture. Nous vous remboursons la part du loueur ; notre commission est conservée.',
  event_not_handed_over: 'Voiture non remise',
  event_no_show: 'Close : voiture non retirée',
  event_no_show_objected: 'Clôture contestée',
  objection_title: 'Vous étiez sur place ?',
  objection_text:
    'Si vous êtes venu chercher la voiture, dites-nous avant le {{deadline}} ce qui s’est passé. Une personne l’examine avant toute décision définitive.',
  objection_field: 'Que s’est-il passé ?',
  objection_send: 'Contester',
  objection_done: 'Vous avez contesté le {{date}}. Une personne examine votre demande et vous écrira.',
  objection_over: 'Les 48 heures pour contester sont passées. Une question ? Appelez-nous.',
  event_not_handed_over_reported: 'Absence de remise signalée',
  event_not_handed_over_objected: 'Signalement contesté',
  no_car_title: 'On ne vous a pas remis la voiture ?',
  no_car_text:
    'Appelez d’abord {{company}}. Si personne ne vous remet la voiture, signalez-le : le loueur a {{hours}} heures pour contester. Sinon, la réservation prend fin et nous vous remboursons tout.',
  no_car_question: 'Aucune voiture ne vous a été remise ?',
  no_car_question_text:
    'Nous avertissons {{company}}. Votre réservation reste telle quelle tant que le loueur peut répondre.',
  no_car_confirm: 'Signaler',
  no_car_reported: 'Vous avez signalé le {{date}} qu’aucune voiture ne vous a été remise.',
  no_car_waits:
    '{{company}} peut contester avant le {{deadline}}. Sinon, votre réservation prend fin et nous vous remboursons tout.',
  no_car_objected:
    '{{company}} a contesté le {{date}}. Une personne examine le dossier et vous écrira ; le loueur ne reçoit rien d’ici là.',
  event_replacement_proposed: 'Autre voiture proposée',
  event_changed: 'Réservation modifiée',
  event_extension_asked: 'Retour plus tardif demandé',
  event_extension_accepted: 'Retour plus tardif accepté',
  event_extension_declined: 'Retour plus tardif refusé',
  event_extension_ended: 'Demande de retour plus tardif expirée',
  event_replacement_accepted: 'Autre voiture acceptée',
  event_replacement_refused: 'Autre voiture refusée, réservation terminée',
  event_replacement_unanswered: 'Autre voiture restée sans réponse, réservation terminée',
  replacement_title: 'Une autre voiture est proposée : à vous de décider',
  replacement_text:
    '{{company}} ne peut pas fournir la voiture réservée ({{car}}) et propose celle-ci à la place, aux mêmes dates et au même prix.',
  replacement_until:
    'Décidez avant l’échéance : {{deadline}}. Sans réponse, votre réservation prend fin et nous vous remboursons tout ce que vous avez payé.',
  replacement_see: 'Voir la voiture',
  replacement_accept: 'Accepter cette voiture',
  replacement_refuse: 'Refuser : nous vous remboursons {{amount}}',
  replacement_refuse_title: 'Refuser l’autre voiture ?',
  replacement_refuse_text:
    'Votre réservation prend fin et nous vous remboursons {{amount}}, tout ce que vous avez payé.',
  replacement_waiting: 'Une autre voiture est proposée : décidez',

  review_title: 'Comment cela s’est-il passé ?',
  review_open: 'Donner mon avis',
  review_text:
    'Tout le monde peut lire votre avis à côté des voitures de {{company}}, signé « {{author}} ». Vous pouvez l’écrire avant le {{deadline}}, sans pouvoir le modifier ensuite.',
  review_stars: 'Vos étoiles',
  review_field: 'Qu’est-ce qui s’est bien passé, ou moins bien ?',
  review_field_hint: 'Merci de ne nommer personne et de ne donner ni numéro de téléphone ni adresse.',
  review_send: 'Publier mon avis',
  review_own: 'Votre avis',
  review_published: 'Publié le {{date}}, signé « {{author}} »',
  review_answer: 'Réponse de {{company}}, {{date}}',
  review_hidden: 'Nous avons masqué cet avis : seuls {{company}} et vous pouvez le lire. Motif : {{reason}}',
  review_answer_hidden:
    'Nous avons masqué cette réponse : seuls {{company}} et vous pouvez la lire. Motif : {{reason}}',
  review_over: 'Le délai pour donner un avis sur cette location a pris fin le {{date}}.',
} satisfies Texts<typeof en>;
