import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createDeps } from './create-deps.ts';
import type { Config } from './platform/config.ts';
import { ConfigError, readConfig } from './platform/read-config.ts';
import { createLogger } from './platform/logging.ts';
import { builtPages } from './ssr/render-page.ts';

const EX_CONFIG = 78;

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(EX_CONFIG);
  }
}

const config = configuration();
const log = createLogger(config);
const running = await createDeps(config, log);
const app = await buildApp(running.deps, builtPages(join(import.meta.dirname, '..')));
await running.work();
const reconciler = running.reconcile();
await app.listen({ port: config.PORT, host: config.HOST });

/** A reply or a job that does not end does not keep the process from ending. */
const STOP_WITHIN_MS = 30_000;

let stopping = false;
/** Finishes what is in flight, then gives everything back; a second signal does not wait. */
async function stop(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  setTimeout(() => {
    log.error('not everything ended in time');
    process.exit(1);
  }, STOP_WITHIN_MS + config.STOP_GRACE_MS).unref();
  await app.drain(config.STOP_GRACE_MS);
  await app.close();
  await reconciler.stop();
  await running.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// Started by `npm start`: tells that it answers now.
process.send?.('ready');
