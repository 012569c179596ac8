import type { CarDetail } from '../../../../contract/cars.ts';
import { parseLocalDateTime, type LocalDateTime } from '../../../../domain/calendar/local-date-time.ts';
import type { CheckoutQuery } from '../../../app/paths.ts';
import { defaultDates } from '../../../shared/rental/rental-dates.ts';

/** What the first step decides. It lives in the address: reload, back and the way by log-in keep it. */
export type Rental = {
  carId: number;
  slug: string;
  start: LocalDateTime;
  end: LocalDateTime;
  isSameTime: boolean;
  dealId?: number;
  delivery: boolean;
  /** Where the car is brought to; counts only with delivery. */
  pickupPlace: string;
  /** Where the car is left, when that is another place: '' while it is still to be chosen, null otherwise. */
  returnPlace: string | null;
};

export const steps = ['rental', 'billing', 'extras', 'summary'] as const;
export type Step = (typeof steps)[number];

export function readStep(params: URLSearchParams): Step {
  return steps.find((step) => step === params.get('step')) ?? 'rental';
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
  const start = parseLocalDateTime(params.get('start_date') ?? '');
  const end = parseLocalDateTime(params.get('end_date') ?? '');
  const [pickup, back] = [params.get('pl') ?? '', params.get('rl')];
  const dealId = Number(params.get('dealId'));
  return {
    carId: car.id,
    slug: car.slug,
    ...(start && end && end > start ? { start, end } : defaultDates(now)),
    isSameTime: params.get('isSameTime') !== 'false',
    ...(Number.isSafeInteger(dealId) && dealId > 0 && { dealId }),
    delivery: params.get('delivery') === 'true',
    pickupPlace: pickup,
    returnPlace: back === null || (back !== '' && back === pickup) ? null : back,
  };
}

export function rentalQuery(rental: Rental): CheckoutQuery {
  const { carId, slug, start, end, isSameTime, dealId, delivery, pickupPlace, returnPlace } = rental;
  return {
    carId,
    slug,
    start_date: start,
    end_date: end,
    isSameTime,
    dealId,
    pl: pickupPlace || undefined,
    rl: returnPlace ?? undefined,
    delivery: delivery || undefined,
  };
}

type Where = Pick<CarDetail, 'parking_location'>;

/** Book Now names the car's own place as pickup: nobody has it brought to there. */
export function withDelivery(rental: Rental, car: Where, delivery: boolean): Partial<Rental> {
  const isAtCar = rental.pickupPlace.startsWith(car.parking_location);
  return { delivery, pickupPlace: isAtCar ? '' : rental.pickupPlace };
}

/** Without delivery the car waits where it is parked, wherever the search was. */
export function pickupName(rental: Rental, car: Where): string {
  return rental.delivery ? rental.pickupPlace : car.parking_location;
}

/** '' while the other place of return is still to be chosen. */
export function returnName(rental: Rental, car: Where): string {
  return rental.returnPlace ?? pickupName(rental, car);
}
