import type { Texts } from '../texts.ts';
import type en from '../en/emails.ts';

export default {
  greeting: 'Bonjour {{firstName}},',
  footer: 'Vous recevez ce message en raison de votre compte ou de votre réservation chez Nolo.',
  fallback_link: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',

  verify_subject: 'Vérifiez votre adresse e-mail',
  verify_preview: 'Un clic et votre compte Nolo est prêt.',
  verify_text: 'Merci de votre inscription. Veuillez confirmer que cette adresse e-mail est bien la vôtre.',
  verify_button: 'Vérifier l’adresse e-mail',
  verify_validity: 'Le lien fonctionne une seule fois et pendant 24 heures.',
  verify_not_you:
    'Si vous n’avez pas créé de compte, ignorez ce message : sans ce clic, il ne se passe rien.',

  paid_subject: 'Réservation {{number}} confirmée : {{carName}}',
  paid_preview: 'Payée et confirmée. Départ : {{pickup}}.',
  paid_title: 'Votre réservation est confirmée',
  paid_text: 'Nous avons bien reçu votre paiement. Voici ce que vous avez réservé :',
  booking_number: 'Numéro de réservation',
  car: 'Voiture',
  pickup: 'Départ',
  return: 'Retour',
  price: 'Prix',
  total: 'Total payé, TVA comprise',
  deposit: 'Dépôt de garantie',
  deposit_text: '{{amount}}, à régler directement avec le loueur ; il n’est pas compris dans le total.',
  free_cancellation: 'Annulation gratuite',
  free_cancellation_until: 'Jusqu’au {{moment}} (heure locale du lieu de départ).',
  company: 'Loueur',
  bring: 'Présentez au départ les originaux de votre pièce d’identité et de votre permis de conduire.',
  my_bookings: 'Ouvrir Mes réservations',

  cancelled_subject: 'Réservation {{number}} annulée',
  cancelled_preview: 'Votre réservation de {{carName}} a été annulée.',
  cancelled_title: 'Votre réservation est annulée',
  cancelled_text: 'La réservation {{number}} de {{carName}} a été annulée.',
  cancelled_unpaid: 'Rien n’avait été payé : il n’y a donc rien à rembourser.',
  cancelled_free:
    'Vous avez annulé dans le délai gratuit : {{refund}}, soit la totalité de votre paiement, vous sont remboursés.',
  cancelled_commission_kept:
    'Le délai d’annulation gratuite était passé. Sur les {{total}} payés, {{refund}} vous sont remboursés ; la commission de {{commission}} est conservée, comme l’indiquent les conditions d’annulation.',
  refund_when:
    'Le remboursement arrive sur la carte utilisée. Selon votre banque, il faut compter 5 à 10 jours ouvrés.',

  late_subject: 'Votre paiement de la réservation {{number}} a été remboursé',
  late_preview: 'Le paiement est arrivé après l’expiration de la réservation.',
  late_title: 'Votre paiement a été remboursé',
  late_text:
    'Votre paiement de {{total}} pour {{carName}} est arrivé après l’expiration de la réservation, et la voiture a été réservée entre-temps par une autre personne. Nous en sommes désolés. La totalité du montant vous est remboursée.',
  late_button: 'Trouver une autre voiture',
} satisfies Texts<typeof en>;
