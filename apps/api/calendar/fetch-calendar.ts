import { get } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import {
  FEED_ANSWER_WITHIN_MS,
  FEED_MAX_BYTES,
  type FeedProblem,
} from '@nolo/domain/calendar/company-calendar.ts';
import { decodeCalendar } from './decode-calendar.ts';

/** A calendar that cannot be read, and why. */
export class FeedUnreadable extends Error {
  readonly problem: FeedProblem;

  constructor(problem: FeedProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Reads calendars elsewhere. Throws {@link FeedUnreadable}. */
export type CalendarSource = { fetch(url: string): Promise<string> };

/** Tests allow the machine they run on, with the certificate of their own server. */
type Options = { allowed?: string[]; ca?: string };

/**
 * By HTTPS, from public addresses alone, one megabyte in five seconds at most, wherever it redirects to. Whoever types an
 * address must not look around on our machines or in their network. The agent checks the very address that it connects to,
 * so that a name cannot resolve to another one after the check.
 */
export function httpsCalendarSource({ allowed = [], ca }: Options = {}): CalendarSource {
  const agent = new RequestFilteringHttpsAgent({
    allowIPAddressList: allowed,
    ...(ca !== undefined && { ca }),
  });

  const fetchOnce = (url: URL, signal: AbortSignal) =>
    new Promise<string | URL>((resolve, reject) => {
      if (url.protocol !== 'https:') {
        reject(new FeedUnreadable('not_public'));
        return;
      }
      const headers = { accept: 'text/calendar', 'user-agent': 'Nolo calendar' };
      const request = get(url, { agent, signal, headers }, (reply) => {
        const { statusCode = 0, headers: answered } = reply;
        if (statusCode >= 300 && statusCode < 400 && answered.location) {
          reply.resume();
          resolve(URL.parse(answered.location, url) ?? url);
          return;
        }
        if (statusCode !== 200) {
          reply.resume();
          reject(new FeedUnreadable('unreachable'));
          return;
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          chunks.push(chunk);
          if (bytes > FEED_MAX_BYTES) reply.destroy(new FeedUnreadable('too_large'));
        });
        reply.on('end', () => resolve(decodeCalendar(Buffer.concat(chunks), answered['content-type'])));
        reply.on('error', reject);
      });
      request.on('error', reject);
    });

  return {
    async fetch(address) {
      const signal = AbortSignal.timeout(FEED_ANSWER_WITHIN_MS);
      let url = new URL(address);
      try {
        for (let redirects = 0; redirects <= 3; redirects += 1) {
          const found = await fetchOnce(url, signal);
          if (typeof found === 'string') return found;
          url = found;
        }
      } catch (error) {
        if (error instanceof FeedUnreadable) throw error;
        throw new FeedUnreadable(isRefusedAddress(error) ? 'not_public' : 'unreachable', error);
      }
      throw new FeedUnreadable('unreachable');
    },
  };
}

/** The agent's refusal has no code, only words. */
const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('is not allowed');
