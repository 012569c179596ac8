import type { CarDetail } from '../../../../contract/cars.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { pickupName, returnName, type Rental } from './rental.ts';

/** What is wrong with the first step, in the reader's language, by its fields. */
export type RentalErrors = Partial<Record<'start' | 'end' | 'pickup' | 'return' | 'delivery', string>>;

/**
 * `required`: the text for a missing place, once the renter has tried to go on. What the server refuses is
 * shown at once: dates and times are chosen, not half typed.
 */
export function rentalErrors(
  rental: Rental,
  car: Pick<CarDetail, 'parking_location'>,
  error: ApiError | null,
  required: string | null,
): RentalErrors {
  const [start, end, delivery] = ['start_date', 'end_date', 'delivery'].map(
    (name) => error?.errors[name]?.[0],
  );
  const missing = required ?? undefined;
  return {
    ...(start && { start }),
    ...(end && { end }),
    ...(delivery && { delivery }),
    ...(missing && !pickupName(rental, car) && { pickup: missing }),
    ...(missing && rental.returnPlace !== null && !returnName(rental, car) && { return: missing }),
  };
}
