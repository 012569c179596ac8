import type { ApiError } from '@nolo/contract/api-error.ts';

/** What is wrong with the first step, in the reader's language, by its fields. */
export type RentalErrors = Partial<Record<'start' | 'end' | 'delivery' | 'return', string>>;

/**
 * What the server refuses is shown at once: dates and places are chosen. An address is typed: that it is still
 * missing is an error once the renter has tried to go on (`hasTried`).
 */
export function rentalErrors(error: ApiError | null, hasTried: boolean): RentalErrors {
  const textOf = (field: string) => error?.errors[field]?.[0];
  const isUnwritten = error?.code === 'booking.delivery_address_missing';
  const [start, end, back] = [textOf('start_date'), textOf('end_date'), textOf('return_location')];
  const delivery = isUnwritten && !hasTried ? undefined : (textOf('pickup_location') ?? textOf('delivery'));
  return {
    ...(start && { start }),
    ...(end && { end }),
    ...(delivery && { delivery }),
    ...(back && { return: back }),
  };
}
