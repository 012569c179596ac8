import type { CallData } from '@nolo/contract/endpoint.ts';
import type { companyBooking } from '@nolo/contract/business/bookings.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { wireQuote } from '../../pricing/wire-quote.ts';
import { invoiceLines } from '../mails/booking-mail.ts';
import { findMailDetails } from '../mails/mail-details-store.ts';
import { findBookingOfCompany } from './company-booking-store.ts';

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
  const { renter, carName, drivers } = await findMailDetails(database, id);
  await insertAuditEvent(database, caller, { action: 'booking_viewed', object: booking.number, at });
  const { lines, periods } = wireQuote(booking.quote, caller.language);
  return {
    booking: {
      id,
      number: booking.number,
      status: booking.status,
      car: carName,
      start_date: booking.pickup_local,
      end_date: booking.return_local,
      pickup: booking.pickup_location.description,
      return: booking.return_location.description,
      is_delivery: booking.is_delivery,
      renter: renter && { name: `${renter.firstName} ${renter.lastName}`, phone: renter.phone },
      drivers: drivers.map((one) => driverName(one.firstName, one.lastName)),
      periods,
      lines,
      total: booking.total_minor,
      payout: booking.status === 'CANCELLED' ? 0 : commissionFor(booking.total_minor).payoutMinor,
      deposit: booking.quote.depositMinor,
      invoice_to: invoiceLines(booking, caller.language),
    },
  };
}
