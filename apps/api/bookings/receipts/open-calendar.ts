import { holdsCar } from '@nolo/domain/booking/booking-state.ts';
import { calendarFile } from '@nolo/domain/calendar/calendar-file.ts';
import { fileNameOf } from '@nolo/domain/website/file-name.ts';
import type { Deps } from '../../deps.ts';
import { findWhereabouts } from '../../companies/location-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { originOf } from '../../platform/request-website.ts';
import { listReservations, type ReservationRow } from '../reservation-store.ts';
import { pickupReturnFacts } from './receipt-content.ts';
import type { BookingFile } from './open-receipt.ts';

/**
 * The rental as an event for the renter's calendar, from pickup to return; one that is cancelled is taken out again, by a
 * file that is newer than all before it. Errors: 404 for anybody else's booking.
 */
export async function openCalendar(
  deps: Deps,
  { accountId, website, language }: RenterCaller,
  { id }: { id: string },
): Promise<BookingFile> {
  const [row] = await listReservations(deps.database, { accountId, website, id });
  if (row === undefined) throw new AppError('booking.not_found');
  const isCancelled = !holdsCar(row.status);
  const origin = originOf(deps.config.PUBLIC_ORIGIN, website);
  const file = calendarFile({
    uid: `booking-${row.id}@${new URL(deps.config.PUBLIC_ORIGIN).hostname}`,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    createdAt: deps.clock.now().toISOString(),
    sequence: isCancelled ? row.revision + 1 : row.revision,
    isCancelled,
    title: `${row.make} ${row.model}, ${row.company_name}`,
    description: [
      row.number,
      ...pickupReturnFacts(row, language).map(({ name, value }) => `${name}: ${value}`),
      row.company_phone,
      `${origin}/${language}/my-booking/${row.id}`,
    ].join('\n'),
    location: await pickupLine(deps, row, language),
  });
  return { fileName: fileNameOf(website.name, `${row.number}.ics`), bytes: Buffer.from(file) };
}

/** Drops what the address repeats: names of locations often end with their street. */
async function pickupLine(
  { database }: Deps,
  { is_delivery, pickup_location }: ReservationRow,
  language: Language,
): Promise<string> {
  const { description } = pickup_location;
  if (is_delivery) return description;
  const { address } = await findWhereabouts(database, pickup_location, language);
  return [...new Set(`${description}, ${address}`.split(', '))].join(', ');
}
