import { z } from 'zod';
import type { InvoiceExchange } from './invoice-exchange.ts';
import { readNotice } from './read-notice.ts';

/** A provider that takes longer is asked again later. */
const PATIENCE_MS = 20_000;
/** Not about the invoice: our key, or too many at once. */
const NOT_ABOUT_THE_FILE: readonly number[] = [401, 403, 404, 408, 425, 429];
/** The exchange system has had a file of that name, or an invoice of that number. */
const IS_THERE = /\b(00002|00404|00409)\b/;

const notifications = z.object({ notifications: z.array(z.object({ xml: z.string() })) });

type Api = { url: string; key: string };
type Asked = { method?: string; body?: string; headers?: Record<string, string> };

/**
 * A provider's API, as most of them are: the file is posted under its name, notices are fetched as the exchange system's own
 * XML. Another provider's differs in addresses and names of fields, here alone.
 */
export function apiExchange({ url, key }: Api): InvoiceExchange {
  const base = url.replace(/\/+$/, '');
  const ask = (path: string, { headers = {}, ...init }: Asked = {}) =>
    fetch(`${base}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
  return {
    async transmit({ name, xml }) {
      const headers = { 'content-type': 'application/xml; charset=utf-8', 'x-file-name': name };
      const reply = await ask('invoices', { method: 'POST', body: xml, headers });
      const said = (await reply.text()).slice(0, 500);
      if (reply.ok || reply.status === 409 || IS_THERE.test(said)) return { kind: 'taken' };
      if (reply.status >= 500 || NOT_ABOUT_THE_FILE.includes(reply.status)) {
        throw new Error(`the exchange of invoices answers ${reply.status}`);
      }
      return { kind: 'refused', problem: `${reply.status} ${said}`.trim() };
    },
    async notices(since) {
      if (since === null) return [];
      const reply = await ask(`notifications?since=${encodeURIComponent(since.toISOString())}`);
      if (!reply.ok) throw new Error(`the exchange of invoices answers ${reply.status}`);
      const { notifications: told } = notifications.parse(await reply.json());
      return told.flatMap(({ xml }) => {
        const notice = readNotice(xml);
        return notice === null ? [] : [{ notice, done: async () => undefined }];
      });
    },
  };
}
