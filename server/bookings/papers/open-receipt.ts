import type { Deps } from '../../deps.ts';
import { firstPaymentMinor } from '../../../domain/booking/timeline.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { listReservations } from '../reservation-store.ts';
import { listPastChanges, listRefunds } from '../timeline-store.ts';
import { drawReceipt } from './draw-receipt.ts';
import { receiptContent } from './receipt-content.ts';

export type Paper = { fileName: string; bytes: Buffer };

/**
 * The receipt of a paid booking as a PDF in the reader's language, with what has come back since. Errors: 404 for
 * anybody else's booking, 409 for one that was never paid.
 */
export async function openReceipt(
  deps: Deps,
  { accountId, website, language }: RenterCaller,
  { id }: { id: string },
): Promise<Paper> {
  const [row] = await listReservations(deps.database, { accountId, website, id });
  if (row === undefined) throw new AppError('booking.not_found');
  const changes = await listPastChanges(deps.database, id);
  const first = firstPaymentMinor({ totalMinor: row.total_minor, changes });
  const isPaid = first > 0 || changes.some(({ paidAt }) => paidAt !== null);
  if (row.paid_at === null || !isPaid) throw new AppError('booking.not_paid');
  const content = receiptContent(
    {
      row,
      paidAt: row.paid_at,
      changes,
      refunds: await listRefunds(deps.database, id),
      operator: deps.config,
      now: deps.clock.now(),
    },
    language,
  );
  return { fileName: `nolo-${row.number}.pdf`, bytes: await drawReceipt(content) };
}
