import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { invoiceNumber } from '@nolo/domain/billing/invoice.ts';
import { owedOfRefunds } from '@nolo/domain/booking/refund-news.ts';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { cancelledBy } from '@nolo/domain/booking/timeline.ts';
import { mayReportNotHandedOver, objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { reviewUntil } from '@nolo/domain/review/review.ts';
import { addressOf } from '@nolo/domain/rental/booked-address.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { findWhereabouts } from '../companies/location-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { findCheckoutUrl, findPaymentFor } from '../payments/payment-store.ts';
import { pictureOf, presentReservation } from './present-reservation.ts';
import { findProposedCar, type ProposedCar } from './replacements/replacement-store.ts';
import { listReservations, type ReservationRow } from './reservation-store.ts';
import { readHistory, wireTimeline, type BookingHistory } from './booking-history.ts';
import { listBookingDrivers } from './booking-driver-store.ts';
import { writtenReview } from '../reviews/present-review.ts';
import { listRenterInvoices } from '../invoices/invoice-list-store.ts';
import { findReview } from '../reviews/review-store.ts';
import type { BookingRow } from './booking-store.ts';
import { findWaitingAmendment, type AmendmentRow } from './amendments/amendment-store.ts';
import { isExtendable } from './extensions/quote-extension.ts';
import { findChangeTerms } from './amendments/quote-amendment.ts';

/** One booking of the renter's own with all there is to know of it; 404 `booking.not_found` for anybody else's. */
export async function findReservationDetail(
  deps: Deps,
  caller: RenterCaller,
  { id }: { id: string },
): Promise<ReservationDetail> {
  const { accountId, website } = caller;
  const [row] = await listReservations(deps.database, { accountId, website, id });
  if (row === undefined) throw new AppError('booking.not_found');
  const now = deps.clock.now();
  const [history, proposed, waiting, review, invoices] = await Promise.all([
    readHistory(deps.database, id),
    findProposedCar(deps.database, id),
    findWaitingAmendment(deps.database, id),
    findReview(deps.database, id),
    listRenterInvoices(deps.database, id),
  ]);
  const open = waiting && waiting.expires_at > now ? waiting : null;
  return {
    ...presentReservation(row, caller, now),
    ...historyOf(row, history),
    no_show: noShowOf(row, history, now),
    not_handed_over: notHandedOverOf(row, history, now),
    review: reviewOf(row, review),
    change: await showAmendment(deps, row, open?.is_extension ? null : open),
    extension: await showExtension(deps, row, open?.is_extension ? open : null),
    replacement: proposed && replacementOf(proposed, row.time_zone),
    handover: await handoverOf(deps, row, caller.language),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoiceNumber(invoice),
      kind: invoice.kind,
    })),
    driver: `${row.renter_first_name} ${row.renter_last_name}`,
    documents_status: row.renter_documents_status,
    late_per_day: row.company_late_per_day,
    inclusions: row.inclusions,
  };
}

/** What happened and when, on the pickup place's clock. */
function historyOf(
  row: ReservationRow,
  history: BookingHistory,
): Pick<ReservationDetail, 'timeline' | 'cancelled' | 'refunds'> {
  const local = (instant: string) => toLocal(instant, row.time_zone);
  const owed = owedOfRefunds(history.refunds, row.facts.withBankMinor);
  return {
    timeline: wireTimeline(row, history),
    cancelled:
      row.cancelled_at === null || row.cancel_reason === null
        ? null
        : { by: cancelledBy(row.cancel_reason), at: local(row.cancelled_at.toISOString()) },
    refunds: history.refunds.map(({ at, amountMinor, state, isManual }, index) => ({
      amount: amountMinor,
      state,
      is_made_good: hasFailed(state) && !isManual && owed[index] === 0,
      at: local(at),
    })),
  };
}

/** Whether the renter can object to having been closed as not come, or has. */
function noShowOf(
  { cancelled_at, cancel_reason, time_zone }: ReservationRow,
  { objectedAt }: BookingHistory,
  now: Date,
): ReservationDetail['no_show'] {
  if (cancelled_at === null || cancel_reason !== 'no_show') return null;
  const until = objectionUntil(cancelled_at);
  return {
    object_until: toLocal(until.toISOString(), time_zone),
    can_object: objectedAt === null && now < until,
    objected_at: objectedAt && toLocal(objectedAt, time_zone),
  };
}

