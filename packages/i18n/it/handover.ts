import type en from '../en/handover.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Documenti di una prenotazione',
  text: 'Per i noleggiatori: consulta i documenti del cliente a cui consegni l’auto. Inviamo un link all’indirizzo e-mail della tua azienda.',
  number: 'Numero di prenotazione',
  number_hint: 'Per esempio NL-100001',
  email: 'E-mail della tua azienda',
  email_hint: 'Quella con cui l’azienda è registrata',
  send: 'Invia il link',
  sent: 'Controlla la posta dell’azienda',
  again: 'Chiedi un altro link',

  closed_title: 'Documenti della tua prenotazione',
  closed_text:
    'Mostriamo i documenti solo a chi consegna l’auto. Il cliente può vedere che la tua azienda li ha guardati, e quando.',
  show: 'Mostra i documenti',
  invalid: 'Questo link non funziona più',
  invalid_text:
    'I link valgono 30 minuti, nel primo browser che li apre e finché la prenotazione è in corso. Chiedine uno nuovo.',
  new_link: 'Chiedi un nuovo link',

  closes: 'Visibili fino alle {{time}}. Non salvare le immagini: di ciò che ne accade risponde {{company}}.',
  hide: 'Nascondi i documenti',
  car: 'Auto',
  pickup: 'Ritiro',
  return: 'Riconsegna',
  renter: 'Conducente principale',
  drivers: 'Guidano anche',
  drivers_hint: 'Le loro patenti si controllano al banco',
  state: 'Documenti',
  state_missing: 'Non ancora caricati: non consegnare l’auto',
  state_uploaded: 'In verifica: consegna l’auto solo quando sono verificati',
  state_verified: 'Verificati',
  state_rejected: 'Non accettati: non consegnare l’auto',
  document_expiry: 'Documento d’identità valido fino al',
  licence_expiry: 'Patente valida fino al',
  expires_before: '{{date}}, prima della riconsegna',
  no_expiry: 'senza scadenza',

  pictures: 'Immagini',
  no_pictures: 'Non ci sono immagini.',
  image_photo: 'Foto del cliente',
  image_passport: 'Passaporto',
  image_document_front: 'Documento, fronte',
  image_document_back: 'Documento, retro',
  image_driving_licence_front: 'Patente, fronte',
  image_driving_licence_back: 'Patente, retro',
  image_alt: '{{image}} di {{name}}',
  image_failed: 'Questa immagine non è più visibile. Ricarica la pagina o chiedi un nuovo link.',
} satisfies Texts<typeof en>;
