import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import {
  readRentalQuery,
  rentalQuery as requestQuery,
  type DatedRequest,
} from '@nolo/domain/rental/rental-request.ts';
import type { CheckoutQuery } from '../../../app/paths.ts';
import { defaultDates } from '../../../shared/rental/rental-dates.ts';

/** What the first step decides. It lives in the address: reload, back and the way by log-in keep it. */
export type Rental = DatedRequest & { carId: number; slug: string };

export const steps = ['rental', 'billing', 'extras', 'summary'] as const;
export type Step = (typeof steps)[number];

/**
 * The step that an address names. One that names none is the car page's: null where that has asked for the dates, so that
 * the first step need not be asked again.
 */
export function readStep(params: URLSearchParams): Step | null {
  const step = steps.find((one) => one === params.get('step'));
  return step ?? (readRentalQuery(params).dates === null ? 'rental' : null);
}

/** The car an address asks for; null when it names none. */
export function readCarRef(params: URLSearchParams): { id: number; slug: string } | null {
  const [id, slug] = [params.get('carId') ?? '', params.get('slug') ?? ''];
  return /^[1-9]\d{0,8}$/.test(id) && slug ? { id: Number(id), slug } : null;
}

/** Reads what `rentalQuery` or Book Now wrote; dates that make no sense are replaced by the usual ones. */
export function readRental(params: URLSearchParams, now: LocalDateTime): Rental | null {
  const car = readCarRef(params);
  if (!car) return null;
  const request = readRentalQuery(params);
  return { carId: car.id, slug: car.slug, ...request, dates: request.dates ?? defaultDates(now) };
}

export function rentalQuery({ carId, slug, ...request }: Rental): CheckoutQuery {
  return { carId, slug, ...requestQuery(request) };
}
