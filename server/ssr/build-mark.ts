import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Whatever a page is made by: what runs from its source, and the built pages. */
const SOURCES = '{contract,domain,locales,server}/**/*.ts';
const BUILT = 'server/**/*.js';

/** What pages say of the configuration; two processes that differ in it do not make the same pages. */
function settingsInPages(config: Config) {
  const { ANALYTICS_URL, MAP_STYLE_URL, PIXEL_ID, PUBLIC_ORIGIN, WEB_VITALS_PERCENT } = config;
  const { OPERATOR_NAME, OPERATOR_VAT, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_PHONE } = config;
  const operator = [OPERATOR_NAME, OPERATOR_VAT, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_PHONE];
  return [ANALYTICS_URL, MAP_STYLE_URL, PIXEL_ID, PUBLIC_ORIGIN, WEB_VITALS_PERCENT, ...operator];
}

/** Equal in processes that run the same build with the same settings. */
export async function buildMark(config: Config, buildDirectory: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settingsInPages(config)));
  hash.update(process.version);
  for (const [folder, pattern] of [
    [ROOT, SOURCES],
    [buildDirectory, BUILT],
  ] as const) {
    const names = await Array.fromAsync(glob(pattern, { cwd: folder }));
    for (const name of names.sort()) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
