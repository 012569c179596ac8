import type { CarDetail } from '@nolo/contract/cars.ts';
import { rentalQuery, timesQuery } from '@nolo/domain/rental/rental-request.ts';
import type { InputOf } from '../../../api/api-client.ts';
import { billingBody, type BillingValues } from '../billing/billing-form.ts';
import type { Draft } from '../draft.ts';
import { chosenExtras } from '../extras/extras.ts';
import type { Extra } from '../../../shared/bookings/extras/extra-groups.ts';
import { pickupReturnLocations } from '../../../shared/rental/pickup-return-locations.ts';
import type { Rental } from '../rental/rental.ts';

type Chosen = { rental: Rental; draft: Draft; car: CarDetail; extras: readonly Extra[] };

/** What the live quote is asked for; the reservation asks for the same, so both have the same price. */
export function quoteRequest({
  rental,
  draft,
  extras: offered,
}: Pick<Chosen, 'rental' | 'draft' | 'extras'>): InputOf<'carCalculation'> {
  const extras = chosenExtras(draft, offered).map(({ id, no_of_items }) => `${id}:${no_of_items}`);
  return {
    params: { carId: rental.carId },
    query: {
      // Only what is chosen here: `returnPlace` goes along for the ways to other cars.
      ...rentalQuery({ ...rental, returnPlace: null }),
      coupon: draft.coupon ?? undefined,
      extras: extras.length > 0 ? extras.join(',') : undefined,
      drivers: draft.drivers.map(({ id }) => id).join(',') || undefined,
    },
  };
}

/** `expectedTotal`: what the renter saw, minor units. Only for a renter who has accepted the terms. */
export function reservationRequest(
  { rental, draft, car, extras }: Chosen,
  billing: BillingValues,
  expectedTotal: number,
): InputOf<'createReservation'> {
  const { start_date, end_date, isSameTime } = timesQuery(rental);
  const places = pickupReturnLocations(rental, car);
  return {
    params: { carId: rental.carId },
    query: { isSameTime },
    body: {
      start_date,
      end_date,
      pickup_location: places.pickup ?? undefined,
      return_location: places.return ?? undefined,
      ...billingBody(billing),
      delivery: rental.isDelivered,
      dealId: rental.dealId ?? undefined,
      coupon: draft.coupon ?? undefined,
      extras: chosenExtras(draft, extras),
      additional_drivers: draft.drivers.map(({ id }) => id),
      expected_total: expectedTotal,
      terms_accepted: true,
    },
  };
}
