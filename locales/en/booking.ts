/** The page of one booking. */
export default {
  title: 'Booking {{number}}',
  no_number: 'Booking',
  open: 'Open booking',
  times_note: 'All times are those of the pickup place.',

  state_pending: 'Nothing has been charged yet. Pay before the time is up and the car is yours.',
  state_lapsed:
    'It was not paid within the 30 minutes for which we hold a car. Nothing was charged, and the car is free for others.',
  state_paid: '{{company}} expects you on {{date}}.',
  state_signed: 'The rental agreement is signed. {{company}} expects you on {{date}}.',
  state_deposit_collected: '{{company}} has your deposit and expects you on {{date}}.',
  state_in_progress: 'The car is with you. Bring it back by {{date}}.',
  state_finished: 'The car is back. Thank you for driving with us.',
  state_finished_with_problems:
    'The car is back, and {{company}} noted a problem. Call the company to settle it; our support helps if you do not agree.',
  cancelled_renter: 'You cancelled this booking on {{date}}.',
  cancelled_expired:
    'It was not paid within the 30 minutes for which we hold a car, so we ended it on {{date}}. Nothing was charged.',
  cancelled_replaced:
    'You changed your request on {{date}}, and another reservation replaced this one. Nothing was charged for it.',
  cancelled_payment_unavailable:
    'Our payment provider could not be reached, so we ended it on {{date}}. Nothing was charged.',
  cancelled_payment_failed:
    'Your bank did not carry out the payment, so we ended it on {{date}}. Nothing was charged.',
  cancelled_late_payment_refunded:
    'Your payment reached us after the 30 minutes for which we hold a car, and somebody else had booked it. We ended the booking on {{date}} and refund all of it.',

  receipt: 'Receipt (PDF)',
  calendar: 'Add to calendar',
  download_failed: 'The file could not be downloaded. Try again.',

  pickup_title: 'Pickup place',
  handover_delivery: 'The car is brought to you at this address.',
  directions: 'Directions',
  same_return: 'Same place',
  deadline_free: 'Free cancellation until {{date}}.',
  deadline_free_over: 'Free cancellation ended on {{date}}.',
  deadline_late: 'More than an hour late, each started day costs {{amount}}, settled with the company.',
  deadline_late_free: 'More than an hour late? Call the company before.',

  prepare_title: 'Documents and drivers',
  documents_missing:
    'Upload your identity document and your driving licence: without them the car is not handed over.',
  documents_uploaded:
    'We are checking your documents, within one working day. The car is handed over only once they are verified; we will write to you.',
  documents_verified: 'Your documents are verified. Bring the originals to the pickup.',
  documents_rejected: 'We could not accept your documents. Please upload them again.',
  documents_open: 'Open my documents',
  driver_main: 'Main driver',

  timeline_title: 'What has happened',
  by_you: 'You',
  event_reserved: 'Reserved',
  event_paid: 'Paid {{amount}}',
  event_confirmed: 'Confirmed, nothing to pay',
  event_signed: 'Rental agreement signed',
  event_deposit_collected: 'Deposit collected',
  event_checked_in: 'Car handed over',
  event_checked_out: 'Car returned',
  event_checked_out_with_issue: 'Car returned, a problem noted',
  event_cancelled: 'Cancelled',
  event_expired: 'Ended: not paid in time',
  event_replaced: 'Replaced by another reservation',
  event_payment_unavailable: 'Ended: payment provider not reached',
  event_payment_failed: 'Ended: the payment failed',
  event_refunded: 'Refund of {{amount}}',
  event_refund_failed: 'Refund of {{amount}} failed',

  price_title: 'Price',
  refunds_title: 'Refunds',
  refund_requested: 'On its way to your card. Banks take 5 to 10 working days.',
  refund_succeeded: 'Sent to the card you paid with on {{date}}.',
  refund_requires_action: 'Waiting for your answer to the email of our payment provider.',
  refund_failed: 'Could not be paid to your card. We will contact you to pay it another way.',

  help_title: 'Need help?',
  help_company: 'About the car and the pickup',
  help_support: 'About the booking and the payment',
  support_name: 'Nolo support',

  find_title: 'Find a booking',
  find_text: 'See a booking without logging in: we mail you a link to it.',
  find_number: 'Booking number',
  find_hint: 'On every email about the booking, for example NL-100001',
  find_email: 'Email of the account it was made with',
  find_send: 'Send me the link',
  find_sent: 'Check your mail',
  find_again: 'Ask again',
  find_invalid: 'This link does not work any more',
  find_invalid_text: 'Links work for one hour. Ask for a new one.',
  find_read_only: 'You see this booking by a link and can only read it. Log in to change or cancel it.',
  find_log_in: 'Log in',

  cancelled_replacement_refused:
    'You refused the other car on {{date}}. Everything you paid comes back to you.',
  cancelled_replacement_unanswered:
    'You did not answer the company’s proposal of another car in time: your booking ended on {{date}}. Everything you paid comes back to you.',
  event_replacement_proposed: 'Another car proposed',
  event_changed: 'Booking changed',
  event_replacement_accepted: 'Other car accepted',
  event_replacement_refused: 'Other car refused, booking ended',
  event_replacement_unanswered: 'Other car not answered, booking ended',
  replacement_title: 'Another car is proposed: you decide',
  replacement_text:
    '{{company}} cannot provide the {{car}} and proposes this one instead, for the same days at the same price.',
  replacement_until:
    'Decide until {{deadline}}. Without an answer your booking ends and everything you paid comes back to you.',
  replacement_see: 'See the car',
  replacement_accept: 'Accept this car',
  replacement_refuse: 'Refuse: {{amount}} back',
  replacement_refuse_title: 'Refuse the other car?',
  replacement_refuse_text: 'Your booking ends and you get back {{amount}}, everything you paid.',
  replacement_waiting: 'Another car is proposed: decide',
} as const;