/** Whether the renter can say that they were not given the car, or has; once the booking has ended its end says all. */
function notHandedOverOf(
  { status, starts_at: startsAt, time_zone }: ReservationRow,
  { report }: BookingHistory,
  now: Date,
): ReservationDetail['not_handed_over'] {
  if (!mayReportNotHandedOver({ status, startsAt }, now)) return null;
  const local = (instant: string) => toLocal(instant, time_zone);
  if (report === null) return { reported_at: null, object_until: null, objected_at: null };
  return {
    reported_at: local(report.reportedAt),
    object_until: local(objectionUntil(new Date(report.reportedAt)).toISOString()),
    objected_at: report.objectedAt && local(report.objectedAt),
  };
}

/** What the renter says of the rental, or until when they can. */
function reviewOf(
  { checked_out_at, renter_first_name, renter_last_name, time_zone }: ReservationRow,
  review: Awaited<ReturnType<typeof findReview>>,
): ReservationDetail['review'] {
  if (checked_out_at === null) return null;
  const local = (at: Date) => toLocal(at.toISOString(), time_zone);
  const author = driverName(renter_first_name, renter_last_name);
  return {
    author,
    review_until: local(reviewUntil(checked_out_at)),
    written: review && writtenReview(review, author, local),
  };
}

function replacementOf(
  { id, slug, make, model, image, answerUntil }: ProposedCar,
  timeZone: string,
): NonNullable<ReservationDetail['replacement']> {
  const answer_until = toLocal(answerUntil.toISOString(), timeZone);
  return { id, slug, car_make: make, car_model: model, picture: pictureOf(image), answer_until };
}

/** Where it was agreed, wherever the car, or another in its place, stands by now. */
async function handoverOf(
  { database }: Pick<Deps, 'database'>,
  { is_delivery, pickup_location }: ReservationRow,
  language: Language,
): Promise<ReservationDetail['handover']> {
  const { description: place } = pickup_location;
  const whereabouts = await findWhereabouts(database, pickup_location, language);
  return { is_delivery, place, whereabouts, point: is_delivery ? null : addressOf(pickup_location).position };
}

/** Whether and until when a booking can be changed, what it is booked with, and the change that waits for its payment. */
async function showAmendment(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  booking: BookingRow,
  waiting: AmendmentRow | null,
): Promise<ReservationDetail['change']> {
  const now = clock.now();
  const [terms, drivers] = await Promise.all([
    findChangeTerms(database, booking, now),
    listBookingDrivers(database, booking.id),
  ]);
  return {
    ruling: terms.ruling,
    until: terms.until,
    extras: booking.extras,
    drivers: drivers.map(({ id, firstName, lastName }) => ({ id, name: driverName(firstName, lastName) })),
    waiting: waiting && wireChange(waiting, await findUrl(database, waiting)),
  };
}

/** Whether a later return can be asked for, and the one that was. */
async function showExtension(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  booking: BookingRow,
  open: AmendmentRow | null,
): Promise<ReservationDetail['extension']> {
  return {
    is_possible: open === null && (await isExtendable(database, booking, clock.now())),
    asked: open && {
      end_date: open.return_local,
      difference: open.difference_minor,
      is_accepted: open.status === 'waiting',
      held_until: toLocal(open.expires_at.toISOString(), booking.time_zone),
    },
  };
}

async function findUrl(
  database: Deps['database'],
  { id: amendmentId, booking_id: bookingId }: AmendmentRow,
): Promise<string | null> {
  const payment = await findPaymentFor(database, { bookingId, amendmentId });
  return payment && findCheckoutUrl(database, payment.id);
}

function wireChange(
  change: AmendmentRow,
  paymentUrl: string | null,
): NonNullable<ReservationDetail['change']['waiting']> {
  return {
    start_date: change.pickup_local,
    end_date: change.return_local,
    pickup: change.pickup_location.description,
    return: change.return_location.description,
    total: change.total_minor,
    difference: change.difference_minor,
    payment_url: paymentUrl,
    expires_at: change.expires_at.toISOString(),
  };
}
