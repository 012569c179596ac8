import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createS3Blobs } from './s3-blobs.ts';
import { StorageUnavailable, type BlobStore } from './blob-store.ts';

/** Takes connections and says nothing, as a frozen store does. */
const frozen = createServer((socket) => {
  sockets.push(socket);
});
const sockets: Socket[] = [];
let blobs: BlobStore;

beforeAll(async () => {
  frozen.listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const folder = await createS3Blobs({
    DATA_DIR: '/nowhere',
    S3_BUCKET: 'nolo',
    S3_REGION: 'eu-south-1',
    S3_ENDPOINT: `http://127.0.0.1:${(frozen.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  });
  blobs = folder('documents');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  frozen.close();
});

it('a frozen store is given up after two tries of ten seconds', async () => {
  const startedAt = performance.now();
  await expect(blobs.write('a', Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(25_000);
}, 60_000);
