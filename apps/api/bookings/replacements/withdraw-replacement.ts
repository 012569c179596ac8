import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { decideOn, deleteReplacementHold, lockOpenReplacement } from './replacement-store.ts';

/** The booking has ended before the renter decided: the proposed car is free again. */
export async function withdrawReplacement(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  bookingId: string,
): Promise<void> {
  const open = await lockOpenReplacement(transaction, bookingId);
  if (open === null) return;
  await decideOn(transaction, open.id, { status: 'withdrawn', at: clock.now() });
  await deleteReplacementHold(transaction, open.id);
}
