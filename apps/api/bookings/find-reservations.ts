import type { Reservation } from '@nolo/contract/bookings.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { presentReservation } from './present-reservation.ts';
import { listReservations } from './reservation-store.ts';

const PAGE_SIZE = 50;

/** A page of the renter's bookings on this website, newest first. */
export async function findReservations(
  deps: Deps,
  caller: RenterCaller,
  { page }: { page: number },
): Promise<{ reservations: Reservation[]; has_more: boolean }> {
  const { accountId, website } = caller;
  const rows = await listReservations(deps.database, {
    accountId,
    website,
    limit: PAGE_SIZE + 1,
    offset: (page - 1) * PAGE_SIZE,
  });
  const now = deps.clock.now();
  return {
    reservations: rows.slice(0, PAGE_SIZE).map((row) => presentReservation(row, caller, now)),
    has_more: rows.length > PAGE_SIZE,
  };
}

/** One booking of the renter's own; 404 `booking.not_found` for anybody else's. */
export async function findReservation(
  deps: Deps,
  caller: RenterCaller,
  { id }: { id: string },
): Promise<Reservation> {
  const { accountId, website } = caller;
  const [row] = await listReservations(deps.database, { accountId, website, id });
  if (row === undefined) throw new AppError('booking.not_found');
  return presentReservation(row, caller, deps.clock.now());
}
