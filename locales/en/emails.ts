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

  greeting_nameless: 'Hello,',
  log_in: 'Log in',
  not_you: 'If this was not you, set a new password at once: it logs out every device.',
  exists_subject: 'You already have a Nolo account',
  exists_preview: 'Somebody has just signed up with your email.',
  exists_text:
    'Somebody, perhaps you, has just signed up with this email. It already has an account, so nothing has changed: just log in.',
  exists_forgot: 'Forgotten your password? Choose “Forgot password” on the log-in page.',
  exists_not_you: 'If it was not you, you need not do anything.',
  reset_subject: 'Set a new password',
  reset_preview: 'The link works for one hour.',
  reset_text: 'You asked for a new password for your Nolo account. Choose one here:',
  reset_button: 'Set a new password',
  reset_validity: 'The link works once and for one hour. Setting a new password logs out every device.',
  reset_not_you: 'If you did not ask for this, ignore this message: your password stays as it is.',
  password_changed_subject: 'Your password has been changed',
  password_changed_preview: 'Was it you?',
  password_changed_text:
    'The password of your Nolo account was changed on {{moment}} (Italian time). Your other devices have been logged out.',
  new_device_subject: 'New log-in to your account',
  new_device_preview: 'Somebody has logged in from a device we do not know.',
  new_device_text:
    'Somebody has just logged in to your Nolo account from a device we have not seen before. If it was you, all is well.',
  device: 'Device',
  device_unknown: 'unknown',
  when: 'When (Italian time)',
  new_device_button: 'See your devices',
  deleted_subject: 'Your account has been deleted',
  deleted_preview: 'Your documents and personal data are erased.',
  deleted_text:
    'As you asked, your Nolo account is deleted: your documents are erased and nobody can log in to it any more.',
  deleted_bookings:
    'Your bookings that had not begun are cancelled; what comes back to you is in the messages about each of them.',
  deleted_kept:
    'Past bookings and invoices stay without your name for as long as the law demands. This is the last message about this account.',

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
