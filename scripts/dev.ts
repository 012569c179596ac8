import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServices } from './development/start-services.ts';

/** `npm run dev`: pages follow their sources at once; the server starts again with its own. */
const ROOT = join(import.meta.dirname, '..');
const SERVER = join(import.meta.dirname, 'development', 'dev-server.ts');
const OF_THE_SERVER = ['apps/api', 'packages/db', 'packages/contract', 'packages/domain'];
const port = Number(process.env['PORT'] ?? 3000);

const services = await startServices(port);
const server = fork(SERVER, {
  // The server and the pages' modules have to find the same copy of React Router.
  execArgv: [
    '--conditions=development',
    '--watch-preserve-output',
    ...OF_THE_SERVER.map((path) => `--watch-path=${join(ROOT, path)}`),
  ],
  env: {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...services.environment,
    NODE_ENV: 'development',
    PAGE_CACHE_SECONDS: '0',
  },
  detached: true,
});
process.stdout.write(`
Nolo, following its sources:  http://localhost:${port}
  The companies' portal is at /business/, the back office at /backoffice/.   Stop: Ctrl-C
`);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await services.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
server.once('exit', () => void stop());
