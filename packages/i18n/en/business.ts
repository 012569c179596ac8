/** Forms for rental companies. */
export default {
  email: 'Email Address',
  phone: 'Phone Number',
  portal: 'Already a member? Log in to the portal',
  meeting: 'Book a Meeting',
  meeting_text: 'Half an hour on the phone, in English, Italian or French. All times are Italian time.',
  meeting_time: 'When',
  name: 'Your name',
  meeting_book: 'Book',
  meeting_booked: 'We will call you on {{moment}} (Italian time).',
  meeting_calendar: 'Add to calendar',
} as const;
