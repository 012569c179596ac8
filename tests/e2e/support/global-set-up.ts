import { buildPages } from '@nolo/scripts/development/build-pages.ts';
import { startStack, type Stack } from './stack.ts';

const VARIABLE = 'NOLO_E2E_STACK';

/** Playwright's global set-up: one stack for the run; the workers inherit where it is. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildPages();
  const running = await startStack();
  process.env[VARIABLE] = JSON.stringify(running.stack);
  return () => running.stop();
}

/** The stack of this run, asked for in a worker. */
export function runningStack(): Stack {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('The stack is not running: start tests with `playwright test`.');
  return JSON.parse(text) as Stack;
}
