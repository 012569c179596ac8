import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const PROGRAM = join(import.meta.dirname, '..', 'node_modules', '.bin', 'autocannon');

/** Calls a second, milliseconds. */
const answer = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** One request, repeated as `options` say. @throws Error as soon as one of them failed */
export async function autocannon(options: readonly string[], url: string): Promise<z.output<typeof answer>> {
  const run = promisify(execFile)(PROGRAM, ['-j', '-n', ...options, url], { maxBuffer: 10_000_000 });
  const result = answer.parse(JSON.parse((await run).stdout));
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return result;
}
