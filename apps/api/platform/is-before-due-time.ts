import type { Clock } from './clock.ts';

/** Clocks of two machines differ by seconds. */
const DIFFERENCE_MS = 60_000;

/**
 * Whether a job runs long before the moment that it was asked for, since the clock of the database, which starts it, is
 * wrong. It does nothing then: the reconciler goes by the server's clock and does what is due.
 */
export function isBeforeDueTime({ clock }: { clock: Clock }, moment: Date): boolean {
  return moment.getTime() - clock.now().getTime() > DIFFERENCE_MS;
}
