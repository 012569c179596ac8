import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { isNotProvided } from '@nolo/domain/booking/cancel-reason.ts';
import { ledgerForCommissionOwed } from '@nolo/domain/commission/ledger.ts';
import { sandboxDeliveries } from '../../setup/sandbox-control.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { until } from '../../setup/until.ts';
import { balancesOf, bookingOf, refundsOf } from './money.ts';
import { providerOf } from './provider.ts';

/** Waits until neither a webhook nor a job that is due is under way. */
export async function quiet({ deps, sandboxOrigin }: TestApp): Promise<void> {
  const isDelivered = async () =>
    (await sandboxDeliveries(sandboxOrigin)).every(({ status }) => status !== 'pending');
  await until('webhooks and jobs to be done', async () => {
    if (!(await isDelivered())) return false;
    const { rows } = await sql`SELECT FROM jobs.job
      WHERE state IN ('retry', 'active') OR (state = 'created' AND start_after <= now())`.execute(
      deps.database,
    );
    return rows.length === 0 && (await isDelivered());
  });
}

async function pagesOf(provider: Stripe, bookingId: string) {
  const pages = [];
  for await (const page of provider.checkout.sessions.list({ limit: 100 })) {
    if (page.metadata?.['booking_id'] === bookingId) pages.push(page);
  }
  return pages;
}

/** What the provider has taken on the pages and not given back. */
async function keptByProvider(provider: Stripe, pages: Stripe.Checkout.Session[]): Promise<number> {
  let kept = 0;
  for (const { payment_intent } of pages) {
    if (typeof payment_intent !== 'string') continue;
    const expand = ['latest_charge'];
    const { latest_charge } = await provider.paymentIntents.retrieve(payment_intent, { expand });
    if (latest_charge === null || typeof latest_charge === 'string') continue;
    if (latest_charge.paid) kept += latest_charge.amount_captured - latest_charge.amount_refunded;
  }
  return kept;
}

/** What provider, ledger, refunds, booking and the car's calendar say of one booking, minor units. */
export async function standingOf(test: TestApp, bookingId: string) {
  const { database } = test.deps;
  const { status, cancel_reason, total_minor, starts_at, ends_at } = await bookingOf(database, bookingId);
  const provider = providerOf(test);
  const pages = await pagesOf(provider, bookingId);
  const changes = await database
    .selectFrom('booking_amendment')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .execute();
  const { rows: holds } = await sql<{ isBookings: boolean; isItsTime: boolean }>`
    SELECT hold.booking_id IS NOT NULL AS "isBookings",
      during = tstzrange(${starts_at}, ${ends_at}, '[)') AS "isItsTime"
    FROM hold LEFT JOIN booking_amendment ON booking_amendment.id = amendment_id
    WHERE coalesce(hold.booking_id, booking_amendment.booking_id) = ${bookingId}`.execute(database);
  return {
    status,
    total: total_minor,
    isCompanysFault: isNotProvided(cancel_reason),
    waiting: changes.length,
    provider: await keptByProvider(provider, pages),
    ledger: await balancesOf(database, bookingId),
    openPages: pages.filter((page) => page.status === 'open').length,
    unsentRefunds: (await refundsOf(database, bookingId)).filter(({ sent_at }) => sent_at === null).length,
    ownHolds: holds.filter(({ isBookings }) => isBookings).map(({ isItsTime }) => isItsTime),
    /** Before what the booking holds itself, after it, or both. */
    isHoldingForChange: holds.some(({ isBookings }) => !isBookings),
  };
}

/** The commission, which the company owes. */
const owed = (total: number) =>
  Object.fromEntries(
    ledgerForCommissionOwed(total).map(({ account, amountMinor }) => [account, amountMinor]),
  );

/** The same as it must be for a booking that was cancelled free of charge, is paid, or waits for its payment. */
export function standingOught(standing: Awaited<ReturnType<typeof standingOf>>) {
  const { status, total, waiting, isCompanysFault } = standing;
  const kept = status === 'PAID' ? total : 0;
  const ended = isCompanysFault ? owed(total) : {};
  return {
    ...standing,
    waiting: status === 'PAID' ? waiting : 0,
    provider: kept,
    ledger: kept === 0 ? ended : { provider_cash: kept, renter: -kept },
    openPages: status === 'PENDING' ? 1 : waiting,
    unsentRefunds: 0,
    ownHolds: status === 'CANCELLED' ? [] : [true],
    isHoldingForChange: waiting > 0,
  };
}
