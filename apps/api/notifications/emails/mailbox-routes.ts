import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { SavedMail } from '../../platform/mail-transport.ts';

const ID = /^[0-9a-f-]{36}$/;
const SHOWN = 100;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

async function readSavedMails(dir: string): Promise<SavedMail[]> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(dir, name), 'utf8')) as SavedMail),
  );
  return mails.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN);
}

function list(mails: SavedMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, at }) =>
      `<li><a href="/mailbox/${id}">${escaped(subject)}</a> <a href="/mailbox/${id}/text">plain text</a><br>
      <small>${escaped(to)}, <time>${at}</time></small></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
    <style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:45rem;padding:0 1rem}li{margin:0 0 1rem}</style>
    <h1>Mailbox</h1><p>What this development server has sent, the newest first.</p>
    ${rows.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${rows.join('')}</ul>`}</html>`;
}

/** Nothing in a mail runs or loads here. */
function page(reply: FastifyReply, type: 'text/html' | 'text/plain', body: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; " +
        // A mail's links open windows of their own, as in a mail program.
        'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    )
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type(`${type}; charset=utf-8`)
    .send(body);
}

/** `/mailbox`: the mails of a development machine as their readers see them. Not there where mails are really sent. */
export function mailboxRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  if (config.isProduction || config.SMTP_URL !== undefined) return;
  const dir = join(resolve(config.DATA_DIR), 'mailbox');
  const find = async (id: string) =>
    ID.test(id) ? (await readSavedMails(dir)).find((mail) => mail.id === id) : undefined;

  app.get('/mailbox', async (_request, reply) => page(reply, 'text/html', list(await readSavedMails(dir))));
  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const mail = await find(params.id);
    return page(mail ? reply : reply.code(404), 'text/html', mail?.html ?? 'No such mail.');
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/text', async ({ params }, reply) => {
    const mail = await find(params.id);
    return page(mail ? reply : reply.code(404), 'text/plain', mail?.text ?? 'No such mail.');
  });
}
