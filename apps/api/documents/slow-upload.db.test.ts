import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { allFiles, profileFields } from '@nolo/tests/calls/profile-calls.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

const UPLOAD_MS = 3000;
let slow: TestApp;

beforeAll(async () => {
  slow = await createTestApp({ work: false, uploadMs: UPLOAD_MS });
});
afterAll(() => slow.close());

/** The form with all pictures, as bytes on the wire. */
async function upload(test: TestApp) {
  const renter = await createRenter(test.deps.database, { documentsStatus: 'missing' });
  const form = new FormData();
  for (const [name, value] of Object.entries(profileFields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(allFiles(await jpegPicture()))) {
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const head = [
    `PUT ${API_BASE}/customer/profile HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${renter.token}`,
    `content-type: ${encoded.headers.get('content-type')}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  const socket = connect(test.deps.config.PORT, '127.0.0.1');
  // Cut while we still write.
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const images = () =>
    test.deps.database
      .selectFrom('document_image')
      .select('kind')
      .where('account_id', '=', renter.accountId)
      .execute();
  return { socket, body, images };
}

const ask = async (test: TestApp) =>
  (await fetch(`http://127.0.0.1:${test.deps.config.PORT}${API_BASE}/website/home`)).status;

describe('an upload byte by byte', () => {
  it('is ended at the limit, keeps nothing, and others are served meanwhile', async () => {
    const { socket, body, images } = await upload(slow);
    const began = performance.now();
    let sent = 0;
    let reply = '';
    socket.setEncoding('utf8').on('data', (part: string) => (reply += part));
    // What is written after the server has closed takes its answer away: each byte waits until what has come is read.
    const trickle = setInterval(() => {
      setImmediate(() => reply === '' && socket.write(body.subarray(sent, (sent += 1))));
    }, 250);
    const ended = new Promise((close) => socket.once('close', close)).finally(() => clearInterval(trickle));
    const others = await Promise.all(Array.from({ length: 10 }, () => ask(slow)));
    await ended;
    expect(performance.now() - began).toBeGreaterThanOrEqual(UPLOAD_MS * 0.9);
    expect(new Set(others)).toEqual(new Set([200]));
    expect(sent).toBeGreaterThan(1);
    expect(sent).toBeLessThan(body.length);
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect(await images()).toEqual([]);
    expect(await ask(slow)).toBe(200);
  });

  it('is taken when it is whole in time', async () => {
    const test = await createTestApp({ work: false });
    try {
      const { socket, body, images } = await upload(test);
      for (const byte of body.subarray(0, 2000)) socket.write(Buffer.of(byte));
      socket.write(body.subarray(2000));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
      expect(await images()).toHaveLength(3);
    } finally {
      await test.close();
    }
  });
});
