import type { Texts } from '../texts.ts';
import type en from '../en/documents.ts';

export default {
  title: 'Mon profil et mes documents',
  intro: 'Les loueurs en ont besoin pour vous remettre la voiture. Vous ne les saisissez qu’une fois.',
  back_to_booking: 'Revenir à votre réservation',
  sections: 'Rubriques du profil',
  personal: 'Informations personnelles',
  identity: 'Pièce d’identité',
  licence: 'Permis de conduire',

  status_missing_title: 'Il manque encore vos documents',
  status_missing_text: 'Vous pourrez réserver dès que votre pièce d’identité et votre permis seront ici.',
  status_uploaded_title: 'En attente de vérification',
  status_uploaded_text:
    'Vos documents ont été envoyés pour vérification. Vous pouvez déjà réserver ; vous pourrez prendre la voiture dès leur validation. En cas d’urgence, contactez l’assistance.',
  status_verified_title: 'Vos documents sont vérifiés',
  status_verified_text:
    'Tout est prêt pour louer. Si vous changez votre nom, votre date de naissance, votre code fiscal ou un document, nous les vérifions à nouveau.',
  status_rejected_title: 'Vos documents n’ont pas été acceptés',
  status_rejected_text: 'Corrigez ce qui ne va pas et enregistrez : nous les vérifions à nouveau.',
  status_rejected_reason: 'Motif : {{reason}}',

  privacy_title: 'Vos documents restent privés',
  privacy_text:
    'Ils sont conservés chiffrés. Seuls vous et le loueur d’une réservation en cours pouvez les voir.',

  email_hint: 'C’est l’adresse avec laquelle vous vous connectez : elle ne se change pas ici.',
  dob: 'Date de naissance',
  fiscal_code: 'Code fiscal italien',
  fiscal_code_hint:
    '16 caractères, comme sur la carte de santé italienne. À laisser vide si vous n’en avez pas.',
  fiscal_code_valid: 'Ce code est valide',
  fiscal_code_birth: 'Ce code correspond à une autre date de naissance. Vérifiez les deux.',
  address: 'Adresse',
  zip: 'Code postal',
  town_city: 'Ville',

  document_type: 'Quel document utilisez-vous ?',
  passport: 'Passeport',
  otherDocument: 'Autre document',
  otherDocument_hint: 'Carte d’identité ou titre de séjour, recto et verso',
  passport_number: 'Numéro du passeport',
  document_number: 'Numéro du document',
  licence_number: 'Numéro du permis',
  issue_date: 'Date de délivrance',
  expiry_date: 'Date d’expiration',

  image_passport: 'Passeport, page avec la photo',
  image_document_front: 'Document, recto',
  image_document_back: 'Document, verso',
  image_driving_licence_front: 'Permis, recto',
  image_driving_licence_back: 'Permis, verso',
  image_hint: 'JPG ou PNG, 10 Mo au plus. Les quatre coins visibles, sans reflet.',
  image_choose: 'Choisir une image',
  image_replace: 'Remplacer',
  image_photograph: 'Prendre une photo',
  image_undo: 'Annuler',
  image_stored: 'Enregistrée',
  image_new: 'Pas encore enregistrée',
  image_stored_alt: '{{name}} : image enregistrée',
  image_new_alt: '{{name}} : image choisie',
  image_failed: 'L’image enregistrée ne peut pas être affichée pour le moment.',
  image_unreadable: 'L’image est illisible. Reprenez-la avec une bonne lumière, sans reflet.',
  image_too_small: 'L’image est trop petite pour être lue. Rapprochez-vous ou utilisez un meilleur appareil.',

  errors_one: '{{count}} champ à vérifier',
  errors_other: '{{count}} champs à vérifier',
  save: 'Enregistrer le profil',
  uploading: 'Envoi : {{percent}} %',
  checking: 'Contrôle des images…',
} satisfies Texts<typeof en>;
