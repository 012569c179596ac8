import { firstPaymentMinor } from '@nolo/domain/booking/timeline.ts';
import { fileNameOf } from '@nolo/domain/website/file-name.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { drawPaper, type PaperContent } from '../../platform/papers/paper.ts';
import { findWebsite } from '../../websites/website-store.ts';
import { listReservations } from '../reservation-store.ts';
import { openBilling } from '../booking-row.ts';
import { listPastChanges, listRefunds } from '../timeline-store.ts';
import { receiptContent } from './receipt-content.ts';

export type BookingFile = { fileName: string; bytes: Buffer };

type Asked = { id: string };

/**
 * The receipt of a paid booking as a PDF in the reader's language, with what has come back since. Errors: 404 for
 * anybody else's booking, 409 for one that was never paid, 503 when too many are being drawn.
 */
export async function openReceipt(deps: Deps, caller: RenterCaller, asked: Asked): Promise<BookingFile> {
  const { number, content } = await readReceipt(deps, caller, asked);
  const bytes = await drawPaper(content);
  return { fileName: fileNameOf(content.site.name, `${number}.pdf`), bytes };
}

/** What it says. */
export async function readReceipt(
  deps: Deps,
  { accountId, website, language }: RenterCaller,
  { id }: Asked,
): Promise<{ number: string; content: PaperContent }> {
  const [row] = await listReservations(deps.database, { accountId, website, id });
  if (row === undefined) throw new AppError('booking.not_found');
  const site = await findWebsite(deps, website.sub_domain);
  if (site === null) throw new AppError('website.unknown');
  const changes = await listPastChanges(deps.database, id);
  const first = firstPaymentMinor({ totalMinor: row.total_minor, changes });
  const isPaid = first > 0 || changes.some(({ paidAt }) => paidAt !== null);
  if (row.paid_at === null || !isPaid) throw new AppError('booking.not_paid');
  const content = receiptContent(
    {
      row: { ...row, billing: openBilling(deps.vault, accountId, row.billing) },
      paidAt: row.paid_at,
      changes,
      refunds: await listRefunds(deps.database, id),
      operator: deps.config,
      website: site,
      now: deps.clock.now(),
    },
    language,
  );
  return { number: row.number, content };
}
