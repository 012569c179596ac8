import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createDeps } from './create-deps.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { createLogger } from './platform/logging.ts';

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
const running = await createDeps(config, createLogger(config));
const app = await buildApp(running.deps, { buildDirectory: join(import.meta.dirname, '..', 'build') });
await running.work();
await app.listen({ port: config.PORT, host: config.HOST });

let stopping = false;
/** Finishes what is in flight, then lets go of everything; a second signal does not wait. */
async function stop(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  await app.close();
  await running.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// Started by `npm start`: tells that it answers now.
process.send?.('ready');
