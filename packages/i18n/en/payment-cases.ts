/** Money matters that the platform’s staff decides; their names are the audit trail’s. */
export default {
  none: 'No payment case is open',
  none_text:
    'Failed refunds, disputes and whatever does not add up stand here until somebody has resolved them.',
  all_kinds: 'All payment cases',
  none_of_kind: 'No case of this kind is open',
  kind: 'What',
  amount: 'Amount',
  resolved: 'Resolved on {{at}}',

  text_payment_does_not_fit:
    'A paid session differs from its booking. Look it up at the payment provider and refund it there.',
  text_unknown_payment:
    'The provider names a payment, refund, dispute or warning of no booking here. Find out whether it was lost in a restore or belongs to another system.',
  text_payment_missing:
    'It counts as paid here, and the provider has no such payment. See that no keys are handed over, and find out who wrote it.',
  text_refund_failed:
    'The renter has not had their money. Refund it again on the same payment, or pay it outside the provider; then resolve.',
  text_refund_not_permitted:
    'The provider does not let us refund. Correct the access key, then resolve: the refund is sent again.',
  text_dispute:
    'The cardholder disputes the payment. Answer at the provider in time; the payout is held meanwhile, and after a loss.',
  text_fraud_warning:
    'The card’s bank suspects fraud. Consider refunding the payment; the payout is held until then.',
  text_money_gone:
    'The booking holds its car, and its whole payment has gone back, by hand or in a lost dispute. End the booking.',
  text_no_show_objected:
    'The booking was closed as not collected, and the renter says they came. Ask both; if the renter is right, refund the commission by hand.',
  text_not_handed_over_objected:
    'The renter says they were not given the car, and the company objects. Ask both; if the renter is right, refund the payment by hand: the booking then stands here to be ended.',
  text_difference:
    'Provider and ledger, or ledger and booking, do not agree. Find the entry that is missing or wrong.',
  text_event_given_up:
    'An event of the provider could not be handled for a day; the log says why. Look its payment up there.',
  text_job_given_up:
    'Background work failed for a day; an email that it should have sent was not sent. Holds and refunds are done all the same.',

  to_dispute: 'What an answer to the bank needs',

  details: 'Details',
  field_problem: 'Differs in',
  field_what: 'Differs in',
  field_amountMinor: 'Amount',
  field_currency: 'Currency',
  field_provider: 'At the provider',
  field_expected: 'By the booking',
  field_ours: 'In the ledger',
  field_reason: 'Provider’s reason',
  field_respondBy: 'Answer by',
  field_fraudType: 'Kind of fraud',
  field_answer: 'Provider’s answer',
  field_refund: 'Refund',
  field_session: 'Session',
  field_kind: 'Kind',
  field_payment: 'Payment',
  field_booking: 'Booking named',
  field_account: 'Account',
  field_type: 'Event',
  field_job: 'Work',
  field_data: 'About',
  field_number: 'Booking',
  field_totalMinor: 'Total',
  reference: 'Reference',
  no_payment: 'No such payment',
  problem_session: 'The session',
  problem_intent: 'The payment of another booking',
  problem_amount: 'The amount',
  problem_currency: 'The currency',
  problem_mode: 'The kind of session',
  problem_live: 'Test and live mode',
  problem_account: 'The account',
  difference_payment: 'A payment',
  difference_refund: 'A refund',
  difference_failed_refund: 'A failed refund',
  difference_refund_made_twice: 'A refund made twice',
  difference_refund_without_id: 'A refund without the provider’s number',
  difference_dispute: 'A dispute',
  difference_provider_cash: 'The balance at the provider',
  difference_renter_balance: 'What is held for the renter',
  difference_commission: 'The commission',
  difference_transfer: 'Transfer to the company',
  difference_transfer_refund: 'Reversed transfer',
  difference_payout: 'What the company is owed',

  statements: 'What they say',

  resolve: 'Resolve',
  resolve_title: 'Resolve this case?',
  resolve_text: 'It leaves the list and cannot be opened again.',
  resolve_settles:
    '{{amount}} is still owed to the renter. Once resolved, it counts as paid to them outside the payment provider.',
  resolve_keeps: 'The booking goes on and keeps its car, without its payment.',
  resolve_sends: 'The refund is then sent again.',
  note: 'Note',
  note_hint: 'What you found and did. It stays in the audit trail.',
  end_booking: 'End the booking',
  end_title: 'End this booking?',
  end_text:
    'Its car is free again, and renter and company get an email. No money moves. The case is resolved with it.',
} as const;
