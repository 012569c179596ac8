import type { Transaction } from 'kysely';
import { extensionHeldUntil } from '@nolo/domain/booking/booking-amendment.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { amendmentRow, lockToAmend } from '../amendments/amend-booking.ts';
import { findWaitingAmendment, holdForAmendment, insertAmendment } from '../amendments/amendment-store.ts';
import { requestHash } from '../booking-row.ts';
import { mailCompany } from '../mails/booking-mail.ts';
import { priceExtension, refuseUnextendable } from './quote-extension.ts';

type Request = { id: string; returnAt: string; expectedTotal: number };

/**
 * Asks the company of a car that is with its renter for a later return: the later days are held for its answer
 * (docs/specification/states.md 11). The same request again, from a double click or a second tab, is the same question.
 * @throws AppError `booking.not_found`, `booking.not_extendable`, `booking.extension_waiting`, `booking.return_not_later`,
 * `booking.price_changed`, `booking.dates_taken`, those of `priceAmendment`
 */
export async function askExtension(deps: Deps, caller: RenterCaller, request: Request): Promise<void> {
  await inTransaction(deps.database, (transaction) => ask(deps, transaction, caller, request));
}

async function ask(
  deps: Deps,
  transaction: Transaction<DB>,
  caller: RenterCaller,
  { id, returnAt, expectedTotal }: Request,
): Promise<void> {
  const now = deps.clock.now();
  const booking = await lockToAmend(transaction, caller, id);
  const hash = requestHash({ returnAt, expectedTotal });
  const open = await findWaitingAmendment(transaction, id);
  if (open?.request_hash.equals(hash) && open.expires_at > now) return;
  await refuseUnextendable(transaction, booking, now);
  if (open !== null) throw new AppError('booking.extension_waiting');
  const { command, priced } = await priceExtension(transaction, caller, { booking, returnAt, now });
  if (priced.quote.totalMinor !== expectedTotal) {
    throw new AppError('booking.price_changed', { fields: { expected_total: 'booking.price_changed' } });
  }
  const extension = await insertAmendment(transaction, {
    ...amendmentRow(booking, command, priced),
    is_extension: true,
    status: 'asked',
    request_hash: hash,
    created_at: now,
    expires_at: extensionHeldUntil(booking.ends_at, now),
  });
  const { id: amendmentId, starts_at: startsAt, free_at: freeAt, expires_at: startAfter } = extension;
  const period = { amendmentId, bookingId: id, carId: booking.car_id, startsAt, freeAt };
  if (!(await holdForAmendment(transaction, period))) throw new AppError('booking.dates_taken');
  await deps.jobs.send(transaction, 'expire-change', { amendmentId }, { startAfter });
  await mailCompany(deps, transaction, booking, { news: 'extension_asked', key: amendmentId });
}
