import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { freePort } from '@nolo/tests/setup/free-port.ts';
import { startOwnPostgres, type OwnPostgres } from '@nolo/tests/setup/own-postgres.ts';
import {
  startServerProcess,
  type ServerProcess,
  type ServerSettings,
} from '@nolo/tests/setup/server-process.ts';
import { within } from '@nolo/tests/setup/within.ts';
import { startMailServer, type MailServer } from '@nolo/tests/setup/silent-mail-server.ts';
import { startProvider, type ProviderProcess } from './provider-process.ts';

/** Two servers with database, mail server and provider of their own, any of which may be killed. */
export type LoadStage = {
  postgres: OwnPostgres;
  mail: MailServer;
  provider: ProviderProcess;
  providerKey: string;
  database: Database;
  servers: [ServerProcess, ServerProcess];
  /** Why the servers could not answer, as they logged it, and how often. */
  reasons: Map<string, number>;
  /** SIGKILL, and back when it answers again. */
  killAndRestartServer(index: 0 | 1): Promise<void>;
  tearDown(): Promise<void>;
};

const secret = () => randomBytes(24).toString('hex');

const STARTS = 10;

/** As a supervisor does: a server that ends while it starts, because the database is just away, is started again. */
async function startSupervised(settings: ServerSettings): Promise<ServerProcess> {
  for (let start = 1; start < STARTS; start += 1) {
    const server = await startServerProcess(settings).catch(() => null);
    if (server !== null) return server;
  }
  return startServerProcess(settings);
}

const logLine = z.object({
  err: z.object({ message: z.string().optional(), type: z.string().optional() }).optional(),
  reqId: z.string().optional(),
  job: z.string().optional(),
});

/** Adds the reason of a failed request, if a line of the log tells of one. */
function noteReason(reasons: Map<string, number>, line: string): void {
  const { err, reqId, job } = logLine.parse(JSON.parse(line));
  if (err === undefined || reqId === undefined || job !== undefined) return;
  const reason = err.message ?? err.type ?? 'unknown';
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

type Undo = () => Promise<unknown>;

/** Longer than any part takes to end, a server that finishes what is in flight included. */
const END_WITHIN_MS = 90_000;

/** One that does not end is reported, and keeps none of the others running. */
async function endAll(parts: readonly Undo[]): Promise<void> {
  for (const end of parts) {
    await within(END_WITHIN_MS, 'a part of the stage to end', end()).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
    });
  }
}

/** What was started last is stopped first, also when the next one does not start. */
export async function setUpStage(): Promise<LoadStage> {
  const undone: Undo[] = [];
  const tearDown = () => endAll(undone.splice(0).toReversed());
  try {
    return { ...(await startParts((undo) => undone.push(undo))), tearDown };
  } catch (error) {
    await tearDown();
    throw error;
  }
}

async function startParts(later: (undo: Undo) => void): Promise<Omit<LoadStage, 'tearDown'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nolo-load-'));
  later(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startOwnPostgres();
  later(() => postgres.drop());
  const { database } = createDatabase(postgres.url, 4);
  later(() => database.destroy());
  const mail = await startMailServer();
  later(() => mail.close());
  const ports = [await freePort(), await freePort()] as const;
  const keys = { secretKey: `sk_test_${secret()}`, webhookSecret: `whsec_${secret()}` };
  const webhookUrl = `http://127.0.0.1:${ports[0]}/api/v1/payments/webhook`;
  const dir = join(dataDir, 'payments');
  const provider = await startProvider({ ...keys, port: await freePort(), dir, webhookUrl });
  later(() => provider.stop());
  const reasons = new Map<string, number>();
  const settings = {
    databaseUrl: postgres.url,
    dataDir,
    sandboxOrigin: provider.origin,
    stripeKey: keys.secretKey,
    webhookSecret: keys.webhookSecret,
    documentsKey: randomBytes(32).toString('base64'),
    environment: { SMTP_URL: mail.url, LOG_LEVEL: 'warn' },
    onLog: (line: string) => noteReason(reasons, line),
  };
  const start = (index: 0 | 1) => startSupervised({ ...settings, port: ports[index] });
  const first = await start(0);
  const servers: [ServerProcess, ServerProcess] = [first, first];
  later(() => Promise.all(servers.map((server) => server.stop())));
  servers[1] = await start(1);
  const killAndRestartServer = async (index: 0 | 1) => {
    await servers[index].kill();
    servers[index] = await start(index);
  };
  const parts = { postgres, mail, provider, providerKey: keys.secretKey, database, servers, reasons };
  return { ...parts, killAndRestartServer };
}
