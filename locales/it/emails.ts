import type { Texts } from '../texts.ts';
import type en from '../en/emails.ts';

export default {
  greeting: 'Ciao {{firstName}},',
  footer: 'Ricevi questo messaggio perché hai un account o una prenotazione con Nolo.',
  fallback_link: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',

  verify_subject: 'Verifica il tuo indirizzo e-mail',
  verify_preview: 'Un clic e il tuo account Nolo è pronto.',
  verify_text: 'Grazie per esserti registrato. Conferma che questo indirizzo e-mail è tuo.',
  verify_button: 'Verifica l’indirizzo e-mail',
  verify_validity: 'Il link funziona una sola volta ed è valido per 24 ore.',
  verify_not_you: 'Se non hai creato un account, ignora questo messaggio: senza il clic non succede nulla.',

  paid_subject: 'Prenotazione {{number}} confermata: {{carName}}',
  paid_preview: 'Pagata e confermata. Ritiro: {{pickup}}.',
  paid_title: 'La tua prenotazione è confermata',
  paid_text: 'Abbiamo ricevuto il pagamento. Ecco che cosa hai prenotato:',
  booking_number: 'Numero di prenotazione',
  car: 'Auto',
  pickup: 'Ritiro',
  return: 'Riconsegna',
  price: 'Prezzo',
  total: 'Totale pagato, IVA inclusa',
  deposit: 'Deposito cauzionale',
  deposit_text: '{{amount}}, da regolare direttamente con il noleggiatore; non fa parte del totale.',
  free_cancellation: 'Cancellazione gratuita',
  free_cancellation_until: 'Fino a {{moment}} (ora locale del luogo di ritiro).',
  company: 'Noleggiatore',
  bring: 'Al ritiro porta gli originali del documento d’identità e della patente di guida.',
  my_bookings: 'Apri Le mie prenotazioni',

  cancelled_subject: 'Prenotazione {{number}} annullata',
  cancelled_preview: 'La tua prenotazione di {{carName}} è stata annullata.',
  cancelled_title: 'La tua prenotazione è annullata',
  cancelled_text: 'La prenotazione {{number}} di {{carName}} è stata annullata.',
  cancelled_unpaid: 'Non era stato pagato nulla, quindi non c’è nulla da rimborsare.',
  cancelled_free:
    'Hai annullato entro il termine gratuito: ti stiamo rimborsando {{refund}}, cioè tutto quello che hai pagato.',
  cancelled_commission_kept:
    'Il termine per la cancellazione gratuita era scaduto. Dei {{total}} pagati te ne stiamo rimborsando {{refund}}; la commissione di {{commission}} viene trattenuta, come indicato nelle condizioni di cancellazione.',
  refund_when:
    'Il rimborso arriva sulla carta con cui hai pagato. A seconda della banca servono da 5 a 10 giorni lavorativi.',

  late_subject: 'Il pagamento della prenotazione {{number}} è stato rimborsato',
  late_preview: 'Il pagamento è arrivato quando la prenotazione era già scaduta.',
  late_title: 'Il tuo pagamento è stato rimborsato',
  late_text:
    'Il tuo pagamento di {{total}} per {{carName}} è arrivato quando la prenotazione era già scaduta e nel frattempo l’auto è stata prenotata da un’altra persona. Ci dispiace. Ti stiamo rimborsando l’intero importo.',
  late_button: 'Trova un’altra auto',
} satisfies Texts<typeof en>;
