import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { bookMeeting, findMeetingTimes } from './book-meeting.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

/** Each of these mails somebody: a person needs a few in an hour. */
const RATE_LIMIT = { rateLimit: { max: 10, timeWindow: '1 hour' } };

export const contactRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.contactUs,
    async ({ body, caller }) => {
      await sendContactMessage(deps, caller, body);
      return { data: {}, message: 'contact.sent' };
    },
    RATE_LIMIT,
  );
  register(
    api.subscribeNewsletter,
    async ({ body, caller }) => {
      await subscribeNewsletter(deps, caller, body);
      return { data: {}, message: 'newsletter.subscribed' };
    },
    RATE_LIMIT,
  );
  register(api.meetingTimes, async () => ({ data: { times: await findMeetingTimes(deps) } }));
  register(
    api.bookMeeting,
    async ({ body, caller }) => ({ data: await bookMeeting(deps, caller, body), message: 'meeting.booked' }),
    RATE_LIMIT,
  );
};
