import type { Texts } from '../texts.ts';
import type en from '../en/messages.ts';

export default {
  ok: 'Fatto',
  'account.created': 'Controlla la posta: ti abbiamo inviato un messaggio per continuare.',
  'account.logged_in': 'Accesso effettuato',
  'account.verify_first': 'Verifica il tuo indirizzo e-mail. Ti abbiamo inviato un nuovo link.',
  'account.logged_out': 'Disconnessione effettuata',
  'account.email_verified': 'Il tuo indirizzo e-mail è verificato. Ora puoi accedere.',
  'account.verification_sent': 'Se questo indirizzo è in attesa di verifica, un nuovo link è in arrivo.',
  'account.password_reset_sent': 'Ti abbiamo inviato un link per impostare una nuova password.',
  'account.password_reset': 'La tua password è impostata. Ora puoi accedere.',
  'account.password_changed': 'La password è cambiata. Gli altri dispositivi sono stati disconnessi.',
  'account.session_ended': 'Dispositivo disconnesso',
  'account.sessions_ended': 'Tutti i dispositivi sono stati disconnessi',
  'passkey.added': 'La passkey è stata aggiunta',
  'passkey.renamed': 'La passkey è stata rinominata',
  'passkey.removed': 'La passkey è stata rimossa',
  'account.deleted': 'Il tuo account è stato eliminato',
  'offer_report.received': 'Grazie. Esaminiamo la tua segnalazione.',
  'contact.sent': 'Grazie. Il tuo messaggio è stato inviato.',
  'newsletter.subscribed': 'Grazie. Avrai nostre notizie.',
  'newsletter.unsubscribed': 'Non ricevi più la newsletter',
  'application.received':
    'Grazie. Ti abbiamo mandato un’e-mail con il link alla tua richiesta. Rispondiamo entro due giorni lavorativi.',
  'application.answered': 'Grazie. La risposta è stata inviata.',
  'meeting.booked': 'La tua chiamata è prenotata',
  'coupon.applied': 'Coupon applicato',
  'card.default_set': 'Questa carta ora è la predefinita',
  'card.deleted': 'La carta è stata eliminata',
  'driver.not_validated':
    'Nessun account con documenti verificati ha questo indirizzo e-mail. Chiedi alla persona di registrarsi e di caricare i documenti.',
  'driver.added': 'Conducente aggiunto',
  'driver.invited':
    'Abbiamo scritto a questo indirizzo: quando l’account sarà verificato potrai aggiungere il conducente modificando la prenotazione.',
  'documents.saved':
    'I tuoi documenti sono stati inviati: li verifichiamo entro un giorno lavorativo. Intanto puoi prenotare; l’auto viene consegnata quando sono verificati. Se è urgente, contatta l’assistenza.',
  'document.reading': 'Stiamo leggendo il tuo documento',
  'profile.saved': 'Il tuo profilo è stato salvato',
  'issue.added': 'La segnalazione è stata inviata',
  'issue.deleted': 'La segnalazione è stata eliminata',
  'booking.created': 'L’auto è riservata per te per 30 minuti. Paga per confermare.',
  'booking.link_sent':
    'Se numero ed e-mail corrispondono a una prenotazione, ti abbiamo inviato un link per vederla. Vale un’ora.',
  'booking.documents_link_sent':
    'Se numero ed e-mail corrispondono a una prenotazione in corso, abbiamo inviato un link al noleggiatore. Vale 30 minuti.',
  'booking.changed': 'La prenotazione è stata modificata.',
  'booking.change_to_pay': 'La prenotazione cambia appena la differenza è pagata.',
  'booking.extension_asked':
    'Abbiamo inviato la richiesta al noleggiatore. La risposta ti arriva per e-mail.',
  'booking.change_withdrawn': 'La prenotazione resta com’era.',
  'booking.replacement_accepted': 'La prenotazione è passata all’altra auto.',
  'booking.replacement_refused': 'Ti rimborsiamo tutto ciò che hai pagato.',
  'review.added': 'Grazie. La tua recensione è pubblicata.',
  'booking.not_handed_over_reported': 'Grazie. Abbiamo avvisato il noleggiatore.',
  'booking.objected': 'Grazie. Una persona lo verificherà e ti scriverà.',
  'booking.cancelled': 'Prenotazione annullata',
} satisfies Texts<typeof en>;
