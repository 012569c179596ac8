import { z } from 'zod';

/** What a backup says of itself; written last, so that one that was interrupted has none. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Of the job queue's own tables; null where no server has ever run. */
  jobsVersion: z.number().nullable(),
  /** Keys that seal or open at the time of the backup. */
  keyIds: z.array(z.string()),
  tables: z.array(
    z.object({
      /** `schema.table`, quoted where needed; the name of the file too. */
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.record(z.enum(['documents', 'images']), z.number()),
});
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const KEY_FILE = 'documents-key';
export const FILE_KINDS = ['documents', 'images'] as const;
export const tableFile = (name: string): string => `${name.replace(/[^a-z0-9_.]/gi, '_')}.copy.gz`;

/** What cannot be done, in words for whoever runs the command. */
export class BackupRefused extends Error {}
