import type { BookingFacts } from '@nolo/contract/staff/booking-facts.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingRow } from './booking-store.ts';
import { findMailDetails } from './mails/mail-details-store.ts';

/** What staff needs to know of a booking to call whom it concerns. */
export async function findBookingFacts(connection: Connection, booking: BookingRow): Promise<BookingFacts> {
  const { carName, companyName, companyPhone, renter } = await findMailDetails(connection, booking.id);
  return {
    number: booking.number,
    status: booking.status,
    company: { id: booking.company_id, name: companyName, phone: companyPhone },
    renter: renter && {
      name: `${renter.firstName} ${renter.lastName}`,
      phone: renter.phone,
      email: renter.email,
    },
    car: carName,
    pickup: booking.pickup_local,
    return: booking.return_local,
    pickup_location: booking.pickup_location.description,
    total: booking.total_minor,
  };
}
