import { forgetDraft } from '../forms/draft.ts';

/** Booked and paid: the next checkout of this car starts afresh. */
export function forgetCheckoutDraft(carId: number): void {
  for (const form of ['billing', 'checkout', 'coupon', 'driver_email'] as const) {
    forgetDraft({ form, object: carId });
  }
}
