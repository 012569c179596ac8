import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './wire.ts';

/** One browser that is logged in. */
export const session = z.object({
  id: z.uuid(),
  /** Browser and system, 'Chrome, Windows'; empty when it did not say. */
  device: z.string(),
  logged_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The one this call came from. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const sessions = endpoint('sessions', {
  summary: 'Browsers logged in to the account, the last used first',
  access: 'renter',
  status: 200,
  data: z.object({ sessions: z.array(session) }),
});

export const endSession = endpoint('endSession', {
  summary: 'Log out one browser',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: nothing,
  errors: ['account.session_not_found'],
});

/** This browser too. */
export const endAllSessions = endpoint('endAllSessions', {
  summary: 'Log out everywhere',
  access: 'renter',
  status: 200,
  data: nothing,
});
