import type en from '../en/handover.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Documents d’une réservation',
  text: 'Pour les loueurs : consultez les documents du client à qui vous remettez la voiture. Nous envoyons un lien à l’adresse e-mail de votre société.',
  number: 'Numéro de réservation',
  number_hint: 'Par exemple NL-100001',
  email: 'E-mail de votre société',
  email_hint: 'Celui avec lequel elle est enregistrée',
  send: 'Envoyer le lien',
  sent: 'Consultez la messagerie de votre société',
  again: 'Redemander',

  closed_title: 'Documents de votre réservation',
  closed_text:
    'Les pièces d’identité ne sont montrées qu’à la personne qui remet la voiture. Le client voit que votre société les a consultées, et quand.',
  show: 'Afficher les documents',
  invalid: 'Ce lien ne fonctionne plus',
  invalid_text:
    'Un lien est valable 30 minutes, dans le premier navigateur qui l’ouvre et tant que la réservation est en cours. Demandez-en un nouveau.',
  new_link: 'Demander un nouveau lien',

  closes: 'Affichés jusqu’à {{time}}. N’enregistrez pas les images : {{company}} répond de leur usage.',
  hide: 'Masquer les documents',
  car: 'Voiture',
  pickup: 'Retrait',
  return: 'Retour',
  renter: 'Conducteur principal',
  drivers: 'Conducteurs supplémentaires',
  drivers_hint: 'Vérifiez leurs permis au comptoir',
  state: 'Documents',
  state_missing: 'Pas encore fournis : ne remettez pas la voiture',
  state_uploaded: 'En cours de vérification : attendez qu’ils soient vérifiés pour remettre la voiture',
  state_verified: 'Vérifiés',
  state_rejected: 'Refusés : ne remettez pas la voiture',
  document_expiry: 'Pièce d’identité valable jusqu’au',
  licence_expiry: 'Permis valable jusqu’au',
  expires_before: '{{date}}, avant le retour',
  no_expiry: 'sans limite',

  pictures: 'Images',
  no_pictures: 'Il n’y a pas d’images.',
  image_photo: 'Portrait',
  image_passport: 'Passeport',
  image_document_front: 'Pièce d’identité, recto',
  image_document_back: 'Pièce d’identité, verso',
  image_driving_licence_front: 'Permis, recto',
  image_driving_licence_back: 'Permis, verso',
  image_alt: '{{name}} : {{image}}',
  image_failed: 'Cette image ne peut plus être affichée. Rechargez la page ou demandez un nouveau lien.',
} satisfies Texts<typeof en>;
