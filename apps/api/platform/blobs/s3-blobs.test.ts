import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '@nolo/db/database.ts';
import { freePort } from '@nolo/tests/setup/free-port.ts';
import { failureOf } from '../error-replies.ts';
import type { BlobStore } from './blob-store.ts';
import { createS3Blobs } from './s3-blobs.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

async function blobsAt(port: number): Promise<BlobStore> {
  const folder = await createS3Blobs({
    DATA_DIR: '/nowhere',
    S3_BUCKET: 'nolo',
    S3_REGION: 'eu-south-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  });
  return folder('documents');
}

async function storeThat(answer: RequestListener): Promise<BlobStore> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return blobsAt((server.address() as AddressInfo).port);
}

const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

const calls: [string, (blobs: BlobStore) => Promise<unknown>][] = [
  ['reading', (blobs) => blobs.read('a')],
  ['writing', (blobs) => blobs.write('a', Buffer.from('x'))],
  ['deleting', (blobs) => blobs.delete('a')],
];

describe.each(calls)('%s', (_, ask) => {
  it.each([403, 500, 503, 507])('is a matter of later when the store says %i', async (status) => {
    const blobs = await storeThat((request, reply) => {
      request.resume();
      reply.writeHead(status).end();
    });
    const error = await errorOf(ask(blobs));
    expect(failureOf(error, 'en')).toMatchObject({ status: 503, code: 'server.unavailable' });
  });

  it('is a matter of later when nobody is there, and no word of the database', async () => {
    const error = await errorOf(ask(await blobsAt(await freePort())));
    expect(failureOf(error, 'en')).toMatchObject({ status: 503, code: 'server.unavailable' });
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

it('what is not there is no failure', async () => {
  const blobs = await storeThat((_, reply) => {
    reply.writeHead(404).end();
  });
  expect(await blobs.read('a')).toBeNull();
});
