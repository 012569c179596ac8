import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'Ricevuta',
  number: 'Ricevuta per la prenotazione {{number}}',
  issued: 'Emessa il {{date}}',
  paid_by: 'Pagato da',
  paid_to: 'Ricevuto da',
  for_company: 'Per il noleggio di',
  vat_number: 'P. IVA {{vat}}',
  fiscal_code: 'Codice fiscale {{code}}',
  rental: 'Noleggio',
  car: 'Auto',
  delivery: 'Consegna al tuo indirizzo',
  pickup: 'Ritiro',
  return: 'Riconsegna',
  price: 'Prezzo',
  paid: 'Pagato il {{date}}',
  refunded: 'Rimborsato il {{date}}',
  deposit_note:
    'La cauzione di {{amount}} si regola direttamente con il noleggiatore e non fa parte di questa ricevuta.',
  note: 'Questa ricevuta conferma il pagamento. Non sostituisce una fattura.',
  site_note:
    '{{site}} è un sito di {{company}}, P. IVA {{vat}}. {{operator}} ne gestisce prenotazioni e pagamenti.',
  page: 'Pagina {{page}} di {{pages}}',
} satisfies Texts<typeof en>;
