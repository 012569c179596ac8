import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endProcess } from '@nolo/tests/setup/end-process.ts';
import { until } from '@nolo/tests/setup/until.ts';

const SANDBOX = join(import.meta.dirname, '..', '..', 'packages', 'payments-sandbox', 'main.ts');

const ANSWER_WITHIN_MS = 5_000;

export type ProviderSettings = {
  port: number;
  dir: string;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
};

/** The payments sandbox as a process of its own, which can be killed. */
export type ProviderProcess = {
  origin: string;
  /** SIGKILL, and back when it answers again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
};

export async function startProvider(settings: ProviderSettings): Promise<ProviderProcess> {
  const origin = `http://127.0.0.1:${settings.port}`;
  const isHealthy = () =>
    fetch(`${origin}/sandbox/health`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async (): Promise<ChildProcess> => {
    const child = fork(SANDBOX, {
      env: {
        PATH: process.env['PATH'],
        PAYMENTS_SANDBOX_PORT: String(settings.port),
        PAYMENTS_SANDBOX_DIR: settings.dir,
        PAYMENTS_SANDBOX_SECRET_KEY: settings.secretKey,
        PAYMENTS_SANDBOX_WEBHOOK_SECRET: settings.webhookSecret,
        PAYMENTS_SANDBOX_WEBHOOK_URL: settings.webhookUrl,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return until('the provider to answer', isHealthy).then(
      () => child,
      async (error: unknown) => {
        await endProcess(child, 'SIGKILL');
        throw error;
      },
    );
  };
  let child = await start();
  return {
    origin,
    async killAndRestart() {
      await endProcess(child, 'SIGKILL');
      child = await start();
    },
    stop: async () => void (await endProcess(child, 'SIGTERM')),
  };
}
