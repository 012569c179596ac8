import { parseLocalDateTime } from '../../../domain/calendar/local-date-time.ts';
import type { RentalDates } from '../../../domain/rental/rental-request.ts';

export type FormFields = { place: string; dates: RentalDates | null; isSameTime: boolean };

/** The search form's own fields, sent by a browser that has not run our JavaScript; null otherwise. */
export function readFormFields(params: URLSearchParams): FormFields | null {
  if (!params.has('start_day') && !params.has('place')) return null;
  const moment = (part: string) =>
    parseLocalDateTime(`${params.get(`${part}_day`)}T${params.get(`${part}_time`)}`);
  const [start, end] = [moment('start'), moment('end')];
  return {
    place: params.get('place')?.slice(0, 100) ?? '',
    dates: start && end && end > start ? { start, end } : null,
    isSameTime: params.has('sameTime'),
  };
}
