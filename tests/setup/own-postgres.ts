import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@nolo/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@nolo/db/migrate.ts';
import { addMainWebsite } from './postgres.ts';
import { stillRunning, treeOf } from './process-tree.ts';
import { until } from './until.ts';

const NAME = 'nolo';

/** A PostgreSQL that a test may ill-treat, with a migrated, empty database. */
export type OwnPostgres = {
  url: string;
  /** SIGKILL for all of it, as when the power goes; back when it takes connections again. */
  killAndRestart(): Promise<void>;
  /** What an administrator does: connections are ended, then it comes back. */
  restart(): Promise<void>;
  /** SIGSTOP for all of it: connections stay, nothing answers. */
  freeze(): void;
  thaw(): void;
  drop(): Promise<void>;
};

/** Commits are written before they are confirmed: killed, it has lost none of them. */
const SETTINGS = { synchronous_commit: 'on' };

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dir = await mkdtemp(join(tmpdir(), 'nolo-own-'));
  const options = { dir: join(dir, 'postgres'), throwaway: true, settings: SETTINGS };
  let postgres = await startEmbeddedPostgres(options);
  const { port } = postgres;
  await ensureDatabase(postgres, NAME);
  const url = postgres.urlOf(NAME);
  await migrate(url);
  await addMainWebsite(url);
  const signal = (name: NodeJS.Signals) => {
    const pids = treeOf(postgres.pid);
    // The first process first: it would start the others anew.
    for (const pid of pids) if (stillRunning([pid]).length > 0) process.kill(pid, name);
    return pids;
  };
  /** Held still until nothing new appears: a child that it forks meanwhile would outlive it, and its restart fail. */
  const holdStill = (before = 0): number[] => {
    const pids = signal('SIGSTOP');
    return pids.length === before ? pids : holdStill(pids.length);
  };
  return {
    url,
    async killAndRestart() {
      const pids = holdStill();
      signal('SIGKILL');
      await until('the database to be gone', async () => stillRunning(pids).length === 0);
      postgres = await startEmbeddedPostgres({ ...options, port });
    },
    async restart() {
      await postgres.stop();
      postgres = await startEmbeddedPostgres({ ...options, port });
    },
    freeze: () => void signal('SIGSTOP'),
    thaw: () => void signal('SIGCONT'),
    async drop() {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
