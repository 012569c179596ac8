import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config.ts';

/** Whether a collection of passwords from breaches has a password. */
export type BreachedPasswords = { has(password: string): Promise<boolean> };

const ANSWER_WITHIN_MS = 2_000;
/** Digits of the hash that are sent: about a thousand passwords begin alike. */
const SENT_DIGITS = 5;

/**
 * The collection at `BREACHED_PASSWORDS_URL` (the range interface of Have I Been Pwned); null without one. Five digits of
 * a hash are sent, neither the password nor whose it is. While the service does not answer, no password counts as
 * breached, so that people can still choose one; the log says once that it is so, and once that it is over.
 */
export function breachedPasswordsOf(
  { BREACHED_PASSWORDS_URL: base }: Pick<Config, 'BREACHED_PASSWORDS_URL'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): BreachedPasswords | null {
  if (base === undefined) return null;
  let isAway = false;
  const listOrNone = async (digits: string): Promise<string> => {
    try {
      const list = await listOf(`${base.replace(/\/+$/, '')}/${digits}`);
      if (isAway) log.warn('the collection of breached passwords answers again');
      isAway = false;
      return list;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'breached passwords: no answer, none is refused meanwhile');
      isAway = true;
      return '';
    }
  };
  return {
    async has(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      const found = await listOrNone(hash.slice(0, SENT_DIGITS));
      // Lines of the rest of a hash and how often it was seen; padded with some that never were.
      return found.split('\n').some((line) => {
        const [rest, times] = line.trim().split(':');
        return rest === hash.slice(SENT_DIGITS) && times !== '0';
      });
    },
  };
}

async function listOf(address: string): Promise<string> {
  const reply = await fetch(address, {
    // Without padding, the answer's length would show on the way which list it was.
    headers: { 'add-padding': 'true' },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return reply.text();
}
