import type { FieldError } from '@nolo/contract/error-codes.ts';
import { isCountryCode } from '@nolo/domain/police-report/police-codes.ts';
import { AppError } from '../platform/app-error.ts';
import type { PolicePlaces } from './places/police-places.ts';

/**
 * Codes that somebody sends are codes of the table, and a citizenship is a country's.
 * @throws AppError `request.invalid` at the fields at fault
 */
export function refuseUnknownPlaces(
  places: PolicePlaces,
  codes: Readonly<Record<string, string | null>>,
): void {
  const fields: Record<string, FieldError> = {};
  for (const [field, code] of Object.entries(codes)) {
    if (code === null) continue;
    if (places.byCode(code) === null) fields[field] = 'place_unknown';
    else if (field === 'citizenship' && !isCountryCode(code)) fields[field] = 'citizenship_country';
  }
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}
