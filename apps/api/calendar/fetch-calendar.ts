import { lookup as lookUpHost } from 'node:dns';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
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

/** Not our own machines, nor those of a network that we stand in: whoever types an address must not look around there. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

type Options = { allows?: (address: string) => boolean; ca?: string };

/** By HTTPS, from public addresses alone, one megabyte in five seconds at most, wherever it redirects to. */
export function httpsCalendarSource({ allows = isPublic, ca }: Options = {}): CalendarSource {
  const lookup: LookupFunction = (host, options, callback) => {
    lookUpHost(host, { ...options, all: true }, (error, found) => {
      const allowed = found?.filter(({ address }) => allows(address)) ?? [];
      const [first] = allowed;
      if (error) callback(error, '');
      else if (!first) callback(new FeedUnreadable('not_public'), '');
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

  const fetchOnce = (url: URL, signal: AbortSignal) =>
    new Promise<string | URL>((resolve, reject) => {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (url.protocol !== 'https:' || (isIP(host) !== 0 && !allows(host))) {
        reject(new FeedUnreadable('not_public'));
        return;
      }
      const headers = { accept: 'text/calendar', 'user-agent': 'Nolo calendar' };
      const request = get(url, { lookup, signal, headers, ...(ca !== undefined && { ca }) }, (reply) => {
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
        throw new FeedUnreadable('unreachable', error);
      }
      throw new FeedUnreadable('unreachable');
    },
  };
}
