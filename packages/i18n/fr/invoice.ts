import type { Texts } from '../texts.ts';
import type en from '../en/invoice.ts';

export default {
  title: 'Facture pour société',
  text: 'Après la location, {{company}} envoie la facture à {{name}}, n° TVA {{vat}}.',
  text_without_number: 'Après la location, {{company}} envoie la facture à {{name}}, {{country}}.',
} satisfies Texts<typeof en>;
