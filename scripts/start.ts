import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fieldOf } from '@nolo/domain/records.ts';
import { isProductionEnvironment } from '@nolo/api/platform/read-config.ts';
import { buildPages } from './development/build-pages.ts';
import { startServices, type Services } from './development/start-services.ts';

const SERVER = join(import.meta.dirname, '..', 'apps', 'api', 'main.ts');
const port = Number(process.env['PORT'] ?? 3000);
const isProduction = isProductionEnvironment(process.env);

const WELCOME = `
Nolo is ready:  http://localhost:${port}

  Demo log-ins, all with the password  demo-Nolo-2027
    renter@nolo.test       verified, with documents and bookings
    newcomer@nolo.test     verified, no documents yet
    unverified@nolo.test   e-mail address not verified
    owner@nolo.test        of Autonoleggio Rossi, at /business/; also manager@, counter@
    tevere@nolo.test       owner of Tevere Rent
    staff@nolo.test        of the platform, at /backoffice/

  Test card 4242 4242 4242 4242, any future date, any CVC.  Coupon 20272027 takes 10% off.
  Mails are written to DATA_DIR/mailbox.
  API: http://localhost:${port}/api/v1/docs            Stop: Ctrl-C
`;

/** The server has a group of its own: Ctrl-C reaches us, and we stop things in order. */
async function startServer(environment: Record<string, string>): Promise<ChildProcess> {
  const server = fork(SERVER, {
    env: { LOG_LEVEL: 'warn', ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const outcome = await Promise.race([
    once(server, 'message').then(() => 'ready'),
    once(server, 'exit').then(() => 'ended'),
  ]);
  if (outcome === 'ended') throw new Error('The server did not start.');
  return server;
}

/** In production nothing is made up: the server itself refuses what is missing. */
const NO_SERVICES: Services = { environment: {}, stop: async () => undefined };

async function start(): Promise<void> {
  buildPages();
  let server: ChildProcess | null = null;
  let stopping: Promise<void> | null = null;
  const starting = isProduction ? Promise.resolve(NO_SERVICES) : startServices(port);
  const stop = async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await (await starting.catch(() => NO_SERVICES)).stop();
  };
  const stopAndLeave = (code: number) => {
    stopping ??= stop().then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAndLeave(0));
  try {
    const { environment } = await starting;
    if (stopping) return;
    server = await startServer(environment);
    server.once('exit', (code) => stopAndLeave(code ?? 1));
    if (!isProduction) process.stdout.write(WELCOME);
  } catch (error) {
    process.stderr.write(`${String(fieldOf(error, 'message'))}\n`);
    stopAndLeave(1);
  }
}

await start();
