import type { Texts } from '../texts.ts';
import type en from '../en/messages.ts';

export default {
  ok: 'C’est fait',
  'account.created': 'Votre compte est créé. Consultez vos e-mails pour vérifier votre adresse.',
  'account.logged_in': 'Bon retour parmi nous',
  'account.verify_first': 'Veuillez vérifier votre adresse e-mail. Nous vous avons envoyé un nouveau lien.',
  'account.logged_out': 'Vous êtes déconnecté',
  'account.email_verified': 'Votre adresse e-mail est vérifiée. Vous pouvez vous connecter.',
  'account.verification_sent': 'Si cette adresse attend une vérification, un nouveau lien est en route.',
  'coupon.applied': 'Code promo appliqué',
  'documents.saved':
    'Vos documents ont été envoyés pour vérification. Vous pourrez louer dès leur validation ; en cas d’urgence, contactez l’assistance.',
  'profile.saved': 'Votre profil est enregistré',
  'booking.created': 'La voiture vous est réservée pendant 30 minutes. Payez pour confirmer.',
  'booking.cancelled': 'Réservation annulée avec succès',
} satisfies Texts<typeof en>;
