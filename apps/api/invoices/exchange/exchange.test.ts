import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '@nolo/tests/setup/silent-mail-server.ts';
import { apiExchange } from './api-exchange.ts';
import { folderExchange } from './folder-exchange.ts';
import { pecExchange } from './pec-exchange.ts';

const file = { name: 'IT01234567897_0001A.xml', xml: '<?xml version="1.0"?><a>à</a>' };
const receipt = `<RicevutaConsegna><IdentificativoSdI>77</IdentificativoSdI><NomeFile>${file.name}</NomeFile></RicevutaConsegna>`;

let folder: string;
let logged: object[];
const log = { error: (what: object) => void logged.push(what) };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nolo-invoices-'));
  logged = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inbox = (name = '') => join(folder, 'inbox', name);

async function putIn(name: string, text: string): Promise<void> {
  await mkdir(inbox(), { recursive: true });
  await writeFile(inbox(name), text);
}

describe('a folder', () => {
  it('takes a file, and the same again', async () => {
    const exchange = folderExchange(folder, log);
    expect([await exchange.transmit(file), await exchange.transmit(file)]).toEqual([
      { kind: 'taken' },
      { kind: 'taken' },
    ]);
    expect(await readdir(join(folder, 'outbox'))).toEqual([file.name]);
    expect(await readFile(join(folder, 'outbox', file.name), 'utf8')).toBe(file.xml);
  });

  it('gives notices until they are done with, and puts aside what is none', async () => {
    const exchange = folderExchange(folder, log);
    expect(await exchange.notices(null)).toEqual([]);
    await putIn('rc.xml', receipt);
    await putIn('holiday.txt', 'Siamo chiusi');
    const [received, ...others] = await exchange.notices(null);
    expect(others).toEqual([]);
    expect(received?.notice).toMatchObject({ kind: 'RC', fileName: file.name, exchangeId: '77' });
    expect(await readdir(inbox('unreadable'))).toEqual(['holiday.txt']);
    expect(logged).toEqual([{ file: 'holiday.txt' }]);
    expect(await exchange.notices(null)).toHaveLength(1);
    await received?.done();
    await received?.done(); // another process was faster
    expect(await exchange.notices(null)).toEqual([]);
    expect(await readdir(inbox('done'))).toEqual(['rc.xml']);
  });
});

describe('certified mail', () => {
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(() => mail.close());
  const exchange = () =>
    pecExchange({ url: mail.url, from: 'fatture@pec.nolo.test', to: 'sdi01@pec.test', folder }, log);

  it('carries the file under an id that is the file’s', async () => {
    expect(await exchange().transmit(file)).toEqual({ kind: 'taken' });
    expect(mail.recipients()).toEqual(['sdi01@pec.test']);
    expect(mail.messageIds()).toEqual([`<${file.name}@nolo.mail>`]);
  });

  it('a full box, a busy server and one that is gone are tried again; a refusal is said', async () => {
    for (const answer of ['552 mailbox full', '451 later']) {
      mail.refuseWith(answer);
      await expect(exchange().transmit(file)).rejects.toThrow(answer.slice(4));
    }
    mail.refuseWith('554 not from you');
    expect(await exchange().transmit(file)).toEqual({ kind: 'refused', problem: '554 not from you' });
    mail.refuseWith(null);
    await mail.beGone();
    await expect(exchange().transmit(file)).rejects.toThrow(/ECONNREFUSED/);
    await mail.comeBack();
    expect(await exchange().transmit(file)).toEqual({ kind: 'taken' });
  });

  it('notices come by the folder', async () => {
    await putIn('rc.xml', receipt);
    expect(await exchange().notices(null)).toHaveLength(1);
  });
});

describe('a provider’s API', () => {
  let server: Server;
  let asked: { method: string; url: string; name: string; key: string; body: string }[];
  let answer: { status: number; body: string };

  beforeEach(async () => {
    asked = [];
    answer = { status: 202, body: '' };
    server = createServer((request, reply) => {
      const take = (body: string) => {
        const { method = '', url = '', headers } = request;
        const name = String(headers['x-file-name']);
        asked.push({ method, url, name, key: headers.authorization ?? '', body });
        reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      };
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => take(Buffer.concat(chunks).toString()));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
  });

  function exchange() {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return apiExchange({ url: `http://127.0.0.1:${port}/v1/`, key: 'secret' });
  }

  it('is given the file under its name', async () => {
    expect(await exchange().transmit(file)).toEqual({ kind: 'taken' });
    const sent = { method: 'POST', url: '/v1/invoices', name: file.name, key: 'Bearer secret' };
    expect(asked).toEqual([{ ...sent, body: file.xml }]);
  });

  it.each([
    [409, ''],
    [400, '{"code":"00404"}'],
    [422, 'errore 00409: fattura duplicata'],
  ])('%i %s: it is there already', async (status, body) => {
    answer = { status, body };
    expect(await exchange().transmit(file)).toEqual({ kind: 'taken' });
  });

  it('what is wrong with the file is said', async () => {
    answer = { status: 400, body: 'schema' };
    expect(await exchange().transmit(file)).toEqual({ kind: 'refused', problem: '400 schema' });
  });

  it.each([401, 403, 404, 429, 500, 503])('%i is tried again', async (status) => {
    answer = { status, body: '' };
    await expect(exchange().transmit(file)).rejects.toThrow(String(status));
    await expect(exchange().notices(new Date())).rejects.toThrow(String(status));
  });

  it('tells notices since the oldest answer that it owes, and is not asked when it owes none', async () => {
    expect(await exchange().notices(null)).toEqual([]);
    expect(asked).toEqual([]);
    answer = {
      status: 200,
      body: JSON.stringify({ notifications: [{ xml: receipt }, { xml: 'else' }] }),
    };
    const since = new Date('2026-11-27T10:00:00Z');
    const received = await exchange().notices(since);
    expect(received.map(({ notice }) => notice.kind)).toEqual(['RC']);
    expect(asked[0]?.url).toBe('/v1/notifications?since=2026-11-27T10%3A00%3A00.000Z');
  });
});
