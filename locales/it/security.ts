import type { Texts } from '../texts.ts';
import type en from '../en/security.ts';

export default {
  title: 'Sicurezza',
  intro: 'La tua password e i dispositivi connessi.',
  password: 'Cambia password',
  password_text: 'Con la nuova password gli altri dispositivi vengono disconnessi.',
  current_password: 'Password attuale',
  new_password: 'Nuova password',
  confirm_password: 'Conferma la password',
  save_password: 'Cambia password',
  devices: 'I tuoi dispositivi',
  devices_text:
    'I browser connessi al tuo account. Non ne riconosci uno? Disconnettilo e cambia la password.',
  this_device: 'Questo dispositivo',
  unknown_device: 'Dispositivo sconosciuto',
  logged_in_at: 'Accesso: {{moment}}',
  last_used_at: 'ultimo utilizzo: {{moment}}',
  log_out_device: 'Disconnetti',
  log_out_device_name: 'Disconnetti {{device}}',
  log_out_everywhere: 'Disconnetti tutti i dispositivi',
  everywhere_title: 'Disconnettere tutti i dispositivi?',
  everywhere_text:
    'Verranno disconnessi tutti i dispositivi, anche questo. Poi qui dovrai accedere di nuovo.',
  privacy: 'I tuoi dati',
  privacy_text: 'A che cosa hai acconsentito e tutto quello che conserviamo su di te.',
  consents: 'A che cosa hai acconsentito',
  consents_none: 'Ancora a nulla.',
  consents_text:
    'Condizioni e informativa si accettano con ogni prenotazione; valgono finché non elimini l’account.',
  consent_terms: 'Termini e condizioni, versione {{version}}',
  consent_privacy: 'Informativa sulla privacy, versione {{version}}',
  consent_newsletter: 'Newsletter (informativa sulla privacy, versione {{version}})',
  consent_given: 'Accettato il {{day}}',
  consent_revoked: 'revocato il {{day}}',
  newsletter: 'Newsletter',
  newsletter_text: 'Novità e offerte via e-mail, ogni tanto. Puoi revocare il consenso quando vuoi.',
  export: 'Scarica i tuoi dati',
  export_text:
    'Profilo, documenti con le foto, prenotazioni, segnalazioni e tutto il resto che conserviamo su di te, in un unico file JSON.',
  export_button: 'Scarica i miei dati',
  privacy_policy: 'Informativa sulla privacy',
  delete: 'Elimina account',
  delete_text:
    'Cancella i tuoi documenti e i tuoi dati personali. Prima ti mostriamo che cosa succede alle prenotazioni e al denaro.',
  delete_button: 'Elimina account',
  delete_title: 'Eliminare l’account?',
  delete_documents:
    'Documenti, dati personali e accesso vengono cancellati subito. Non si può tornare indietro.',
  delete_cancels: 'Queste prenotazioni vengono annullate:',
  delete_booking: '{{car}}, {{day}} ({{number}})',
  delete_refund: 'ti rimborsiamo {{refund}}',
  delete_kept: 'ti rimborsiamo {{refund}}; la nostra commissione di {{kept}} viene trattenuta',
  delete_unpaid: 'non era stato pagato nulla',
  delete_refund_total: 'In tutto ti rimborsiamo {{refund}}, sulla carta con cui hai pagato.',
  delete_no_bookings: 'Non hai prenotazioni in programma.',
  delete_keeps:
    'Le prenotazioni passate e le fatture restano senza il tuo nome per il tempo richiesto dalla legge.',
  delete_running: 'Il noleggio {{number}} è in corso. Prima riconsegna l’auto, poi elimina l’account.',
  delete_confirm: 'Elimina definitivamente',
  something_wrong: 'Qualcosa è andato storto.',
} satisfies Texts<typeof en>;
