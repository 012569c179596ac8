import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const LIST = 'window.__reactRouterManifest=';
/** `import … from "./x.js"` and `export … from "./x.js"`; what is imported in the middle of things loads when it is asked for. */
const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

const route = z.looseObject({
  parentId: z.string().optional(),
  module: z.string(),
  clientActionModule: z.string().optional(),
  clientLoaderModule: z.string().optional(),
  clientMiddlewareModule: z.string().optional(),
  hydrateFallbackModule: z.string().optional(),
  css: z.array(z.string()).optional(),
});
const manifest = z.object({
  entry: z.looseObject({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), route),
});
type Manifest = z.output<typeof manifest>;

/** The files into which the build has split a route; its page starts when all of them are there. */
const chunksOf = (of: z.output<typeof route>): string[] =>
  [
    of.clientActionModule,
    of.clientLoaderModule,
    of.clientMiddlewareModule,
    of.hydrateFallbackModule,
    of.module,
  ].filter((part) => part !== undefined);

/** A file of the build, and what it weighs compressed. */
export type BuiltFile = { name: string; gzip: number };

function readAsset(build: string, name: string): string {
  return readFileSync(join(build, 'client', 'assets', name), 'utf8');
}

const weigh = (build: string, name: string): BuiltFile => ({
  name,
  gzip: gzipSync(readAsset(build, name), { level: 9 }).length,
});

/** The list of all routes, and the name of its file, which every first visit loads. */
function readManifest(build: string): Manifest & { file: string } {
  for (const file of globSync('manifest-*.js', { cwd: join(build, 'client', 'assets') })) {
    const text = readAsset(build, file);
    // Another file of the build has such a name, too.
    if (!text.startsWith(LIST)) continue;
    return { ...manifest.parse(JSON.parse(text.slice(LIST.length).replace(/;\s*$/, ''))), file };
  }
  throw new Error(`${build} holds no list of routes: build the pages first`);
}

/** A route and what stands around it. */
function withParents(routes: Manifest['routes'], id: string): Manifest['routes'][string][] {
  const found = routes[id];
  if (!found) throw new Error(`the build has no route ${id}`);
  return [found, ...(found.parentId === undefined ? [] : withParents(routes, found.parentId))];
}

function withImports(build: string, names: readonly string[]): Set<string> {
  const all = new Set(names);
  // A set that grows while it is gone through is gone through to its new end.
  for (const name of all) {
    for (const [, imported = ''] of readAsset(build, name).matchAll(STATIC_IMPORT)) all.add(imported);
  }
  return all;
}

const byWeight = (files: Iterable<BuiltFile>) => [...files].toSorted((one, other) => other.gzip - one.gzip);

/** Every page: the routes that stand around no other. */
export function pageRoutes(build: string): string[] {
  const { routes } = readManifest(build);
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.keys(routes).filter((id) => !parents.has(id));
}

/** The scripts without which a page of this route does not start, the heaviest first. */
export function scriptsOf(build: string, routeId: string): BuiltFile[] {
  const list = readManifest(build);
  const modules = [list.entry.module, ...list.entry.imports];
  const first = [...modules, ...withParents(list.routes, routeId).flatMap(chunksOf)].map((path) =>
    basename(path),
  );
  const names = withImports(build, [...new Set(first)]);
  return byWeight([...names, list.file].map((name) => weigh(build, name)));
}

/** The style sheets of such a page. */
export function stylesOf(build: string, routeId: string): BuiltFile[] {
  const names = withParents(readManifest(build).routes, routeId).flatMap(({ css = [] }) =>
    css.map((path) => basename(path)),
  );
  return byWeight([...new Set(names)].map((name) => weigh(build, name)));
}
