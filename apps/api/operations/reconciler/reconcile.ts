import type { FastifyBaseLogger } from 'fastify';
import { OBJECTION_HOURS } from '@nolo/domain/cancellation/company-endings.ts';
import { listOverdueAmendments } from '../../bookings/amendments/amendment-store.ts';
import { expireBooking, expireChange } from '../../bookings/expire-checkout.ts';
import { endReportedBooking } from '../../bookings/end-reported-booking.ts';
import { listUnansweredReports } from '../../bookings/handover-report-store.ts';
import { endReplacement } from '../../bookings/replacements/end-replacement.ts';
import { listUnansweredBookings } from '../../bookings/replacements/replacement-store.ts';
import { handlePaymentEvent } from '../../bookings/handle-payment-event.ts';
import { readCalendarFeeds } from '../../calendar/read-calendar-feed.ts';
import { remindLocationAddress } from '../../companies/settings/remind-location-address.ts';
import { checkProviderAccounts } from '../../companies/settings/check-provider-account.ts';
import type { Deps } from '../../deps.ts';
import { holdOutCars } from '../../handover/hold-out-cars.ts';
import { applyNotices } from '../../invoices/apply-notices.ts';
import { dueInvoices } from '../../invoices/issue-invoice.ts';
import { sendForgottenInvoices } from '../../invoices/send-invoice.ts';
import { runRetention } from '../run-retention.ts';
import { confirmPayments } from '../../payments/confirm-payments.ts';
import { refreshPolicePlaces, sendForgottenReports } from '../../police-report/keep-police-reports.ts';
import { insertPaymentCase } from '../../payments/payment-case-store.ts';
import type { PaymentEvent } from '../../payments/payment-gateway.ts';
import { settleEach, throwFirst, type Failure } from '../../platform/settle-each.ts';
import { reconcileDay } from '../../payments/reconcile-day.ts';
import { listUnsentRefunds } from '../../payments/refund-store.ts';
import { listUnsentPayouts } from '../../payments/payouts/payout-store.ts';
import { reverseTransfer } from '../../payments/payouts/reverse-transfer.ts';
import { sendPayout } from '../../payments/payouts/send-payout.ts';
import { listUnmadeReversals } from '../../payments/payouts/transfer-store.ts';
import { sendRefund } from '../../payments/send-refund.ts';
import {
  announcePaymentCases,
  findEventCursor,
  listComparedDays,
  listGivenUpJobs,
  listOverdueBookings,
  saveEventCursor,
} from './reconciler-store.ts';

const MINUTE = 60_000;
/** So many bookings, refunds or days are asked about at once: far below what the provider allows a second. */
const AT_ONCE = 8;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What the jobs do by themselves is left to them for so long. */
const GRACE_PERIOD_MS = 2 * MINUTE;
/** Events are looked for again over this time: the provider lists them a little later than it makes them. */
const OVERLAP_MS = 5 * MINUTE;
/** On the first run of all. */
const FIRST_LOOK_BACK_MS = 3 * DAY;
/** Midnight's last movements have arrived by then. */
const AFTER_MIDNIGHT_MS = 15 * MINUTE;
/** So far back days are compared that nobody compared because the site, or the provider, stood still. */
const COMPARE_BACK_MS = 30 * DAY;

type Step = (deps: Deps, now: Date) => Promise<void>;

/**
 * Finds what was left undone, whatever happened to the jobs: overdue holds, unsent refunds, events that
 * never reached us, payments that the provider does not have, work that was given up, and, once a day, what differs
 * between provider and ledger and what need not be kept any longer. Each step is for itself: one that fails keeps none of
 * the others from being done, and what needs no provider does not wait for a silent one. Everything found is done, or
 * reported. Beside a silent provider every call lasts as long as it may: what does not need another's outcome is done at
 * the same time, so that a run of the reconciler lasts two of them and not one for each thing to do.
 */
export async function reconcile(deps: Deps, log: FastifyBaseLogger): Promise<void> {
  for (const steps of STAGES) {
    const running = Object.entries(steps).map(async ([step, run]) =>
      run(deps, deps.clock.now()).catch((error: unknown) => log.error({ err: error, step }, 'reconciler')),
    );
    await Promise.all(running);
  }
  for (const paymentCase of await announcePaymentCases(deps.database, deps.clock.now())) {
    log.error({ paymentCase }, 'a money matter for a person to look at: payment cases of the back office');
  }
}

/** The steps of a stage run at the same time; a stage begins when the one before it has ended. */
const STAGES: Record<string, Step>[] = [
  // They need no provider.
  { unansweredProposals, unansweredReports, givenUpJobs, carsOut: holdOutCars },
  { overdueHolds, overdueChanges, unsentRefunds, unsentPayouts, unmadeReversals, missedEvents },
  // Of what the events brought.
  {
    unconfirmedPayments: (deps) => confirmPayments(deps),
    calendarFeeds: (deps) => readCalendarFeeds(deps),
    providerAccounts: (deps) => checkProviderAccounts(deps),
    forgottenPoliceReports: sendForgottenReports,
    policePlaces: refreshPolicePlaces,
    dueInvoices,
    forgottenInvoices: sendForgottenInvoices,
    invoiceNotices: applyNotices,
    missingAddresses: remindLocationAddress,
    pastDays,
    retention_run: (deps) => runRetention(deps),
  },
];

