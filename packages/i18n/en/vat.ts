/** What the register says of a VAT number. */
export default {
  title: 'VAT numbers on your invoices',
  registered: 'In the EU register of VAT numbers (VIES) on {{date}}.',
  not_registered:
    'Not in the EU register of VAT numbers (VIES) on {{date}}. Check the digits; you can book all the same.',
  unanswered: 'The EU register of VAT numbers (VIES) did not answer on {{date}}. You can book all the same.',
} as const;
