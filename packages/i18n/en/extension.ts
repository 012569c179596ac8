/** Keeping a car longer that the renter has. */
export default {
  title: 'Keep the car longer',
  open: 'Keep the car longer',
  return_title: 'Your return',
  intro:
    'Choose a later return. {{company}} decides whether the car is still available; you pay only after it has accepted.',
  not_possible: 'The return can no longer be moved online. Call the company.',
  full: 'The car is not free that long. Call the company: it may have another one.',
  agreed: 'Agreed return',
  price_title: 'Price',
  free: 'Nothing more to pay',
  ask: 'Ask for this return',
  ask_hint:
    'Nothing is charged now. The car is held for you until the company answers, for {{hours}} hours at most and not beyond the agreed return.',
  price_moved: 'The price has changed in the meantime. Check the new one before you ask.',
  asked_title: 'You have asked to keep the car longer',
  asked_text: '{{company}} has until {{deadline}} to answer. Until then your return stays as agreed.',
  accepted_title: 'You can keep the car longer',
  accepted_text: 'Pay {{amount}} by {{deadline}}. Until then your return stays as agreed.',
  new_return: 'New return',
  pay: 'Pay {{amount}}',
  withdraw: 'Keep the agreed return',
} as const;
