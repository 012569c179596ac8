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

/** Half of it would mean other keys than those meant, or passports on a disk that nobody thinks of. */
export function storageProblems(env: StorageConfig): string[] {
  const given = (name: keyof StorageConfig) => env[name] !== undefined;
  const problems: string[] = [];
  if (given('S3_ACCESS_KEY_ID') && !given('S3_SECRET_ACCESS_KEY')) {
    problems.push('S3_SECRET_ACCESS_KEY: is required with S3_ACCESS_KEY_ID');
  }
  if (given('S3_SECRET_ACCESS_KEY') && !given('S3_ACCESS_KEY_ID')) {
    problems.push('S3_ACCESS_KEY_ID: is required with S3_SECRET_ACCESS_KEY');
  }
  const ofBucket = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(given);
  if (ofBucket.length > 0 && !given('S3_BUCKET')) {
    problems.push(`S3_BUCKET: is required with ${ofBucket.join(', ')}`);
  }
  return problems;
}

/**
 * For commands beside the site, which need no more than this.
 * @throws Error naming what is missing or unusable
 */
export function readStorageConfig(variables: NodeJS.ProcessEnv): StorageConfig {
  const config = storage.parse(variables);
  const problems = storageProblems(config);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
