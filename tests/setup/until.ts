import { within } from './within.ts';

const DEADLINE_MS = 60_000;
/** For one answer, beyond the deadline. */
const ANSWER_MS = 60_000;
const PAUSE_MS = 40;

/** Asks again until the answer is not null, undefined or false; fails after a deadline, saying what was awaited. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const answer = await within(Math.max(0, end - Date.now()) + ANSWER_MS, what, ask());
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
