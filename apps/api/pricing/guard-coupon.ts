import { COUPON_GUESS_MINUTES } from '@nolo/domain/pricing/coupon-code.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { consumeAttempt, refundAttempt } from '../platform/attempts.ts';

/** Codes have eight digits: whoever tries more than this in an hour is not looking at a voucher. */
const GUESSES = { kind: 'coupon', max: 10, minutes: COUPON_GUESS_MINUTES } as const;

/** Who tries: the account, or the address of a guest. */
export type Guesser = { accountId: string | null; address: string };

/**
 * Lets a coupon be looked at, a limited number of wrong ones in an hour; a code that exists counts for nothing, even
 * when it is refused. Counted before it is judged, outside the work's own transaction: one that is rolled back is a
 * guess all the same.
 * @throws AppError coupon.too_many_guesses, and whatever `work` does
 */
export async function guardCoupon<T>(
  { clock, config, database }: Deps,
  { accountId, address }: Guesser,
  coupon: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (coupon === undefined) return work();
  const key = accountId === null ? `address:${address}` : `account:${accountId}`;
  const limit = { ...GUESSES, key, max: GUESSES.max * config.RATE_LIMIT_FACTOR };
  if (!(await consumeAttempt(database, limit, clock.now()))) {
    throw new AppError('coupon.too_many_guesses', {
      fields: { coupon: 'coupon.too_many_guesses' },
      retryAfterSeconds: limit.minutes * 60,
    });
  }
  try {
    const done = await work();
    await refundAttempt(database, limit);
    return done;
  } catch (error) {
    const isGuess = error instanceof AppError && error.code === 'coupon.unknown';
    if (!isGuess) await refundAttempt(database, limit);
    throw error;
  }
}