/** Every one is tried; the first failure is thrown when all have been. */
async function forEach(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  throwFirst(await settleEach(ids, AT_ONCE, work));
}

async function overdueHolds(deps: Deps, now: Date): Promise<void> {
  const overdue = await listOverdueBookings(deps.database, new Date(now.getTime() - GRACE_PERIOD_MS));
  await forEach(overdue, (bookingId) => expireBooking(deps, { bookingId }));
}

async function overdueChanges(deps: Deps, now: Date): Promise<void> {
  const overdue = await listOverdueAmendments(deps.database, new Date(now.getTime() - GRACE_PERIOD_MS));
  await forEach(overdue, (amendmentId) => expireChange(deps, { amendmentId }));
}

async function unansweredProposals(deps: Deps, now: Date): Promise<void> {
  const unanswered = await listUnansweredBookings(deps.database, new Date(now.getTime() - GRACE_PERIOD_MS));
  await forEach(unanswered, (bookingId) => endReplacement(deps, { bookingId }));
}

async function unansweredReports(deps: Deps, now: Date): Promise<void> {
  const overBefore = new Date(now.getTime() - OBJECTION_HOURS * HOUR - GRACE_PERIOD_MS);
  const unanswered = await listUnansweredReports(deps.database, overBefore);
  await forEach(unanswered, (bookingId) => endReportedBooking(deps, { bookingId }));
}

async function unsentRefunds(deps: Deps, now: Date): Promise<void> {
  const unsent = await listUnsentRefunds(deps.database, new Date(now.getTime() - GRACE_PERIOD_MS));
  await forEach(unsent, (refundId) => sendRefund(deps, { refundId }));
}

/** Held ones, too: what held them may be over. */
async function unsentPayouts(deps: Deps, now: Date): Promise<void> {
  const unsent = await listUnsentPayouts(deps.database, now);
  await forEach(unsent, (payoutId) => sendPayout(deps, { payoutId }));
}

async function unmadeReversals(deps: Deps, now: Date): Promise<void> {
  const unmade = await listUnmadeReversals(deps.database, new Date(now.getTime() - GRACE_PERIOD_MS));
  await forEach(unmade, (reversalId) => reverseTransfer(deps, { reversalId }));
}

async function missedEvents(deps: Deps, now: Date): Promise<void> {
  const readUntil = await findEventCursor(deps.database);
  const since = readUntil ? readUntil.getTime() - OVERLAP_MS : now.getTime() - FIRST_LOOK_BACK_MS;
  const events = await deps.payments.listEvents(new Date(since));
  // In their order: they ask the provider nothing, and the first that fails says how far we have come.
  const failures = await settleEach(events, 1, (event) => handlePaymentEvent(deps, event));
  const isGivenUp = ({ item }: Failure<PaymentEvent>) => now.getTime() - item.madeAt.getTime() > DAY;
  for (const { item } of failures.filter(isGivenUp)) await keepForReview(deps, item);
  // The provider's clock, not ours, says how far we have come: no further than what is to be tried again.
  const reached = failures.find((failure) => !isGivenUp(failure))?.item ?? events.at(-1);
  if (reached) await saveEventCursor(deps.database, reached.madeAt);
  throwFirst(failures);
}

/** One that fails for a whole day no longer holds the reconciler up: a person has to look at it. */
async function keepForReview({ database }: Deps, { id, type }: PaymentEvent): Promise<void> {
  const details = { type };
  await insertPaymentCase(database, { kind: 'event_given_up', reference: id, bookingId: null, details });
}

async function givenUpJobs({ database }: Deps): Promise<void> {
  for (const { id, name, data } of await listGivenUpJobs(database)) {
    // Jobs carry ids, nothing personal.
    const details = { job: name, data: JSON.stringify(data) };
    await insertPaymentCase(database, { kind: 'job_given_up', reference: id, bookingId: null, details });
  }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** @throws Error that names the day, for the log */
async function compareDay(deps: Deps, day: string): Promise<void> {
  await reconcileDay(deps, { day }).catch((error: unknown) => {
    throw new Error(`comparing ${day}`, { cause: error });
  });
}

/** Yesterday, and each day since the first one compared that was left out. */
async function pastDays(deps: Deps, now: Date): Promise<void> {
  const yesterday = now.getTime() - DAY - AFTER_MIDNIGHT_MS;
  const compared = await listComparedDays(deps.database, dayOf(yesterday - COMPARE_BACK_MS));
  const [first = dayOf(yesterday)] = compared;
  const wanted: string[] = [];
  for (let at = Date.parse(first); at <= yesterday; at += DAY) wanted.push(dayOf(at));
  const missing = wanted.filter((day) => !compared.includes(day));
  // The last one also tells what has come of those before it.
  const [last] = missing.slice(-1);
  const failures = await settleEach(missing.slice(0, -1), AT_ONCE, (day) => compareDay(deps, day));
  if (last !== undefined) await compareDay(deps, last);
  throwFirst(failures);
}
