import { withCheckDigit } from '@nolo/domain/billing/vat-number.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { addDays } from '@nolo/domain/calendar/local-date-time.ts';
import type { NewCompany } from '../records/insert-companies.ts';
import { AIRPORT_LATE, ALWAYS_OPEN, CLOSED_ON_SUNDAY, EVERY_DAY } from '../opening-times.ts';
import { WELCOME } from '../offers.ts';
import type { BulkPlace } from './bulk-places.ts';

/** First digits of the VAT numbers of companies made here; the demo's begin with 99. */
export const BULK_VAT_PREFIX = '98';
const HOURS = [ALWAYS_OPEN, EVERY_DAY, CLOSED_ON_SUNDAY, AIRPORT_LATE] as const;
/** Cars of a company, on average. */
const FLEET = 200;
const MOST = 5000;

export function bulkCompanyCount(cars: number): number {
  return Math.min(MOST, Math.max(25, Math.round(cars / FLEET)));
}

export function bulkCompanyRow(index: number, places: readonly BulkPlace[]): NewCompany {
  // Places come largest first; a step that is prime spreads companies over all of them.
  const place = places[(index * 37) % places.length] ?? places[0];
  if (place === undefined) throw new Error('no places');
  const name = `${place.name} Rent ${index + 1}`;
  return {
    name,
    legal_name: `${name} S.r.l.`,
    sdi_code: null,
    pec_email: `bulk${index}@pec.example`,
    vat_number: withCheckDigit(`${BULK_VAT_PREFIX}${String(index).padStart(8, '0')}`),
    email: `bulk${index}@rent.example`,
    phone: '+39 06 5550 0000',
    address: `Via Roma 1, ${place.name}`,
    city: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    opening_hours: HOURS[index % HOURS.length] ?? ALWAYS_OPEN,
    time_zone: 'Europe/Rome',
    lead_minutes: 60,
    turnaround_minutes: (index % 4) * 30,
    young_driver_per_day_minor: 1200,
    one_way_minor: 6000,
    delivery_minor: 3000,
    flexible_return_minor: 1500,
    late_per_day_minor: 2500,
    created_at: '2026-01-01T00:00:00Z',
  };
}

/** Each fifth company takes some percent off all its cars. */
export function bulkDealRows(companyIds: readonly number[], today: LocalDate) {
  return companyIds
    .filter((_, index) => index % 5 === 4)
    .map((id, index) => ({
      company_id: id,
      car_id: null,
      kind: 'discount_percentage',
      value: 5 + (index % 4) * 5,
      name: JSON.stringify(WELCOME),
      starts_on: addDays(today, -30),
      ends_on: addDays(today, 365),
    }));
}
