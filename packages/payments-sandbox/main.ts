import { z } from 'zod';
import { startSandbox } from './start-sandbox.ts';

const environment = z.object({
  PAYMENTS_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535),
  PAYMENTS_SANDBOX_DIR: z.string().min(1),
  PAYMENTS_SANDBOX_SECRET_KEY: z.string().startsWith('sk_test_'),
  PAYMENTS_SANDBOX_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  PAYMENTS_SANDBOX_WEBHOOK_URL: z.url().optional(),
  PAYMENTS_SANDBOX_HOST: z.string().default('127.0.0.1'),
  PAYMENTS_SANDBOX_PUBLIC_ORIGIN: z.url().optional(),
});

const configuration = environment.safeParse(
  // An empty variable counts as not set.
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
);
if (!configuration.success) {
  process.stderr.write(`The payments sandbox cannot start:\n${z.prettifyError(configuration.error)}\n`);
  process.exit(1);
}
const {
  PAYMENTS_SANDBOX_PORT: port,
  PAYMENTS_SANDBOX_DIR: dir,
  PAYMENTS_SANDBOX_SECRET_KEY: secretKey,
  PAYMENTS_SANDBOX_WEBHOOK_SECRET: webhookSecret,
  PAYMENTS_SANDBOX_WEBHOOK_URL: webhookUrl = null,
  PAYMENTS_SANDBOX_HOST: host,
  PAYMENTS_SANDBOX_PUBLIC_ORIGIN: publicOrigin,
} = configuration.data;

const sandbox = await startSandbox({ port, dir, secretKey, webhookSecret, webhookUrl, host, publicOrigin });
process.stdout.write(`payments sandbox listens on ${sandbox.origin}\n`);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void sandbox.stop().then(() => process.exit(0));
  });
}
