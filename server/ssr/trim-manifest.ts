import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const START = 'window.__reactRouterManifest=';

const route = z.looseObject({
  imports: z.array(z.string()),
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasDefaultExport: z.boolean().optional(),
});
type Route = z.output<typeof route>;

/** Files such as `robots.txt`: asked for by name, never by a link within the site. */
const isFile = ({ parentId, path, hasDefaultExport }: Route) =>
  parentId === 'root' && path !== undefined && hasDefaultExport === false;

/** The router takes what is not there for false, and for empty. */
const says = ([name, value]: [string, unknown]) =>
  name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0);

const manifest = z.looseObject({
  routes: z.record(z.string(), route).transform((routes) =>
    Object.fromEntries(
      Object.entries(routes)
        .filter(([, one]) => !isFile(one))
        .map(([id, one]) => [id, Object.fromEntries(Object.entries(one).filter(says))]),
    ),
  ),
});

/** The list of all routes as text, without the files that each one imports and what says nothing. */
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
