import type { Texts } from '../texts.ts';
import type en from '../en/change.ts';

export default {
  title: 'Modifica la prenotazione',
  intro:
    'Cambia date, orari, luoghi, coperture o conducenti. Vedi il nuovo prezzo prima di qualsiasi addebito.',
  open: 'Modifica la prenotazione',
  until: 'Puoi modificare fino a {{date}}.',
  too_late:
    'Le modifiche erano possibili fino a {{date}}. Chiama il noleggiatore: forse può ancora aiutarti.',
  not_possible: 'Questa prenotazione non può più essere modificata online. La nostra assistenza ti aiuta.',
  back: 'Torna alla prenotazione',
  price_title: 'Nuovo prezzo',
  now_total: 'Totale precedente',
  new_total: 'Nuovo totale',
  difference: 'Differenza',
  to_pay: 'Da pagare',
  to_refund: 'Ti rimborsiamo',
  cancel_free: 'Cancellazione gratuita fino a {{date}}.',
  cancel_late: 'Per queste date la cancellazione non è più gratuita.',
  change_same: 'Modifica senza costi',
  change_pay: 'Paga {{amount}} e modifica',
  change_refund: 'Modifica: ti rimborsiamo {{amount}}',
  pay_hint:
    'Paghi la differenza sulla pagina sicura del nostro gestore dei pagamenti. Le nuove date restano riservate per 30 minuti; finché non hai pagato, la prenotazione resta com’è.',
  refund_hint: 'Ti rimborsiamo la differenza sulla carta con cui hai pagato, in 5-10 giorni lavorativi.',
  nothing: 'Cambia qualcosa qui sopra e il nuovo prezzo appare qui.',
  price_moved: 'Il prezzo è cambiato nel frattempo. Guarda quello nuovo prima di confermare.',
  waiting_title: 'Una modifica attende il pagamento',
  waiting_text: 'La prenotazione cambia appena hai pagato {{amount}}. Fino ad allora resta com’è.',
  waiting_pay: 'Paga {{amount}}',
  waiting_keep: 'Lascia la prenotazione com’è',
  confirming_title: 'Stiamo confermando il pagamento',
  confirming_text: 'Bastano pochi secondi. Non devi fare nulla.',
} satisfies Texts<typeof en>;
