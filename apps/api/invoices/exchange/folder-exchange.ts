import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { InvoiceExchange } from './invoice-exchange.ts';
import { readNoticeFolder } from './notice-folder.ts';

/**
 * The local implementation: files to be handed in by a person, who puts back the notices. The same file again changes nothing.
 */
export function folderExchange(folder: string, log: Pick<FastifyBaseLogger, 'error'>): InvoiceExchange {
  const outbox = join(folder, 'outbox');
  return {
    async transmit({ name, xml }) {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const path = join(outbox, name);
      await writeFile(`${path}.part`, xml, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return { kind: 'taken' };
    },
    notices: () => readNoticeFolder(join(folder, 'inbox'), log),
  };
}
