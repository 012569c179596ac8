import { z } from 'zod';

/** Where documents and pictures are kept: a bucket when one is named, else folders in DATA_DIR. */
export const storageEnvironment = {
  DATA_DIR: z.string().default('.data'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().default('eu-south-1'),
  /** Of a store that is not Amazon's own. */
  S3_ENDPOINT: z.url('must be an address').optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

const storage = z.object(storageEnvironment);
export type StorageConfig = z.infer<typeof storage>;

/** For commands beside the site, which need no more than this. */
export function readStorageConfig(variables: NodeJS.ProcessEnv): StorageConfig {
  return storage.parse(variables);
}
