/** The receipt of a payment, a PDF. */
export default {
  title: 'Receipt',
  number: 'Receipt for booking {{number}}',
  issued: 'Issued on {{date}}',
  paid_by: 'Paid by',
  paid_to: 'Received by',
  for_company: 'For the rental by',
  vat_number: 'VAT no. {{vat}}',
  fiscal_code: 'Fiscal code {{code}}',
  rental: 'Rental',
  car: 'Car',
  delivery: 'Delivery to you',
  pickup: 'Pickup',
  return: 'Return',
  price: 'Price',
  paid: 'Paid on {{date}}',
  refunded: 'Refunded on {{date}}',
  deposit_note:
    'The deposit of {{amount}} is settled directly with the rental company and is not part of this receipt.',
  note: 'This receipt confirms your payment. It does not replace a tax invoice.',
  site_note:
    '{{site}} is a website of {{company}}, VAT no. {{vat}}. {{operator}} runs its bookings and payments.',
  page: 'Page {{page}} of {{pages}}',
} as const;
