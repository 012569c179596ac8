import { sql } from 'kysely';
import type { Location } from '@nolo/contract/wire.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Rental } from '../handover/rental-store.ts';

export type ReportedRental = {
  make: string;
  model: string;
  plate: string | null;
  frameNumber: string | null;
  /** Where the car is handed over and comes back, with the town. */
  pickup: { address: string; city: string };
  return: { address: string; city: string };
  /** Of an own rental's customer. */
  customerPhone: string | null;
  /** When the agreement was signed; null while nobody has said so. */
  signedAt: Date | null;
  company: { vatNumber: string; name: string; city: string; address: string; phone: string };
};

type Row = Omit<ReportedRental, 'pickup' | 'return'> & {
  pickup: Location | null;
  back: Location | null;
  parking: string;
  parkingCity: string;
};

/** 'Stazione Termini, Roma'. */
function addressOf(name: string, city: string): { address: string; city: string } {
  const namesCity = name.toLowerCase().includes(city.toLowerCase());
  return { address: namesCity || city === '' ? name : `${name}, ${city}`, city };
}

/** What of a rental is reported beside its times and people. A company hands its own rentals over where the car stands. */
export async function findReportedRental(connection: Connection, rental: Rental): Promise<ReportedRental> {
  const { rows } = await sql<Row>`
    SELECT car_make.name AS make, car_model.name AS model, car.plate, car.frame_number AS "frameNumber",
      booking.pickup_location AS pickup, booking.return_location AS back,
      car.parking_location AS parking, car.city AS "parkingCity",
      own_rental.customer_phone AS "customerPhone",
      coalesce(
        (SELECT max(agreement.signed_at) FROM agreement JOIN handover ON handover.id = agreement.handover_id
          WHERE handover.booking_id = booking.id OR handover.own_rental_id = own_rental.id),
        (SELECT min(booking_event.at) FROM booking_event
          WHERE booking_event.booking_id = booking.id AND booking_event.kind = 'signed')) AS "signedAt",
      jsonb_build_object('vatNumber', company.vat_number, 'name', company.legal_name, 'city', company.city,
        'address', company.address, 'phone', company.phone) AS company
    FROM car
    JOIN car_make ON car_make.id = car.make_id
    JOIN car_model ON car_model.id = car.model_id
    JOIN company ON company.id = car.company_id
    LEFT JOIN booking ON booking.id = ${rental.bookingId}
    LEFT JOIN own_rental ON own_rental.id = ${rental.ownRentalId}
    WHERE car.id = ${rental.carId}`.execute(connection);
  const [row] = rows;
  if (row === undefined) throw new Error(`rental ${rental.id} has no car`);
  const { pickup, back, parking, parkingCity, ...same } = row;
  const stands = addressOf(parking, parkingCity);
  return {
    ...same,
    pickup: pickup === null ? stands : addressOf(pickup.description, pickup.city),
    return: back === null ? stands : addressOf(back.description, back.city),
  };
}
