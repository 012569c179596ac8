import type { Texts } from '../texts.ts';
import type en from '../en/messages.ts';

export default {
  ok: 'C’est fait',
  'account.created': 'Consultez vos e-mails : nous vous avons envoyé un message pour continuer.',
  'account.logged_in': 'Connexion réussie',
  'account.verify_first': 'Veuillez vérifier votre adresse e-mail. Nous vous avons envoyé un nouveau lien.',
  'account.logged_out': 'Vous êtes déconnecté',
  'account.email_verified': 'Votre adresse e-mail est vérifiée. Vous pouvez vous connecter.',
  'account.verification_sent': 'Si cette adresse attend une vérification, un nouveau lien est en route.',
  'account.password_reset_sent': 'Nous vous avons envoyé un lien pour choisir un nouveau mot de passe.',
  'account.password_reset': 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
  'account.password_changed': 'Votre mot de passe est modifié. Les autres appareils sont déconnectés.',
  'account.session_ended': 'Appareil déconnecté',
  'account.sessions_ended': 'Tous vos appareils sont déconnectés',
  'passkey.added': 'Votre clé d’accès est ajoutée',
  'passkey.renamed': 'Clé d’accès renommée',
  'passkey.removed': 'Clé d’accès supprimée',
  'account.deleted': 'Votre compte est supprimé',
  'offer_report.received': 'Merci. Nous examinons votre signalement.',
  'contact.sent': 'Merci. Votre message est parti.',
  'newsletter.subscribed': 'Merci. Vous aurez de nos nouvelles.',
  'newsletter.unsubscribed': 'Vous ne recevez plus la newsletter',
  'application.received':
    'Merci. Nous vous avons envoyé un e-mail avec un lien vers votre demande. Nous répondons sous deux jours ouvrés.',
  'application.answered': 'Merci. Votre réponse a été envoyée.',
  'meeting.booked': 'Votre appel est réservé',
  'coupon.applied': 'Code promo appliqué',
  'card.default_set': 'Cette carte est désormais proposée en premier',
  'card.deleted': 'Carte supprimée',
  'driver.not_validated':
    'Aucun compte avec des documents vérifiés n’a cette adresse e-mail. Demandez à la personne de s’inscrire et d’ajouter ses documents.',
  'driver.added': 'Conducteur ajouté',
  'driver.invited':
    'Nous avons écrit à cette adresse : une fois le compte vérifié, vous pourrez ajouter le conducteur en modifiant la réservation.',
  'documents.saved':
    'Vos documents ont bien été envoyés : nous les vérifions sous un jour ouvré. Vous pouvez réserver en attendant ; la voiture est remise une fois qu’ils sont vérifiés. En cas d’urgence, contactez l’assistance.',
  'document.reading': 'Votre document est en cours de lecture',
  'profile.saved': 'Votre profil est enregistré',
  'issue.added': 'Votre signalement est envoyé',
  'issue.deleted': 'Signalement supprimé',
  'booking.created': 'La voiture vous est réservée pendant 30 minutes. Payez pour confirmer.',
  'booking.link_sent':
    'Si le numéro et l’e-mail correspondent à une réservation, un lien vous a été envoyé. Il est valable une heure.',
  'booking.documents_link_sent':
    'Si le numéro et l’adresse e-mail correspondent à une réservation en cours, nous avons envoyé un lien au loueur. Il est valable 30 minutes.',
  'booking.changed': 'La réservation a été modifiée.',
  'booking.change_to_pay': 'La réservation sera modifiée dès que la différence est payée.',
  'booking.extension_asked': 'Votre demande est envoyée au loueur. Vous recevrez sa réponse par e-mail.',
  'booking.change_withdrawn': 'La réservation reste inchangée.',
  'booking.replacement_accepted': 'La réservation est passée à l’autre voiture.',
  'booking.replacement_refused': 'Nous vous remboursons tout ce que vous avez payé.',
  'review.added': 'Merci. Votre avis est publié.',
  'booking.not_handed_over_reported': 'Merci. Le loueur est averti.',
  'booking.objected': 'Merci. Une personne va l’examiner et vous écrira.',
  'booking.cancelled': 'Réservation annulée',
} satisfies Texts<typeof en>;
