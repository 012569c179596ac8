import type { CarDetail } from '../../../../contract/cars.ts';
import type { InputOf } from '../../../api/api-client.ts';
import { billingBody, type BillingValues } from '../billing/billing-form.ts';
import type { Draft } from '../draft.ts';
import { placeNamed } from '../rental/places.ts';
import { pickupName, returnName, type Rental } from '../rental/rental.ts';

type Chosen = { rental: Rental; draft: Draft; car: CarDetail };

function chosenExtras({ extras }: Draft): { id: number; no_of_items: number }[] {
  return Object.entries(extras).map(([id, count]) => ({ id: Number(id), no_of_items: count }));
}

/** What the live quote is asked for; the reservation asks for the same, so both have the same price. */
export function quoteRequest({ rental, draft, car }: Chosen): InputOf<'carCalculation'> {
  const extras = chosenExtras(draft).map(({ id, no_of_items }) => `${id}:${no_of_items}`);
  const pickup = pickupName(rental, car);
  return {
    params: { carId: rental.carId },
    query: {
      start_date: rental.start,
      end_date: rental.end,
      isSameTime: rental.isSameTime,
      dealId: rental.dealId,
      delivery: rental.delivery,
      pl: pickup || undefined,
      rl: returnName(rental, car) || pickup || undefined,
      coupon: draft.coupon ?? undefined,
      extras: extras.length > 0 ? extras.join(',') : undefined,
    },
  };
}

/** `expectedTotal`: what the renter saw, minor units. Only for a renter who has accepted the terms. */
export function reservationRequest(
  { rental, draft, car }: Chosen,
  billing: BillingValues,
  expectedTotal: number,
): InputOf<'createReservation'> {
  return {
    params: { carId: rental.carId },
    query: { isSameTime: rental.isSameTime },
    body: {
      start_date: rental.start,
      end_date: rental.end,
      pickup_location: placeNamed(pickupName(rental, car), car, draft),
      return_location: placeNamed(returnName(rental, car), car, draft),
      ...billingBody(billing),
      delivery: rental.delivery,
      dealId: rental.dealId,
      coupon: draft.coupon ?? undefined,
      extras: chosenExtras(draft),
      expected_total: expectedTotal,
      terms_accepted: true,
    },
  };
}
