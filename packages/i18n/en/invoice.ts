/** The company invoice that was asked for: to whom it goes, who sends it, when. */
export default {
  title: 'Company invoice',
  text: 'After the rental, {{company}} sends the invoice to {{name}}, VAT no. {{vat}}.',
  text_without_number: 'After the rental, {{company}} sends the invoice to {{name}}, {{country}}.',
} as const;
