import type { RentalPeriodCode } from '../calendar/rental-period.ts';

/**
 * Why a car that is free cannot be booked for the dates asked for (docs/specification/search.md 2): the first that
 * applies.
 */
export const unavailabilityReasons = ['needs_notice', 'closed_at_pickup', 'closed_at_return'] as const;
export type UnavailabilityReason = (typeof unavailabilityReasons)[number];

/** By the code of `checkRentalPeriod`; other codes are the renter's mistakes, whichever car it is. */
const reasonByCode: Partial<Record<string, UnavailabilityReason>> = {
  'booking.lead_time': 'needs_notice',
  'booking.pickup_outside_opening_hours': 'closed_at_pickup',
  'booking.return_outside_opening_hours': 'closed_at_return',
} satisfies Partial<Record<RentalPeriodCode, UnavailabilityReason>>;

/** Null: the refusal of a period with this code is no matter of the car's company. */
export function unavailabilityReasonOf(code: string | null | undefined): UnavailabilityReason | null {
  return reasonByCode[code ?? ''] ?? null;
}
