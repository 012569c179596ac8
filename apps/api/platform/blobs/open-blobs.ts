import { join, resolve } from 'node:path';
import type { BlobStore } from './blob-store.ts';
import { createFolderBlobs, makeFolder } from './folder-blobs.ts';
import { createS3Blobs } from './s3-blobs.ts';
import type { StorageConfig } from './storage-config.ts';

/** `documents` are sealed before they come here; `images` are originals of public pictures. */
export type Blobs = { documents: BlobStore; images: BlobStore };

export async function openBlobs(config: StorageConfig): Promise<Blobs> {
  const { S3_BUCKET, DATA_DIR } = config;
  const folder =
    S3_BUCKET === undefined
      ? (name: string) => createFolderBlobs(join(resolve(DATA_DIR), name))
      : await createS3Blobs({ ...config, S3_BUCKET });
  return { documents: folder('documents'), images: folder('images') };
}

/** Before a server starts: from then on a folder that is not there is a disk that has gone (`/readyz`). */
export async function makeDocumentsFolder({ S3_BUCKET, DATA_DIR }: StorageConfig): Promise<void> {
  if (S3_BUCKET === undefined) await makeFolder(join(resolve(DATA_DIR), 'documents'));
}
