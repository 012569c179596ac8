/** Leaving the newsletter by the link of a mail. */
export default {
  title: 'Newsletter',
  question: 'Unsubscribe from the newsletter?',
  question_text:
    'You will no longer get news and offers from us. Emails about your bookings will still reach you.',
  button: 'Unsubscribe',
  done: 'You are unsubscribed',
  done_text: 'Your address is off our list. You will get no more newsletters.',
  try_again: 'Please try again',
  try_again_text:
    'Unsubscribing did not work just now, and you are still on our list. Try again in a moment.',
  invalid: 'This link does not work',
  invalid_text:
    'It is not from one of our emails, or is no longer valid. Write to us and we will take you off the list, or unsubscribe in your account.',
  contact: 'Write to us',
  home: 'To the home page',
  account: 'To my account',
} as const;
