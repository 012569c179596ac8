import { createHash } from 'node:crypto';
import { publishedCalendar } from '@nolo/domain/calendar/calendar-file.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { hashToken } from '../platform/tokens.ts';
import { listHoldsAtAddress } from './feed-store.ts';

const DAY_MS = 86_400_000;

/**
 * When a car is let, for brokers' calendars: periods alone, not who has it. What was over a day ago is left out. The version
 * is another as soon as a period is: each file names the moment it was written.
 * @throws AppError `car.not_found` for an address that is none
 */
export async function openCarCalendar(
  { clock, database }: Deps,
  _caller: Caller,
  { token }: { token: string },
): Promise<{ file: string; version: string }> {
  const now = clock.now();
  const holds = await listHoldsAtAddress(database, hashToken(token), new Date(now.getTime() - DAY_MS));
  if (holds === null) throw new AppError('car.not_found');
  const version = createHash('sha256').update(JSON.stringify(holds)).digest('hex').slice(0, 32);
  const file = publishedCalendar(
    holds.map(({ id, startsAt, endsAt }) => ({
      uid: `hold-${id}@nolo`,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      createdAt: now.toISOString(),
      sequence: 0,
      title: 'Nolo',
    })),
  );
  return { file, version };
}
