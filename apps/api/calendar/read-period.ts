import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { parseWireDateTime, toInstant } from '@nolo/domain/calendar/zone.ts';
import { AppError } from '../platform/app-error.ts';

/** What a member typed, on the company's clock and as instants. */
export type Period = { from: LocalDateTime; to: LocalDateTime; startsAt: string; endsAt: string };

/** @throws AppError `request.invalid`, at the field */
export function readPeriod(
  { start_date, end_date }: { start_date: string; end_date: string },
  timeZone: string,
): Period {
  const [from, to] = [start_date, end_date].map((text) => parseWireDateTime(text, timeZone));
  if (!from) throw new AppError('request.invalid', { fields: { start_date: 'date_time_invalid' } });
  if (!to) throw new AppError('request.invalid', { fields: { end_date: 'date_time_invalid' } });
  const [startsAt, endsAt] = [toInstant(from, timeZone), toInstant(to, timeZone)];
  if (endsAt <= startsAt)
    throw new AppError('request.invalid', { fields: { end_date: 'return_before_pickup' } });
  return { from, to, startsAt, endsAt };
}
