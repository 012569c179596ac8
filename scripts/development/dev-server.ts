import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { buildApp } from '@nolo/api/app.ts';
import { createDeps } from '@nolo/api/create-deps.ts';
import { createLogger } from '@nolo/api/platform/logging.ts';
import { readConfig } from '@nolo/api/platform/read-config.ts';
import type { PagesBuild } from '@nolo/api/ssr/render-page.ts';

const APPS = join(import.meta.dirname, '..', '..', 'apps');
const config = readConfig(process.env);
const running = await createDeps(config, createLogger(config));
const server = createServer();

const viteOf = (name: string, appType: 'custom' | 'spa') =>
  createViteServer({
    root: join(APPS, name),
    configFile: join(APPS, name, 'vite.config.ts'),
    appType,
    server: { middlewareMode: true, hmr: { server, path: `/hot-${name}` } },
  });
const site = await viteOf('site', 'custom');
const singlePages: [string, ViteDevServer][] = [
  ['/business', await viteOf('business', 'spa')],
  ['/backoffice', await viteOf('backoffice', 'spa')],
];

// React Router's plugin makes the module; its type is of what a build writes.
const load = () => site.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>;
const app = await buildApp(running.deps, { load, appsDirectory: null });
await app.ready();

server.on('request', (request, response) => {
  const vite = singlePages.find(([path]) => request.url?.startsWith(path))?.[1] ?? site;
  vite.middlewares(request, response, () => app.routing(request, response));
});
await running.work();
running.reconcile();
server.listen(config.PORT, config.HOST, () => process.send?.('ready'));
