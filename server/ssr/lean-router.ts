import type { Plugin } from 'vite';
import { NOTHING, REFUSED, withBodies, type Bodies } from './function-bodies.ts';

/** Where the router's files lie, as npm installs them. */
const ROUTER = '/node_modules/react-router/dist/production/lib/';

/**
 * What pages of this site never do, by the router's file, as functions that are emptied: whatever only they used is then
 * left out by the bundler. `docs/decisions/0072-lean-router.md` says why each is not needed.
 */
const unused: Readonly<Record<string, Bodies>> = {
  'dom/ssr/components.js': {
    // `<Link prefetch>`
    PrefetchPageLinks: 'return null;',
    usePrefetchBehavior: 'return [false, null, {}];',
    // The server writes what starts the scripts (`web/app/start-scripts.tsx`); browsers draw nothing for it.
    Scripts: 'return null;',
  },
  // `routeDiscovery: { mode: 'lazy' }`
  'dom/ssr/fog-of-war.js': { getPatchRoutesOnNavigationFunction: NOTHING, useFogOFWarDiscovery: NOTHING },
  // `<HydratedRouter instrumentations>`
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: NOTHING,
    getRouteInstrumentationUpdates: REFUSED,
    instrumentClientSideRouter: REFUSED,
  },
  'router/router.js': {
    // `useBlocker()`
    shouldBlockNavigation: NOTHING,
    updateBlocker: REFUSED,
    // `routeDiscovery: { mode: 'lazy' }`
    discoverRoutes: REFUSED,
    // Actions and fetchers: everything is sent through the API.
    fetch: REFUSED,
    getInstrumentationNavigateMeta: REFUSED,
    handleAction: REFUSED,
    handleFetcherAction: REFUSED,
    handleFetcherLoader: REFUSED,
    normalizeNavigateOptions: 'return { path };',
  },
  'dom/ssr/single-fetch.js': {
    singleFetchActionStrategy: REFUSED,
    singleFetchLoaderFetcherStrategy: REFUSED,
  },
  // React's server components
  'hooks.js': { RSCErrorHandler: REFUSED },
  // Replacing code while it runs, in development
  'dom/ssr/routes.js': { createClientRoutesWithHMRRevalidationOptOut: NOTHING },
};

/**
 * Names are for React's developer tools. Setting one is a side effect that keeps a component in the bundle, used or not; so is
 * making it, unless it is marked as harmless.
 */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/^(const \w+ = )(\w+\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}

/** Where the router imports the pages' scripts. */
const importers = ['dom/ssr/routeModules.js', 'dom/ssr/routes.js'];

/**
 * Scripts of a page that cannot be fetched are asked for again once the server answers, which waits for the network
 * (`web/app/follow-through-losses.ts`); the router itself would load the whole page, which cannot be had, either.
 */
export function withSecondTry(code: string): string {
  const script = /import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*([\w.]+)\s*\)/g;
  if (!script.test(code)) throw new Error('React Router does not import the scripts of pages as it did');
  return code.replaceAll(script, (_, address: string) => {
    const load = `import(/* @vite-ignore */ ${address})`;
    return `${load}.catch(() => fetch('/healthz').then(() => ${load}))`;
  });
}

/** Takes out of the browser's router what this site does not use; the server has all of it. */
export function leanRouter(): Plugin {
  const left = new Set(Object.keys(unused));
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const [, file = ''] = id.split(ROUTER);
        left.delete(file);
        const lean = withoutNames(withBodies(code, unused[file] ?? {}));
        return { code: importers.includes(file) ? withSecondTry(lean) : lean, map: null };
      },
    },
    generateBundle() {
      if (left.size > 0) throw new Error(`React Router has no files ${[...left].join(', ')} any more`);
    },
  };
}
