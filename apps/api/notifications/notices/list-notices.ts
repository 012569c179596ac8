import { NOTICES_SHOWN, type Notice } from '@nolo/contract/notices.ts';
import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { countUnread, findNotices } from './notice-store.ts';

/** As with bookings, of what this website shows: no notice leads to a booking that is not found here. */
export async function listNotices(
  { database }: Deps,
  caller: RenterCaller,
): Promise<{ notices: Notice[]; unread: number }> {
  const rows = await findNotices(database, caller, NOTICES_SHOWN);
  const notices = rows.map(({ id, kind, data, created_at, read_at }) => ({
    id,
    kind,
    booking_id: data.bookingId ?? null,
    number: data.number ?? null,
    car_name: data.carName ?? null,
    detail: data.detail ?? null,
    created_at: created_at.toISOString(),
    is_read: read_at !== null,
  }));
  return { notices, unread: await countUnread(database, caller) };
}
