import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { mobileNumber } from './phone.ts';
import { email, nothing, text } from './wire.ts';

const person = {
  first_name: text(60, 'first_name_required'),
  last_name: text(60, 'last_name_required'),
  email,
};

/** Fields of the contact form (docs/specification/messages.md 3). */
export const contactUsBody = z.object({
  ...person,
  mobile_number: mobileNumber,
  message: text(4000, 'message_required'),
});

export const contactUs = endpoint('contactUs', {
  summary: 'Write to the platform',
  access: 'public',
  status: 201,
  body: contactUsBody,
  data: nothing,
});

export const newsletterBody = z.object({ email });

/** The answer is the same whether or not the address was known. */
export const subscribeNewsletter = endpoint('subscribeNewsletter', {
  summary: 'Subscribe to the newsletter for rental companies',
  access: 'public',
  status: 201,
  body: newsletterBody,
  data: nothing,
});

/** Instants at which a call can begin, ISO 8601 in UTC. */
export const meetingTimes = endpoint('meetingTimes', {
  summary: 'Free times for a call',
  access: 'public',
  status: 200,
  data: z.object({ times: z.array(z.string()) }),
});

export const bookMeetingBody = z.object({
  starts_at: z.iso.datetime(),
  name: text(120, 'name_required'),
  email,
  phone: mobileNumber,
});

export const bookMeeting = endpoint('bookMeeting', {
  summary: 'Book a call',
  access: 'public',
  status: 201,
  body: bookMeetingBody,
  /** A calendar file (RFC 5545) of the call. */
  data: z.object({ starts_at: z.string(), calendar: z.string() }),
  errors: ['meeting.taken'],
});
