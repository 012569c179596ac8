import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const GRACE_PERIOD_MS = 60_000;

/** Whether it has ended, by itself or otherwise: such a process says `exit` no second time. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends a process and tells its exit code; one that does not listen is killed, and has none. */
export async function endProcess(
  child: ChildProcess,
  signal: 'SIGKILL' | 'SIGTERM',
  patienceMs = GRACE_PERIOD_MS,
): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended.finally(() => clearTimeout(killer));
  return child.exitCode;
}
