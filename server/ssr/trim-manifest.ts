import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const START = 'window.__reactRouterManifest=';

/** What is undefined is no part of JSON. */
const route = z
  .looseObject({ imports: z.array(z.string()) })
  .transform((given) => ({ ...given, imports: undefined }));
const manifest = z.looseObject({ routes: z.record(z.string(), route) });

/** The list of all routes as text, without the files that each one imports. */
export function trimmed(text: string): string {
  const given: unknown = JSON.parse(text.slice(START.length).replace(/;\s*$/, ''));
  return `${START}${JSON.stringify(manifest.parse(given))};`;
}

/**
 * Every first visit loads the list of all routes, and half of it is what each route imports. Browsers ask for that only
 * to fetch pages ahead (`<Link prefetch>`), which this site does not; the server has a list of its own.
 */
export async function trimManifest(directory: string): Promise<void> {
  for await (const name of glob('assets/manifest-*.js', { cwd: directory })) {
    const path = join(directory, name);
    const text = await readFile(path, 'utf8');
    // Another file of the build has such a name, too.
    if (text.startsWith(START)) await writeFile(path, trimmed(text));
  }
}
