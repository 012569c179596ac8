import type { Texts } from '../texts.ts';
import type en from '../en/notices.ts';

export default {
  title: 'Notifications',
  intro:
    'Les nouvelles de vos réservations, de vos documents et de votre compte. Vous avez aussi reçu chacune par e-mail.',
  empty_title: 'Rien pour l’instant',
  empty_text: 'Les nouvelles de vos réservations et de vos documents apparaîtront ici.',
  empty_action: 'Trouver une voiture',
  delete: 'Supprimer cette notification',
  new: 'Nouveau',
  see_bookings: 'Ouvrir Mes réservations',
  see_booking: 'Ouvrir la réservation',
  see_documents: 'Ouvrir mes documents',
  see_security: 'Ouvrir Sécurité',
  'booking-paid': 'La réservation {{number}} est payée et confirmée : {{car}}.',
  'booking-changed': 'La réservation {{number}} a été modifiée : {{car}}.',
  'driver-added': '{{detail}} vous a ajouté comme conducteur : {{car}}.',
  'booking-cancelled': 'La réservation {{number}} est annulée : {{car}}.',
  'change-not-made':
    'La réservation {{number}} n’a pas pu être modifiée : nous vous remboursons votre paiement.',
  'payment-expired': 'Votre réservation {{number}} ({{car}}) a expiré sans paiement.',
  'late-payment-refunded': 'Le paiement de {{number}} est arrivé trop tard : nous vous remboursons tout.',
  'pickup-reminder':
    'Votre location commence demain : {{car}} ({{number}}). Apportez votre pièce d’identité et votre permis.',
  'car-handed-over': 'Vous avez la voiture {{car}} ({{number}}). Regardez les photos de la remise.',
  'handover-undone': 'Le loueur a annulé la remise de la voiture : {{car}} ({{number}}).',
  'car-returned': 'La voiture {{car}} ({{number}}) est rendue. Regardez les photos du retour.',
  'extension-accepted':
    'Vous pouvez garder la voiture plus longtemps : réglez la différence de la réservation {{number}}.',
  'extension-ended': 'Le retour de la réservation {{number}} reste celui convenu.',
  'replacement-proposed': 'Le loueur propose une autre voiture pour la réservation {{number}}.',
  'documents-verified': 'Vos documents sont vérifiés.',
  'documents-rejected': 'Vos documents n’ont pas été acceptés. Voyez ce qui ne va pas.',
  'password-changed': 'Votre mot de passe a été modifié.',
  'new-device': 'Nouvelle connexion à votre compte : {{detail}}',
  'passkey-added': 'Nouvelle clé d’accès pour votre compte : {{detail}}',
} satisfies Texts<typeof en>;
