import type { CallData } from '@nolo/contract/endpoint.ts';
import type { companyBooking } from '@nolo/contract/business/bookings.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { areDocumentsOpen } from '@nolo/domain/booking/document-access.ts';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { isDone } from '@nolo/domain/booking/handover.ts';
import { isNotProvided } from '@nolo/domain/booking/cancel-reason.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { BEFORE_PICKUP } from '@nolo/domain/booking/company-lists.ts';
import { overdueMinutes } from '@nolo/domain/handover/out-until-back.ts';
import { companyEndings, noShowFrom, objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { showPayoutsOfBooking } from '../../payments/payouts/show-company-money.ts';
import { wireQuote } from '../../pricing/wire-quote.ts';
import { findWaitingAmendment, type AmendmentRow } from '../amendments/amendment-store.ts';
import { readHistory, wireTimeline, type BookingHistory } from '../booking-history.ts';
import type { BookingRow } from '../booking-store.ts';
import { findEndingAmounts } from '../ending-amounts.ts';
import { invoiceLines } from '../mails/booking-mail.ts';
import { findMailDetails } from '../mails/mail-details-store.ts';
import { proposalTerms } from '../replacements/propose-replacement.ts';
import { findProposedCar } from '../replacements/replacement-store.ts';
import { findEndangering } from './endangered-store.ts';
import { findBookingOfCompany, listDriversOf } from './company-booking-store.ts';

type Shown = CallData<typeof companyBooking>['booking'];

/**
 * One booking as its company sees it. Who looked is written down, and who asked for one that is not theirs.
 * @throws AppError `booking.not_found`
 */
export async function showCompanyBooking(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<CallData<typeof companyBooking>> {
  const at = clock.now();
  const booking = await findBookingOfCompany(database, { companyId: caller.companyId, id });
  if (booking === null) {
    await insertAuditEvent(database, caller, { action: 'booking_refused', object: id, at });
    throw new AppError('booking.not_found');
  }
  const { renter, carName, documentsStatus } = await findMailDetails(database, id);
  const { status } = booking;
  const [drivers, history, waiting, payouts, endangering] = await Promise.all([
    listDriversOf(database, id),
    readHistory(database, id),
    findWaitingAmendment(database, id),
    showPayoutsOfBooking(database, { companyId: caller.companyId, bookingId: id }),
    findEndangering(database, { bookingId: id, now: at }),
  ]);
  await insertAuditEvent(database, caller, { action: 'booking_viewed', object: booking.number, at });
  const { lines, periods } = wireQuote(booking.quote, caller.language);
  return {
    booking: {
      id,
      number: booking.number,
      status,
      car: carName,
      start_date: booking.pickup_local,
      end_date: booking.return_local,
      pickup: booking.pickup_location.description,
      return: booking.return_location.description,
      is_delivery: booking.is_delivery,
      renter: renter && {
        name: `${renter.firstName} ${renter.lastName}`,
        phone: renter.phone,
        documents_status: documentsStatus,
      },
      drivers: drivers.map((one) => ({
        name: driverName(one.firstName, one.lastName),
        documents_status: one.documentsStatus,
      })),
      periods,
      lines,
      ...moneyOf(booking, history),
      payouts,
      invoice_to: invoiceLines(booking, caller.language),
      cancel_reason: booking.cancel_reason,
      timeline: wireTimeline(booking, history),
      extension: waiting?.is_extension ? extensionOf(booking, waiting, at) : null,
      overdue_minutes: status === 'CHECKED IN' ? overdueMinutes(booking.ends_at, at) : null,
      endangered_by: BEFORE_PICKUP.includes(status) ? endangering : null,
      report: reportOf(booking, history, at),
      ...(await actionsOf(database, { booking, history, waiting }, at)),
    },
  };
}

/** What was paid, and what of it is whose. */
function moneyOf(
  booking: BookingRow,
  { counter }: BookingHistory,
): Pick<Shown, 'total' | 'commission' | 'payout' | 'checked_in_at' | 'deposit'> {
  const { total_minor: total, status, cancel_reason, quote, time_zone } = booking;
  const { grossMinor, payoutMinor } = commissionFor(total);
  const isCancelled = status === 'CANCELLED';
  // One that was undone does not count.
  const checkedIn = isDone('pickup', status)
    ? counter.findLast(({ kind }) => kind === 'checked_in')
    : undefined;
  return {
    total,
    commission: isCancelled && !isNotProvided(cancel_reason) ? 0 : grossMinor,
    payout: isCancelled ? 0 : payoutMinor,
    checked_in_at: checkedIn === undefined ? null : toLocal(checkedIn.at, time_zone),
    deposit: quote.depositMinor,
  };
}

/** A later return that the renter asks for, or has to pay for: null once its time is over. */
function extensionOf(booking: BookingRow, asked: AmendmentRow, now: Date): Shown['extension'] {
  if (asked.expires_at <= now) return null;
  return {
    id: asked.id,
    end_date: asked.return_local,
    difference: asked.difference_minor,
    payout: commissionFor(asked.total_minor).payoutMinor - commissionFor(booking.total_minor).payoutMinor,
    is_accepted: asked.status === 'waiting',
    held_until: toLocal(asked.expires_at.toISOString(), booking.time_zone),
  };
}

/** The renter says that they were not given the car. */
function reportOf({ status, time_zone }: BookingRow, { report }: BookingHistory, now: Date): Shown['report'] {
  if (report === null) return null;
  const until = objectionUntil(new Date(report.reportedAt));
  return {
    reported_at: toLocal(report.reportedAt, time_zone),
    object_until: toLocal(until.toISOString(), time_zone),
    can_object: report.objectedAt === null && now < until && can(status, 'not_provide'),
    objected_at: report.objectedAt && toLocal(report.objectedAt, time_zone),
  };
}

/** What the company can do with it now, and what it has proposed. */
async function actionsOf(
  connection: Connection,
  shown: { booking: BookingRow; history: BookingHistory; waiting: AmendmentRow | null },
  now: Date,
): Promise<Pick<Shown, 'replacement' | 'actions'>> {
  const { booking, waiting } = shown;
  const { counter, report } = shown.history;
  const { id, status, starts_at: startsAt, time_zone } = booking;
  const [proposed, amounts] = await Promise.all([
    findProposedCar(connection, id),
    findEndingAmounts(connection, booking),
  ]);
  const terms = proposalTerms(booking, now);
  const { notProvide, noShow } = companyEndings({ status, startsAt }, now);
  const back = counter.find(({ kind }) => kind.startsWith('checked_out'));
  const returnedAt = back === undefined ? null : new Date(back.at);
  const local = (at: Date) => toLocal(at.toISOString(), time_zone);
  return {
    replacement: proposed && {
      car: `${proposed.make} ${proposed.model}`,
      answer_until: local(proposed.answerUntil),
    },
    actions: {
      see_documents: areDocumentsOpen({ status, endsAt: booking.ends_at, returnedAt }, now),
      propose_replacement: terms.allowed && proposed === null && waiting === null,
      propose_until: terms.proposeUntil,
      answer_until: terms.answerUntil,
      not_provide: notProvide,
      no_show: noShow && report === null,
      no_show_from: can(status, 'no_show') && report === null ? local(noShowFrom(startsAt)) : null,
      not_provide_refund: amounts.notProvided.refund,
      no_show_refund: amounts.noShow.refund,
      no_show_commission: amounts.noShow.commission,
    },
  };
}
