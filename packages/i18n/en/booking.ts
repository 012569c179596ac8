/** The page of one booking. */
export default {
  title: 'Booking {{number}}',
  no_number: 'Booking',
  open: 'Open booking',
  times_note: 'All times are local times at the pickup place.',

  state_pending: 'Nothing has been charged yet. Pay before the time is up and the car is yours.',
  state_lapsed:
    'The 30 minutes we hold a car for are over. If you paid in time, your booking is confirmed as soon as we have checked your payment, within minutes.',
  state_paid: '{{company}} will hand you the car on {{date}}.',
  state_pickup_passed:
    'The pickup was on {{date}}. If you were not given the car, call {{company}} first. If that does not help, report it to us: we will find out what happened and what you are owed.',
  report_no_car: 'Report that you did not get the car',
  state_signed: 'The rental agreement is signed. {{company}} will hand you the car on {{date}}.',
  state_deposit_collected: '{{company}} has your deposit and will hand you the car on {{date}}.',
  state_in_progress: 'The car is with you. Bring it back by {{date}}.',
  state_finished: 'The car is back. Thank you for driving with us.',
  state_finished_with_problems:
    'The car is back, and {{company}} noted a problem. Call the company to settle it; if you disagree, our support team can help.',
  cancelled_renter: 'You cancelled this booking on {{date}}.',
  cancelled_expired:
    'It was not paid within the 30 minutes we hold a car for, so it expired on {{date}}. Nothing was charged.',
  cancelled_replaced:
    'You changed your request on {{date}}, and another reservation replaced this one. Nothing was charged for it.',
  cancelled_payment_unavailable:
    'Our payment provider could not be reached, so we cancelled it on {{date}}. Nothing was charged.',
  cancelled_payment_returned:
    'Nolo cancelled this booking on {{date}} because your full payment had been returned to you.',
  cancelled_payment_failed:
    'The payment did not go through, so we cancelled it on {{date}}. Nothing was charged.',
  cancelled_payment_does_not_fit:
    'We received a payment that does not match this booking, so the booking ended on {{date}}. We are checking the payment and will contact you. The car is available again.',
  cancelled_late_payment_refunded:
    'Your payment reached us after the 30 minutes we hold a car for, and somebody else had booked it. We cancelled the booking on {{date}} and are refunding you in full.',

  receipt: 'Receipt (PDF)',
  invoice: 'Invoice {{number}} (PDF)',
  credit_note: 'Credit note {{number}} (PDF)',
  calendar: 'Add to calendar',
  calendar_remove: 'Remove from calendar',
  download_failed: 'The file could not be downloaded. Try again.',

  pickup_title: 'Pickup place',
  delivery_title: 'Delivery address',
  handover_delivery: 'The car will be brought to you at this address.',
  directions: 'Directions',
  same_return: 'Same place',
  deadline_free: 'Free cancellation until {{date}}.',
  deadline_free_over: 'Free cancellation ended on {{date}}.',
  deadline_late:
    'If you are more than an hour late, each day or part of a day costs {{amount}}, settled with the company.',
  deadline_late_free: 'Running more than an hour late? Call the company.',

  prepare_title: 'Documents and drivers',
  documents_missing:
    'Upload your identity document and your driving licence: the car cannot be handed over without them.',
  documents_uploaded:
    'We are checking your documents and will write to you within one working day. The car is handed over only once they are verified.',
  documents_verified: 'Your documents are verified. Have the originals with you when you get the car.',
  documents_rejected: 'We could not accept your documents. Please upload them again.',
  documents_open: 'Open my documents',
  driver_main: 'Main driver',
  driver_additional: 'Additional driver',

  timeline_title: 'Booking history',
  by_you: 'You',
  event_reserved: 'Reserved',
  event_paid: 'Paid {{amount}}',
  event_confirmed: 'Confirmed, nothing to pay',
  event_signed: 'Rental agreement signed',
  event_deposit_collected: 'Deposit collected',
  event_checked_in: 'Car handed over',
  event_check_in_undone: 'Handover undone by the company',
  event_checked_out: 'Car returned',
  event_checked_out_with_issue: 'Car returned, a problem noted',
  event_cancelled: 'Cancelled',
  event_expired: 'Ended: not paid in time',
  event_replaced: 'Replaced by another reservation',
  event_payment_unavailable: 'Ended: payment provider unreachable',
  event_payment_returned: 'Ended: the payment was returned',
  event_payment_failed: 'Ended: the payment failed',
  event_payment_does_not_fit: 'Ended: the payment does not match',
  event_refunded: 'Refund of {{amount}}',
  event_refund_failed: 'Refund of {{amount}} failed',

  price_title: 'Price',
  refunds_title: 'Refunds',
  refund_requested: 'On its way to your card. Banks take 5 to 10 working days.',
  refund_succeeded: 'Sent on {{date}} to the card you paid with.',
  refund_requires_action: 'Our payment provider has emailed you and is waiting for your reply.',
  refund_made_good:
    'It did not reach your card. You have received this money another way, or your bank will decide about it.',
  refund_failed: 'We could not refund your card. We will contact you to pay it another way.',

  breakdown_title: 'Breakdown or accident?',
  breakdown_text:
    'Stop somewhere safe, then call {{company}}: they tell you what to do and send help. If anyone is hurt, call {{number}} first.',
  breakdown_emergency: 'Emergency: {{number}}',

  help_title: 'Need help?',
  help_company: 'About the car and the pickup',
  help_support: 'About the booking and the payment',
  support_name: '{{site}} support',

  find_title: 'Find a booking',
  find_text: 'See a booking without logging in: we email you a link to it.',
  find_number: 'Booking number',
  find_hint: 'In every email about the booking, for example NL-100001',
  find_email: 'Email of the account it was booked with',
  find_send: 'Send me the link',
  find_sent: 'Check your email',
  find_again: 'Ask again',
  find_company: 'Rental company? See the documents of a booking',
  find_invalid: 'This link no longer works',
  find_invalid_text: 'Links work for one hour. Ask for a new one.',
  find_read_only:
    'You opened this booking from a link, so you can only read it. Log in to change or cancel it.',
  find_log_in: 'Log in',

  cancelled_replacement_refused: 'You refused the other car on {{date}}. You get back everything you paid.',
  cancelled_replacement_unanswered:
    'You did not reply in time about the other car the company proposed, so your booking ended on {{date}}. You get back everything you paid.',
  cancelled_company:
    '{{company}} could not provide the car and cancelled this booking on {{date}}. You get back everything you paid.',
  cancelled_not_handed_over:
    '{{company}} could not hand over the car, so this booking ended on {{date}}. You get back everything you paid.',
  cancelled_no_show:
    'This booking was closed on {{date}} because nobody came for the car. The company’s share comes back to you; our commission is kept.',
  event_not_handed_over: 'Car not handed over',
  event_no_show: 'Closed: car not collected',
  event_no_show_objected: 'Objection to the closing',
  objection_title: 'Were you there?',
  objection_text:
    'If you came for the car, tell us until {{deadline}} what happened. A person looks at it before anything is final.',
  objection_field: 'What happened?',
  objection_send: 'Object',
  objection_done: 'You objected on {{date}}. A person looks at it and writes to you.',
  objection_over: 'The 48 hours to object are over. Questions? Call us.',
  event_not_handed_over_reported: 'Report: no car handed over',
  event_not_handed_over_objected: 'Objection to the report',
  no_car_title: 'Were you not given the car?',
  no_car_text:
    'Call {{company}} first. If nobody hands you the car, tell us: the company has {{hours}} hours to object. If it does not, your booking ends and you get back everything you paid.',
  no_car_question: 'Was no car handed over?',
  no_car_question_text:
    'We tell {{company}}. Your booking stays as it is until the company has had time to answer.',
  no_car_confirm: 'Report it',
  no_car_reported: 'You reported on {{date}} that no car was handed over.',
  no_car_waits:
    '{{company}} can object until {{deadline}}. If it does not, your booking ends and you get back everything you paid.',
  no_car_objected:
    '{{company}} objected on {{date}}. A person looks at it and writes to you; the company gets nothing before that.',
  event_replacement_proposed: 'Another car proposed',
  event_changed: 'Booking changed',
  event_extension_asked: 'Later return asked for',
  event_extension_accepted: 'Later return accepted',
  event_extension_declined: 'Later return declined',
  event_extension_ended: 'Request for a later return ended',
  event_replacement_accepted: 'Other car accepted',
  event_replacement_refused: 'Other car refused, booking ended',
  event_replacement_unanswered: 'No reply about the other car, booking ended',
  replacement_title: 'Another car has been proposed: you decide',
  replacement_text:
    '{{company}} cannot provide the {{car}} and proposes this one instead, for the same dates and at the same price.',
  replacement_until:
    'Decide by {{deadline}}. If you do not reply, your booking ends and you get back everything you paid.',
  replacement_see: 'See the car',
  replacement_accept: 'Accept this car',
  replacement_refuse: 'Refuse and get {{amount}} back',
  replacement_refuse_title: 'Refuse the other car?',
  replacement_refuse_text: 'Your booking ends and you get back {{amount}}, everything you paid.',
  replacement_waiting: 'Another car proposed: please decide',

  review_title: 'How was it?',
  review_open: 'Review the rental',
  review_text:
    'Everybody can read your review beside the cars of {{company}}, signed “{{author}}”. You can write one until {{deadline}}, and cannot change it afterwards.',
  review_stars: 'Your stars',
  review_field: 'What went well, and what did not?',
  review_field_hint: 'Please name no people, and leave out phone numbers and addresses.',
  review_send: 'Publish the review',
  review_own: 'Your review',
  review_published: 'Published on {{date}}, signed “{{author}}”',
  review_answer: 'Answer from {{company}}, {{date}}',
  review_hidden: 'We have hidden this review: only you and {{company}} can read it. The reason: {{reason}}',
  review_answer_hidden:
    'We have hidden this answer: only you and {{company}} can read it. The reason: {{reason}}',
  review_over: 'The time to review this rental ended on {{date}}.',
} as const;
