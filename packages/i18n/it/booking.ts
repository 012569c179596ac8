import type { Texts } from '../texts.ts';
import type en from '../en/booking.ts';

export default {
  title: 'Prenotazione {{number}}',
  no_number: 'Prenotazione',
  open: 'Apri la prenotazione',
  times_note: 'Tutti gli orari sono quelli del luogo di ritiro.',

  state_pending: 'Non ti è stato ancora addebitato nulla. Paga prima che scada il tempo e l’auto è tua.',
  state_lapsed:
    'I 30 minuti per cui riserviamo un’auto sono passati. Se hai pagato in tempo, confermiamo la prenotazione appena verificato il pagamento, entro pochi minuti.',
  state_paid: '{{company}} ti consegna l’auto {{date}}.',
  state_pickup_passed:
    'Il ritiro era {{date}}. Se non hai ricevuto l’auto, chiama prima {{company}}. Se non basta, segnalalo: verifichiamo noi, anche per i tuoi soldi.',
  report_no_car: 'Segnala che non ho ricevuto l’auto',
  state_signed: 'Il contratto di noleggio è firmato. {{company}} ti consegna l’auto {{date}}.',
  state_deposit_collected: '{{company}} ha ricevuto la cauzione e ti consegna l’auto {{date}}.',
  state_in_progress: 'L’auto è con te. Riconsegnala entro {{date}}.',
  state_finished: 'L’auto è stata riconsegnata. Grazie per aver noleggiato con noi.',
  state_finished_with_problems:
    'L’auto è stata riconsegnata e {{company}} ha segnalato un problema. Chiama il noleggiatore per chiarire; se non sei d’accordo, la nostra assistenza ti aiuta.',
  cancelled_renter: 'Hai annullato questa prenotazione {{date}}.',
  cancelled_expired:
    'Non è stata pagata entro i 30 minuti per cui riserviamo un’auto, quindi l’abbiamo chiusa {{date}}. Non ti è stato addebitato nulla.',
  cancelled_replaced:
    'Hai cambiato la richiesta {{date}}: un’altra prenotazione ha sostituito questa. Per questa non ti è stato addebitato nulla.',
  cancelled_payment_unavailable:
    'Il nostro gestore dei pagamenti non era raggiungibile, quindi abbiamo chiuso la prenotazione {{date}}. Non ti è stato addebitato nulla.',
  cancelled_payment_returned:
    'Nolo ha chiuso questa prenotazione {{date}}, perché l’intero pagamento ti era stato restituito.',
  cancelled_payment_failed:
    'La tua banca non ha eseguito il pagamento, quindi abbiamo chiuso la prenotazione {{date}}. Non ti è stato addebitato nulla.',
  cancelled_payment_does_not_fit:
    'Abbiamo ricevuto un pagamento che non corrisponde a questa prenotazione, quindi l’abbiamo chiusa {{date}}. Stiamo verificando il pagamento e ti contatteremo. L’auto è di nuovo disponibile.',
  cancelled_late_payment_refunded:
    'Il tuo pagamento è arrivato dopo i 30 minuti per cui riserviamo un’auto, e nel frattempo l’aveva prenotata qualcun altro. Abbiamo chiuso la prenotazione {{date}} e ti rimborsiamo tutto.',

  receipt: 'Ricevuta (PDF)',
  invoice: 'Fattura {{number}} (PDF)',
  credit_note: 'Nota di credito {{number}} (PDF)',
  calendar: 'Aggiungi al calendario',
  calendar_remove: 'Rimuovi dal calendario',
  download_failed: 'Non è stato possibile scaricare il file. Riprova.',

  pickup_title: 'Luogo di ritiro',
  delivery_title: 'Indirizzo di consegna',
  handover_delivery: 'L’auto ti viene consegnata a questo indirizzo.',
  directions: 'Indicazioni stradali',
  same_return: 'Stesso luogo',
  deadline_free: 'Cancellazione gratuita fino a {{date}}.',
  deadline_free_over: 'La cancellazione gratuita è terminata {{date}}.',
  deadline_late:
    'Oltre un’ora di ritardo, ogni giorno iniziato costa {{amount}}, da regolare con il noleggiatore.',
  deadline_late_free: 'Oltre un’ora di ritardo? Chiama prima il noleggiatore.',

  prepare_title: 'Documenti e conducenti',
  documents_missing: 'Carica il documento d’identità e la patente: senza, l’auto non viene consegnata.',
  documents_uploaded:
    'Verifichiamo i tuoi documenti entro un giorno lavorativo e ti scriviamo. L’auto viene consegnata solo quando sono verificati.',
  documents_verified: 'I tuoi documenti sono verificati. Porta con te gli originali quando ricevi l’auto.',
  documents_rejected: 'Non abbiamo potuto accettare i tuoi documenti. Caricali di nuovo.',
  documents_open: 'Apri i miei documenti',
  driver_main: 'Conducente principale',
  driver_additional: 'Conducente aggiuntivo',

  timeline_title: 'Che cosa è successo',
  by_you: 'Tu',
  event_reserved: 'Prenotata',
  event_paid: 'Pagati {{amount}}',
  event_confirmed: 'Confermata, nulla da pagare',
  event_signed: 'Contratto di noleggio firmato',
  event_deposit_collected: 'Cauzione versata',
  event_checked_in: 'Auto consegnata',
  event_check_in_undone: 'Consegna annullata dal noleggiatore',
  event_checked_out: 'Auto riconsegnata',
  event_checked_out_with_issue: 'Auto riconsegnata, segnalato un problema',
  event_cancelled: 'Annullata',
  event_expired: 'Chiusa: non pagata in tempo',
  event_replaced: 'Sostituita da un’altra prenotazione',
  event_payment_unavailable: 'Chiusa: gestore dei pagamenti non raggiungibile',
  event_payment_returned: 'Chiusa: pagamento restituito',
  event_payment_failed: 'Chiusa: pagamento non riuscito',
  event_payment_does_not_fit: 'Chiusa: il pagamento non corrisponde',
  event_refunded: 'Rimborso di {{amount}}',
  event_refund_failed: 'Rimborso di {{amount}} non riuscito',

  price_title: 'Prezzo',
  refunds_title: 'Rimborsi',
  refund_requested: 'In arrivo sulla tua carta. Le banche impiegano da 5 a 10 giorni lavorativi.',
  refund_succeeded: 'Inviato il {{date}} alla carta con cui hai pagato.',
  refund_requires_action: 'In attesa della tua risposta all’e-mail del nostro gestore dei pagamenti.',
  refund_made_good:
    'Non è arrivato sulla tua carta: hai ricevuto l’importo in un altro modo, o sta decidendo la tua banca.',
  refund_failed:
    'Non è stato possibile accreditarlo sulla tua carta. Ti contatteremo per rimborsarti in altro modo.',

  breakdown_title: 'Guasto o incidente?',
  breakdown_text:
    'Fermati in un posto sicuro e chiama {{company}}: ti dirà che cosa fare e manderà aiuto. Se qualcuno è ferito, chiama prima il {{number}}.',
  breakdown_emergency: 'Emergenze: {{number}}',

  help_title: 'Hai bisogno di aiuto?',
  help_company: 'Per l’auto e il ritiro',
  help_support: 'Per la prenotazione e il pagamento',
  support_name: 'Assistenza {{site}}',

  find_title: 'Trova una prenotazione',
  find_text: 'Vedi una prenotazione senza accedere: ti inviamo un link per e-mail.',
  find_number: 'Numero di prenotazione',
  find_hint: 'In ogni e-mail sulla prenotazione, per esempio NL-100001',
  find_email: 'E-mail dell’account con cui è stata fatta',
  find_send: 'Inviami il link',
  find_sent: 'Controlla la posta',
  find_again: 'Chiedi un altro link',
  find_company: 'Sei un noleggiatore? Consulta i documenti di una prenotazione',
  find_invalid: 'Questo link non funziona più',
  find_invalid_text: 'I link valgono un’ora. Chiedine uno nuovo.',
  find_read_only:
    'Vedi questa prenotazione tramite un link e puoi solo leggerla. Accedi per modificarla o annullarla.',
  find_log_in: 'Accedi',

  cancelled_replacement_refused:
    'Hai rifiutato l’altra auto {{date}}. Ti rimborsiamo tutto ciò che hai pagato.',
  cancelled_replacement_unanswered:
    'Non hai risposto in tempo alla proposta di un’altra auto: la prenotazione si è chiusa {{date}}. Ti rimborsiamo tutto ciò che hai pagato.',
  cancelled_company:
    '{{company}} non ha potuto darti l’auto e ha annullato la prenotazione {{date}}. Ti rimborsiamo tutto ciò che hai pagato.',
  cancelled_not_handed_over:
    '{{company}} non ha potuto consegnarti l’auto: la prenotazione si è chiusa {{date}}. Ti rimborsiamo tutto ciò che hai pagato.',
  cancelled_no_show:
    'La prenotazione è stata chiusa {{date}} perché nessuno ha ritirato l’auto. Ti rimborsiamo la quota del noleggiatore; la nostra commissione resta dovuta.',
  event_not_handed_over: 'Auto non consegnata',
  event_no_show: 'Chiusa: auto non ritirata',
  event_no_show_objected: 'Chiusura contestata',
  objection_title: 'Ti sei presentato al ritiro?',
  objection_text:
    'Se sei andato a prendere l’auto, raccontaci entro {{deadline}} che cosa è successo. Una persona lo verifica prima che sia definitivo.',
  objection_field: 'Che cosa è successo?',
  objection_send: 'Contesta',
  objection_done: 'Hai contestato la chiusura {{date}}. Una persona la sta verificando e ti scriverà.',
  objection_over: 'Le 48 ore per contestare sono passate. Hai domande? Chiamaci.',
  event_not_handed_over_reported: 'Segnalata mancata consegna',
  event_not_handed_over_objected: 'Segnalazione contestata',
  no_car_title: 'Non ti hanno consegnato l’auto?',
  no_car_text:
    'Prima chiama {{company}}. Se nessuno ti consegna l’auto, segnalalo: il noleggiatore ha {{hours}} ore per contestare. Se non lo fa, la prenotazione si chiude e ti rimborsiamo tutto.',
  no_car_question: 'L’auto non ti è stata consegnata?',
  no_car_question_text:
    'Avvisiamo {{company}}. La prenotazione resta com’è finché il noleggiatore ha tempo per rispondere.',
  no_car_confirm: 'Segnala',
  no_car_reported: 'Hai segnalato la mancata consegna {{date}}.',
  no_car_waits:
    '{{company}} può contestare entro {{deadline}}. Se non lo fa, la prenotazione si chiude e ti rimborsiamo tutto.',
  no_car_objected:
    '{{company}} ha contestato {{date}}. Una persona sta verificando e ti scriverà; prima il noleggiatore non riceve nulla.',
  event_replacement_proposed: 'Proposta un’altra auto',
  event_changed: 'Prenotazione modificata',
  event_extension_asked: 'Riconsegna posticipata richiesta',
  event_extension_accepted: 'Riconsegna posticipata accettata',
  event_extension_declined: 'Riconsegna posticipata rifiutata',
  event_extension_ended: 'Richiesta di posticipo scaduta',
  event_replacement_accepted: 'Altra auto accettata',
  event_replacement_refused: 'Altra auto rifiutata, prenotazione chiusa',
  event_replacement_unanswered: 'Nessuna risposta sull’altra auto, prenotazione chiusa',
  replacement_title: 'Ti viene proposta un’altra auto: decidi tu',
  replacement_text:
    '{{company}} non può darti l’auto prenotata ({{car}}) e al suo posto ti propone questa, per gli stessi giorni e allo stesso prezzo.',
  replacement_until:
    'Decidi entro {{deadline}}. Senza una risposta la prenotazione si chiude e ti rimborsiamo tutto ciò che hai pagato.',
  replacement_see: 'Vedi l’auto',
  replacement_accept: 'Accetta quest’auto',
  replacement_refuse: 'Rifiuta: ti rimborsiamo {{amount}}',
  replacement_refuse_title: 'Rifiutare l’altra auto?',
  replacement_refuse_text: 'La prenotazione si chiude e ti rimborsiamo {{amount}}, tutto ciò che hai pagato.',
  replacement_waiting: 'Ti viene proposta un’altra auto: decidi',

  review_title: 'Com’è andata?',
  review_open: 'Recensisci il noleggio',
  review_text:
    'Tutti possono leggere la tua recensione accanto alle auto di {{company}}, firmata «{{author}}». Puoi scriverla entro {{deadline}}, e poi non si può modificare.',
  review_stars: 'Le tue stelle',
  review_field: 'Che cosa è andato bene e che cosa no?',
  review_field_hint: 'Per favore, niente nomi di persone, numeri di telefono o indirizzi.',
  review_send: 'Pubblica la recensione',
  review_own: 'La tua recensione',
  review_published: 'Pubblicata il {{date}}, firmata «{{author}}»',
  review_answer: 'Risposta di {{company}}, {{date}}',
  review_hidden:
    'Abbiamo nascosto questa recensione: la leggete solo tu e {{company}}. Il motivo: {{reason}}',
  review_answer_hidden:
    'Abbiamo nascosto questa risposta: la leggete solo tu e {{company}}. Il motivo: {{reason}}',
  review_over: 'Il tempo per recensire questo noleggio è finito il {{date}}.',
} satisfies Texts<typeof en>;
