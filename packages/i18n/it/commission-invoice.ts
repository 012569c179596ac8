import type { Texts } from '../texts.ts';
import type en from '../en/commission-invoice.ts';

export default {
  invoice: 'Fattura',
  credit_note: 'Nota di credito',
  number: 'N. {{number}}',
  issued: 'Emessa il {{date}}',
  seller: 'Cedente/prestatore',
  buyer: 'Cessionario/committente',
  vat_number: 'P. IVA {{vat}}',
  fiscal_code: 'Codice fiscale {{code}}',
  about: 'Oggetto',
  booking: 'Prenotazione',
  credits: 'Storna',
  credited: 'Fattura n. {{number}} del {{date}}',
  amounts: 'Importi',
  commission: 'Commissione di intermediazione',
  commission_credited: 'Commissione di intermediazione, storno',
  vat: 'IVA {{rate}}%',
  no_vat: 'Senza IVA (natura {{nature}})',
  total: 'Totale',
  copy: 'Copia di cortesia della fattura elettronica. L’originale è il file XML trasmesso al Sistema di Interscambio (SdI).',
  rejected:
    'Il Sistema di Interscambio ha scartato questa fattura: si considera non emessa finché non viene inviata di nuovo.',
} satisfies Texts<typeof en>;
