import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { fieldOf } from '@nolo/domain/records.ts';
import type { ReceivedNotice } from './invoice-exchange.ts';
import { readNotice } from './read-notice.ts';

/**
 * Notices that somebody, or a program that fetches certified mail, puts into a folder. What was applied goes to `done`, what
 * is none to `unreadable`. Several processes may read it at once: what another one has moved is not there any more.
 */
export async function readNoticeFolder(
  folder: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ReceivedNotice[]> {
  await mkdir(join(folder, 'done'), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'unreadable'), { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const received: ReceivedNotice[] = [];
  for (const { name } of names) {
    const text = await readFile(join(folder, name), 'utf8').catch(nullIfGone);
    if (text === null) continue;
    const notice = readNotice(text);
    if (notice !== null) received.push({ notice, done: () => moveTo(folder, 'done', name) });
    else {
      log.error({ file: name }, 'no notice of the exchange of invoices: kept in inbox/unreadable');
      await moveTo(folder, 'unreadable', name);
    }
  }
  return received;
}

async function moveTo(folder: string, where: 'done' | 'unreadable', name: string): Promise<void> {
  await rename(join(folder, name), join(folder, where, name)).catch(nullIfGone);
}

function nullIfGone(error: unknown): null {
  if (fieldOf(error, 'code') === 'ENOENT') return null;
  throw error;
}
