import type * as Sdk from '@aws-sdk/client-s3';
import { fieldOf } from '@nolo/domain/records.ts';
import { StorageUnavailable, type BlobStore } from './blob-store.ts';
import type { StorageConfig } from './storage-config.ts';

/** A store that is frozen keeps nobody waiting for longer, twice: it is asked again once. */
const CONNECT_WITHIN_MS = 2_000;
const ANSWER_WITHIN_MS = 10_000;
/** For whoever only wants to know whether it is there. */
const IS_THERE_WITHIN_MS = 3_000;
const MISSING = new Set([404, 412]);

/**
 * Nothing, where there is no such object, or no longer the one that was looked at.
 * @throws StorageUnavailable for all else that the store says, and when it is silent
 */
function nothingThere(error: unknown): null {
  if (MISSING.has(Number(fieldOf(fieldOf(error, '$metadata'), 'httpStatusCode')))) return null;
  throw new StorageUnavailable(error);
}

function unavailable(error: unknown): never {
  throw new StorageUnavailable(error);
}

type OpenBucket = { sdk: typeof Sdk; client: Sdk.S3Client; Bucket: string };

async function hasBucket({ sdk, client, Bucket }: OpenBucket): Promise<boolean> {
  const abortSignal = AbortSignal.timeout(IS_THERE_WITHIN_MS);
  return client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal }).then(
    () => true,
    () => false,
  );
}

/** One folder of a bucket. */
function blobsIn(bucket: OpenBucket, folder: string): BlobStore {
  const { sdk, client, Bucket } = bucket;
  const keyOf = (name: string) => `${folder}/${name}`;
  return {
    async read(name) {
      const found = await client
        .send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) }))
        .catch(nothingThere);
      if (found?.Body === undefined) return null;
      return Buffer.from(await found.Body.transformToByteArray().catch(unavailable));
    },
    async write(name, bytes) {
      await client
        .send(new sdk.PutObjectCommand({ Bucket, Key: keyOf(name), Body: bytes }))
        .catch(unavailable);
    },
    async replace(name, bytes) {
      const Key = keyOf(name);
      const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(nothingThere);
      if (found === null) return;
      await client
        .send(new sdk.PutObjectCommand({ Bucket, Key, Body: bytes, IfMatch: found.ETag }))
        .catch(nothingThere);
    },
    async delete(name) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) })).catch(unavailable);
    },
    async *names() {
      const Prefix = `${folder}/`;
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(Prefix.length);
      }
    },
    isThere: () => hasBucket(bucket),
  };
}

/** A bucket of an S3-compatible store. The SDK is loaded only here: a site on one machine never needs it. */
export async function createS3Blobs(config: StorageConfig & { S3_BUCKET: string }) {
  const sdk = await import('@aws-sdk/client-s3');
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  const client = new sdk.S3Client({
    region: S3_REGION,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
      // Of the body, once the answer has begun.
      socketTimeout: ANSWER_WITHIN_MS,
    },
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // Without keys, the SDK finds those of the machine's role.
    ...(S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
      ? {}
      : { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }),
  });
  return (folder: string) => blobsIn({ sdk, client, Bucket: S3_BUCKET }, folder);
}
