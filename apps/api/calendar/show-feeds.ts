import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carFeeds } from '@nolo/contract/business/calendar.ts';
import { API_BASE } from '@nolo/contract/addresses.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { findCalendarCar } from './calendar-store.ts';
import { findCalendarAddress, listFeeds } from './feed-store.ts';

/**
 * The calendars that a car takes in, and its own address.
 * @throws AppError `car.not_found`
 */
export async function showFeeds(
  { config, database, vault }: Deps,
  { companyId }: MemberCaller,
  { carId }: { carId: number },
): Promise<CallData<typeof carFeeds>> {
  const car = await findCalendarCar(database, { companyId, carId });
  if (car === null) throw new AppError('car.not_found');
  const [feeds, address] = await Promise.all([
    listFeeds(database, { companyId, carId }),
    findCalendarAddress(database, { companyId, carId }),
  ]);
  return {
    car,
    address:
      address && calendarAddress(config, vault.open('calendar_address.token', address.id, address.token)),
    feeds: feeds.map(({ url, read_at, ...feed }) => ({
      ...feed,
      host: new URL(vault.open('calendar_feed.url', feed.id, url)).host,
      read_at: read_at?.toISOString() ?? null,
    })),
  };
}

/** Where others read a car's calendar. */
export function calendarAddress(
  { PUBLIC_ORIGIN }: Pick<Deps['config'], 'PUBLIC_ORIGIN'>,
  token: string,
): string {
  return `${PUBLIC_ORIGIN}${API_BASE}/business/calendar/${token}.ics`;
}
