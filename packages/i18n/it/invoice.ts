import type { Texts } from '../texts.ts';
import type en from '../en/invoice.ts';

export default {
  title: 'Fattura aziendale',
  text: 'Dopo il noleggio, {{company}} invia la fattura a {{name}}, P. IVA {{vat}}.',
  text_without_number: 'Dopo il noleggio, {{company}} invia la fattura a {{name}}, {{country}}.',
} satisfies Texts<typeof en>;
