import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NO_FAULTS, startPoliceSandbox, type PoliceSandbox } from './start-police-sandbox.ts';

const user = { username: 'C00012345', password: 'p', apiKey: 'k'.repeat(32) + 'v'.repeat(16) };
let sandbox: PoliceSandbox;
let count = 0;

beforeAll(async () => {
  sandbox = await startPoliceSandbox({
    port: 0,
    user,
    placesTable: 'Codice#Descrizione#Provincia#DataFineVal',
  });
});
afterAll(() => sandbox.stop());
beforeEach(() => void Object.assign(sandbox.faults, NO_FAULTS));

const basic = (of = user) => `Basic ${Buffer.from(`${of.username}:${of.password}`).toString('base64')}`;
const getToken = (authorization = basic()) =>
  fetch(`${sandbox.url}/api/Token`, { headers: { authorization } });

async function bearer(apiKey = user.apiKey): Promise<string> {
  const { access_token } = (await (await getToken()).json()) as { access_token: string };
  const cipher = createCipheriv('aes-256-cbc', apiKey.slice(0, 32), apiKey.slice(32, 48));
  return `Bearer ${cipher.update(access_token, 'utf8', 'base64')}${cipher.final('base64')}`;
}

async function post(call: 'Check' | 'Send', records: unknown[], authorization?: string) {
  const reply = await fetch(`${sandbox.url}/api/${call}`, {
    method: 'POST',
    headers: {
      authorization: authorization ?? (await bearer()),
      organization: user.username,
      'content-type': 'application/json',
    },
    body: JSON.stringify(records),
  });
  return { status: reply.status, body: await reply.json().catch(() => null) };
}

/** A record that is right, but for what is changed at an offset. */
function record(...changes: [offset: number, text: string][]): string {
  const parts: [number, string][] = [
    [0, `C-${(count += 1)}`],
    [50, '24/03/2027 09:410'],
    [67, '26/03/2027 10:00412058091VIA ROMA 1'],
    [242, '29/03/2027 10:00412058091VIA ROMA 1'],
    [417, 'OPERATORE'],
    [467, 'AGENZIA'],
    [497, 'ROSSI'],
    [567, '412058091VIA ROMA 1'],
    [746, '0FIAT'],
    [797, '500'],
    [897, 'GK900ZZ'],
    [964, 'CONTI'],
    [1014, 'GIULIA'],
    [1044, '12/04/1985412058091100000100'],
    [1231, 'PASORYA1234567'],
    [1256, '412058091U1A2B3C4D5'],
    [1285, '412058091'],
    ...changes,
  ];
  return parts.reduce(
    (line, [at, text]) => line.slice(0, at) + text + line.slice(at + text.length),
    ' '.repeat(1505),
  );
}

it('gives a token to whoever it knows, and takes it encrypted by the API key alone', async () => {
  expect((await getToken()).status).toBe(200);
  expect((await getToken(basic({ ...user, password: 'other' }))).status).toBe(401);
  expect((await post('Check', [record()])).status).toBe(200);
  expect((await post('Check', [record()], await bearer('x'.repeat(48)))).status).toBe(401);
  sandbox.faults.expiresTokens = 1;
  expect((await post('Check', [record()])).status).toBe(401);
});

it('checks without taking, takes once, and says that a second one is a duplicate', async () => {
  const line = record();
  expect((await post('Check', [line])).body).toEqual([{ esito: true, transactionid: null, errore: null }]);
  expect((await post('Send', [line])).body).toEqual([
    { esito: true, transactionid: expect.stringMatching(/^SB/), errore: null },
  ]);
  expect((await post('Send', [line])).body).toMatchObject([
    { esito: false, errore: { error: 'Contratto duplicato' } },
  ]);
});

it.each([
  ['CONTRATTO_TIPOP', record([66, '7'])],
  ['CONTRATTO_CHECKOUT_LUOGO_COD', record([83, '         '])],
  ['VEICOLO_TARGA', record([897, '       '])],
  ['CONDUCENTE_CONTRAENTE_NASCITA_DATA', record([1044, '1985-04-12'])],
  ['CONDUCENTE_CONTRAENTE_DOCIDE_TIPO_COD', record([1231, 'XXXXX'])],
  // Half a second driver.
  ['CONDUCENTE2_NOME', record([1314, 'WEISS'])],
])('names %s when it is wrong', async (field, line) => {
  const { body } = await post('Send', [line]);
  expect(body).toMatchObject([
    { esito: false, errore: { error_description: `Valore non valido per il campo ${field}` } },
  ]);
});

it('judges each record of a list by itself, 100 at most, and their length', async () => {
  const { body } = await post('Send', [record(), record().slice(1), record()]);
  expect((body as { esito: boolean }[]).map(({ esito }) => esito)).toEqual([true, false, true]);
  expect(
    (
      await post(
        'Send',
        Array.from({ length: 101 }, () => ''),
      )
    ).status,
  ).toBe(400);
});

it('can be down, slow, and lose the receipt of what it has taken', async () => {
  sandbox.faults.isDown = true;
  expect((await getToken()).status).toBe(503);
  Object.assign(sandbox.faults, NO_FAULTS);
  const line = record([0, 'LOST']);
  sandbox.faults.losesReceipts = 1;
  await expect(post('Send', [line])).rejects.toThrow('fetch failed');
  expect((await post('Send', [line])).body).toMatchObject([{ errore: { error: 'Contratto duplicato' } }]);
});

it('hands out the table of places', async () => {
  const headers = { authorization: await bearer(), organization: user.username };
  const reply = await fetch(`${sandbox.url}/api/Tabella?TabellaId=1`, { headers });
  expect(await reply.text()).toContain('Codice#Descrizione');
});
