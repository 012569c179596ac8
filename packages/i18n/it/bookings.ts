import type { Texts } from '../texts.ts';
import type en from '../en/bookings.ts';

export default {
  title: 'Le mie prenotazioni',
  group_waiting: 'Da pagare',
  group_current: 'In corso',
  group_upcoming: 'In programma',
  group_past: 'Passate e annullate',
  status_pending: 'In attesa di pagamento',
  status_lapsed: 'Tempo per pagare scaduto',
  status_paid: 'Confermata',
  status_signed: 'Contratto firmato',
  status_deposit_collected: 'Cauzione versata',
  status_in_progress: 'In corso',
  status_finished: 'Conclusa',
  status_finished_with_problems: 'Conclusa con problemi',
  status_cancelled: 'Annullata',
  empty_title: 'Ancora nessuna prenotazione',
  empty_text: 'Qui trovi le auto che prenoti, con tutti i dettagli.',
  find_car: 'Trova un’auto',
  failed_title: 'Non è stato possibile caricare le tue prenotazioni',

  number: 'N. {{number}}',
  pickup: 'Ritiro',
  delivery: 'Consegna al tuo indirizzo',
  return: 'Riconsegna',
  total: 'Totale',
  refunded_amount: '{{amount}} rimborsati',
  details: 'Dettagli',
  call_company: 'Chiama il noleggiatore',
  view_issues: 'Vedi segnalazioni',
  cancel_booking: 'Annulla prenotazione',
  pay_now: 'Paga ora',
  held_until: 'Riservata per te fino alle {{time}}',
  held_for_you: '{{car}}: riservata per te fino alle {{time}}',
  time_left: 'Tempo rimasto',

  drivers: 'Conducenti aggiuntivi',
  company: 'Noleggiatore',
  free_cancellation: 'Cancellazione gratuita',
  until: 'Fino a {{date}}',
  return_time: 'Orario di riconsegna',
  same_time: 'Entro l’ora del ritiro. Oltre un’ora di ritardo si paga la penale giornaliera.',
  any_time: 'All’ora prenotata. Oltre un’ora di ritardo si paga la penale giornaliera.',

  cancel_title: 'Attenzione: vuoi davvero annullare la prenotazione?',
  terms_free: 'Puoi annullare gratis fino a {{date}}: ti rimborsiamo tutto ciò che hai pagato.',
  terms_commission: 'La cancellazione gratuita è terminata {{date}}.',
  terms_unpaid:
    'Non hai pagato nulla, quindi non c’è alcun addebito. L’auto torna subito disponibile per altri.',
  terms_pickup_passed:
    'L’ora del ritiro è passata: la prenotazione non si può più annullare. Chiama il noleggiatore o segnala che non hai ricevuto l’auto.',
  terms_not_allowed: 'Questa prenotazione non si può più annullare da qui. Chiama il noleggiatore.',
  terms_with_bank:
    'Hai contestato il pagamento presso la tua banca, che decide. Ciò che la banca non restituisce lo rimborsiamo secondo le condizioni di cancellazione.',
  terms_deposit: 'La cauzione eventualmente versata te la restituisce il noleggiatore.',
  amount_paid: 'Pagato',
  amount_kept: 'Commissione trattenuta',
  amount_back: 'Ti rimborsiamo',

  return_loading: 'Stiamo verificando il pagamento',
  your_booking: 'La tua prenotazione',
  deposit_beside: 'Più una cauzione di {{amount}}, da regolare con il noleggiatore quando ricevi l’auto.',
  to_my_bookings: 'Le mie prenotazioni',
  to_home: 'Pagina iniziale',
  confirmed_title: 'La tua prenotazione è confermata',
  confirmed_text: 'L’auto è tua. {{company}} te la consegna {{date}}.',
  next_title: 'E adesso?',
  next_mail: 'Un’e-mail con tutti i dettagli',
  next_mail_text: 'La conferma è in arrivo a {{email}}.',
  next_mail_text_general: 'La conferma è in arrivo al tuo indirizzo e-mail.',
  next_bring: 'Porta i documenti',
  next_bring_text:
    'Quando ricevi l’auto mostra la patente e il passaporto o la carta d’identità che hai caricato nel profilo.',
  next_documents: 'Documenti in verifica',
  next_documents_text:
    'Li verifichiamo entro un giorno lavorativo e ti scriviamo. L’auto viene consegnata solo quando sono verificati.',
  next_deposit: 'Cauzione: {{amount}}',
  next_deposit_text:
    'La regoli direttamente con {{company}} quando ricevi l’auto. Non fa parte di ciò che hai pagato.',
  next_cancel: 'Cancellazione gratuita fino a {{date}}',
  next_cancel_text: 'Puoi annullare da Le mie prenotazioni: ti rimborsiamo tutto.',
  received_title: 'Pagamento ricevuto, conferma in corso',
  received_text: 'Stiamo confermando la tua prenotazione. Di solito bastano pochi secondi.',
  received_long:
    'Ci vuole più del solito. Puoi lasciare tranquillamente questa pagina e non serve pagare di nuovo: ti mandiamo un’e-mail appena è tutto a posto.',
  open_title: 'La prenotazione non è ancora pagata',
  open_text: 'Non ti è stato addebitato nulla. Paga prima che scada il tempo e l’auto è tua.',
  expired_title: 'La tua prenotazione è scaduta',
  expired_text:
    'Non è stata pagata entro i 30 minuti per cui riserviamo un’auto. Non ti è stato addebitato nulla. Forse l’auto è ancora libera.',
  search_again: 'Cerca di nuovo',
  same_car_again: 'Guarda se quest’auto è ancora libera',
  cancelled_title: 'Questa prenotazione è annullata',
  cancelled_text: 'Non era stato pagato nulla, quindi non c’è nulla da rimborsare.',
  refunded_title: 'Questa prenotazione è annullata e rimborsata',
  refunded_text:
    'Ti rimborsiamo {{amount}} sulla carta con cui hai pagato. Le banche impiegano da 5 a 10 giorni lavorativi.',
  refunded_late:
    'Il tuo pagamento è arrivato dopo i 30 minuti per cui riserviamo un’auto, e nel frattempo l’auto è stata prenotata da qualcun altro.',
  payment_does_not_fit_title: 'Stiamo verificando il tuo pagamento',
  payment_does_not_fit_text:
    'Il pagamento non corrisponde a questa prenotazione, quindi l’abbiamo chiusa e l’auto è di nuovo disponibile. Ti contatteremo per il pagamento.',
  replaced_title: 'Un’altra prenotazione ha sostituito questa',
  replaced_text:
    'Hai cambiato la richiesta: trovi la nuova prenotazione in Le mie prenotazioni. Per questa non ti è stato addebitato nulla.',
  refund_failed:
    'Non è stato possibile rimborsare {{amount}} sulla tua carta. Ti contatteremo per rimborsarti in altro modo.',
  refund_requires_action:
    'Ti rimborsiamo {{amount}} appena rispondi all’e-mail del nostro gestore dei pagamenti.',
  unreachable_title: 'Al momento non riusciamo a verificare il pagamento',
  unreachable_text:
    'Se hai pagato, il tuo pagamento è al sicuro e ti manderemo un’e-mail. Non pagare due volte.',
} satisfies Texts<typeof en>;
