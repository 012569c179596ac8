import { readFileSync } from 'node:fs';

/** What the kernel has counted of a process, in milliseconds: waiting for others on a busy machine is not in it. */
export function processorTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
}
