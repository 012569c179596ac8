import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Entry = { pid: number; parent: number; isGone: boolean };

/** Name and parentheses may contain anything; the fields after the last parenthesis do not. */
function fromProc(pid: number): Entry | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(parent), isGone: state === 'Z' };
  } catch {
    return null; // it ended meanwhile
  }
}

function processes(): Entry[] {
  if (existsSync('/proc/1/stat')) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => fromProc(Number(pid)) ?? []);
  }
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state]) => ({
      pid: Number(pid),
      parent: Number(parent),
      isGone: state?.startsWith('Z') ?? true,
    }));
}

/** The process and everything it has started, and what that has started. */
export function treeOf(root: number): number[] {
  const all = processes();
  const below = (pid: number): number[] => [
    pid,
    ...all.filter(({ parent }) => parent === pid).flatMap((child) => below(child.pid)),
  ];
  return below(root);
}

/** Which of these are still running; a zombie is not. */
export function stillRunning(pids: readonly number[]): number[] {
  return processes()
    .filter(({ pid, isGone }) => pids.includes(pid) && !isGone)
    .map(({ pid }) => pid);
}
