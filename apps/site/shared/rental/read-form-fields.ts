import { readRentalDates, type RentalDates } from '@nolo/domain/rental/rental-request.ts';

export type FormFields = { place: string; dates: RentalDates | null; isSameTime: boolean };

/** The search form's own fields, sent by a browser that has not run our JavaScript; null otherwise. */
export function readFormFields(params: URLSearchParams): FormFields | null {
  if (!params.has('start_day') && !params.has('place')) return null;
  const moment = (part: string) => `${params.get(`${part}_day`)}T${params.get(`${part}_time`)}`;
  return {
    place: params.get('place')?.slice(0, 100) ?? '',
    dates: readRentalDates(moment('start'), moment('end')),
    isSameTime: params.has('sameTime'),
  };
}
