import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { compileCache } from '../setup/compile-cache.ts';
import { freePort } from '../setup/free-port.ts';
import { stillRunning, treeOf } from '../setup/process-tree.ts';
import { until } from '../setup/until.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const WELCOME = 'Stop: Ctrl-C';
/** A first start may have to build the pages. */
const START_MS = 240_000;

export type StartedSite = {
  origin: string;
  /** What it has written so far. */
  output(): string;
  /** All of its processes that run now: script, server, database. */
  processes(): number[];
  /** Ctrl-C in a terminal reaches the whole foreground group; a supervisor's SIGTERM the one process. */
  stop(how: 'Ctrl-C' | 'SIGTERM'): Promise<{ exitCode: number | null; left: number[] }>;
  /** Waits until it ends by itself; tells the exit code. */
  end(): Promise<number | null>;
  /** For a test's end, whatever happened. */
  killAll(): void;
};

export type Environment = Record<string, string | undefined>;

function spawnStart(port: number, dataDir: string, more: Environment) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    // The test's own variables stay out: NODE_ENV, VITEST and the like.
    env: {
      PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
      HOME: process.env['HOME'],
      ...compileCache(),
      PORT: String(port),
      DATA_DIR: dataDir,
      ...more,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** `node scripts/start.ts`, in a process group of its own as a terminal would give it, not yet ready. */
export function launchSite(port: number, dataDir: string, more: Environment = {}): StartedSite {
  const { child, output } = spawnStart(port, dataDir, more);
  const pid = child.pid ?? 0;
  const seen = new Set<number>();
  const processes = () => {
    const now = treeOf(pid);
    for (const one of now) seen.add(one);
    return now;
  };
  return {
    origin: `http://localhost:${port}`,
    output,
    processes,
    async stop(how) {
      processes();
      if (child.exitCode === null) {
        process.kill(how === 'Ctrl-C' ? -pid : pid, how === 'Ctrl-C' ? 'SIGINT' : 'SIGTERM');
        await once(child, 'exit');
      }
      return { exitCode: child.exitCode, left: stillRunning([...seen]) };
    },
    async end() {
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
    killAll() {
      processes();
      for (const one of stillRunning([...seen])) process.kill(one, 'SIGKILL');
    },
  };
}

/** The same, once it says that it is ready. */
export async function startSite(port: number, dataDir: string): Promise<StartedSite> {
  const site = launchSite(port, dataDir);
  await until('the welcome', async () => site.output().includes(WELCOME), START_MS);
  site.processes();
  return site;
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer();
  const outcome = Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]);
  probe.listen(port, '0.0.0.0');
  const isFree = await outcome;
  if (isFree) {
    probe.close();
    await once(probe, 'close');
  }
  return isFree;
}

/** Whether the site's port and the payments sandbox's beside it are free. */
export async function portsAreFree(port: number): Promise<boolean> {
  return (await canListen(port)) && (await canListen(port + 1));
}

/** A port that is free together with the next one. */
export function freePorts(): Promise<number> {
  return until('two free ports', async () => {
    const port = await freePort();
    return (await portsAreFree(port)) && port;
  });
}
