import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** What a development machine makes up for itself once and keeps; no secret has a default. */
const settings = z.object({
  documentsKey: z.string(),
  paymentsSecretKey: z.string(),
  paymentsWebhookSecret: z.string(),
  /** Of the embedded database while it runs; scripts beside the server find it here. */
  databaseUrl: z.string().optional(),
});
export type DevelopmentSettings = z.infer<typeof settings>;

export function dataDir(): string {
  return resolve(process.env['DATA_DIR'] ?? '.data');
}

const file = (): string => join(dataDir(), 'development.json');

export async function readSettings(): Promise<DevelopmentSettings> {
  const text = await readFile(file(), 'utf8').catch(() => null);
  if (text !== null) return settings.parse(JSON.parse(text));
  const made: DevelopmentSettings = {
    documentsKey: randomBytes(32).toString('base64'),
    paymentsSecretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    paymentsWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  };
  await saveSettings(made);
  return made;
}

export async function saveSettings(changed: DevelopmentSettings): Promise<void> {
  await mkdir(dataDir(), { recursive: true });
  await writeFile(file(), JSON.stringify(changed, null, 2), { mode: 0o600 });
}
