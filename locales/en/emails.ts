/** Texts of the e-mails (server/emails). `{{name}}` is filled in by the template. */
export default {
  greeting: 'Hello {{firstName}},',
  footer: 'You receive this message because of your account or booking with Nolo.',
  fallback_link: 'If the button does not work, copy this address into your browser:',

  verify_subject: 'Verify your e-mail address',
  verify_preview: 'One click and your Nolo account is ready.',
  verify_text: 'Thank you for signing up. Please confirm that this e-mail address is yours.',
  verify_button: 'Verify e-mail address',
  verify_validity: 'The link works once and for 24 hours.',
  verify_not_you: 'If you did not create an account, ignore this message: nothing happens without the click.',

  paid_subject: 'Booking {{number}} is confirmed: {{carName}}',
  paid_preview: 'Paid and confirmed. Pickup: {{pickup}}.',
  paid_title: 'Your booking is confirmed',
  paid_text: 'We have received your payment. This is what you booked:',
  booking_number: 'Booking number',
  car: 'Car',
  pickup: 'Pickup',
  return: 'Return',
  price: 'Price',
  total: 'Total paid, VAT included',
  deposit: 'Deposit',
  deposit_text: '{{amount}}, settled directly with the rental company and not part of the total.',
  free_cancellation: 'Free cancellation',
  free_cancellation_until: 'Until {{moment}} (local time at the pickup place).',
  company: 'Rental company',
  bring: 'Bring the originals of your identity document and your driving licence to the pickup.',
  my_bookings: 'Open My Bookings',

  cancelled_subject: 'Booking {{number}} is cancelled',
  cancelled_preview: 'Your booking of {{carName}} has been cancelled.',
  cancelled_title: 'Your booking is cancelled',
  cancelled_text: 'Booking {{number}} of {{carName}} has been cancelled.',
  cancelled_unpaid: 'Nothing had been paid, so there is nothing to refund.',
  cancelled_free:
    'You cancelled in time for free cancellation: {{refund}}, all that you paid, is on its way back.',
  cancelled_commission_kept:
    'Free cancellation had ended. Of the {{total}} you paid, {{refund}} is on its way back; the commission of {{commission}} is kept, as stated in the cancellation terms.',
  refund_when:
    'The refund goes to the card you paid with. Depending on your bank it takes 5 to 10 working days to appear.',

  late_subject: 'Your payment for booking {{number}} has been refunded',
  late_preview: 'The payment arrived after the reservation had ended.',
  late_title: 'Your payment has been refunded',
  late_text:
    'Your payment of {{total}} for {{carName}} arrived after the reservation had ended, and the car has been booked by someone else in the meantime. We are sorry. The whole amount is on its way back to you.',
  late_button: 'Find another car',
} as const;
