/** What a rental costs: its lines and sums, the same on page, mail and PDF. */
export default {
  line_rental: 'Rental: {{periods}}',
  line_deal: 'Deal',
  line_deal_named: 'Deal: {{name}}',
  line_coupon: 'Coupon',
  coupon_limited: 'The coupon leaves {{amount}} to pay, the least that can be charged.',
  line_extra: 'Extra',
  line_young_driver: 'Young-driver fee',
  young_driver_note:
    '{{amount}} of it is the company’s fee for a driver under {{age}} on the pickup day: without it, {{before}}.',
  line_one_way: 'One-way fee',
  line_delivery: 'Delivery',
  line_flexible_return: 'Flexible return',
  line_kept_price: 'Already paid, stays as it is',
  line_waived: 'Difference not charged',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  weeks_one: '{{count}} week',
  weeks_other: '{{count}} weeks',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  total: 'Total',
  total_for: 'Total for {{days}}',
  details: 'Details',
  vat_included: 'VAT included',
  before_vat: 'Before VAT',
  vat: 'VAT 22%, included',
  platform_charges: 'Platform charges before VAT, part of the total',
  deposit: 'Deposit, settled with the company',
  late_cancellation_later:
    'Later, until the pickup time, you get the company’s share back: {{refund}}. Our commission of {{commission}} is kept.',
  late_cancellation_at_once:
    'If you cancel now, you get the company’s share back: {{refund}}. Our commission of {{commission}} is kept.',
  late_cancellation_now:
    'If you cancel before the pickup time, you get the company’s share back: {{refund}}. Our commission of {{commission}} is kept.',
} as const;
