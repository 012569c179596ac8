import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { fieldOf } from '@nolo/domain/records.ts';
import { smtpTransport } from '../../platform/mail-transport.ts';
import type { InvoiceExchange } from './invoice-exchange.ts';
import { readNoticeFolder } from './notice-folder.ts';

type Pec = {
  /** smtps://… of the box of certified mail. */
  url: string;
  from: string;
  /** The exchange system's own box; it names another one in its first answer. */
  to: string;
  /** Has the folder `inbox`, into which notices that come by certified mail are put. */
  folder: string;
};

/**
 * Answers that say this mail cannot be delivered at all: no such box, not allowed, refused. A full box (552) is emptied some
 * day, and what is said for now (4xx) or of the log-in (535) is not about the invoice.
 */
const REFUSALS: readonly unknown[] = [550, 551, 553, 554];

/** Certified mail. The id of a message is its file's name, so that a mail server drops one that is sent again. */
export function pecExchange(
  { url, from, to, folder }: Pec,
  log: Pick<FastifyBaseLogger, 'error'>,
): InvoiceExchange {
  const transport = smtpTransport(url, from);
  return {
    async transmit({ name, xml }) {
      const text = `In allegato la fattura elettronica ${name}.`;
      try {
        await transport.deliver({
          id: name,
          to,
          subject: name,
          text,
          html: `<p>${text}</p>`,
          attachments: [{ filename: name, content: Buffer.from(xml), contentType: 'application/xml' }],
        });
        return { kind: 'taken' };
      } catch (error) {
        if (!REFUSALS.includes(fieldOf(error, 'responseCode'))) throw error;
        return { kind: 'refused', problem: String(fieldOf(error, 'response') ?? error).slice(0, 500) };
      }
    },
    notices: () => readNoticeFolder(join(folder, 'inbox'), log),
  };
}
