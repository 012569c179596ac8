import type { InputOf } from '../../api/api-client.ts';
import { priceLimits, type SearchState } from '../../shared/rental/search-state.ts';

/** A search as the calls take it: the list, the numbers beside the filters, the map. */
export function searchInput(search: SearchState): Exclude<InputOf<'carChoices'>, { body: FormData }> {
  const { place, dates } = search;
  return {
    query: {
      filter: search.sort ?? undefined,
      fromPrice: search.priceFrom,
      toPrice: search.priceTo < priceLimits.to ? search.priceTo : undefined,
      isSameTime: search.isSameTime,
      d: search.deliveryIn ?? undefined,
      delivery: search.isDelivered,
      isEvent: search.isForEvents,
    },
    body: {
      start_date: dates?.start,
      end_date: dates?.end,
      lat: place?.lat,
      long: place?.long,
      car_type: search.carTypes,
      car_make: search.makes,
      fuel_type: search.fuels,
      company_id: search.companies,
      transmission: search.transmissions,
      fuel_policy: search.fuelPolicies,
      min_seats: search.minSeats ?? undefined,
      max_deposit: search.maxDeposit ?? undefined,
      air_conditioning: search.hasAirConditioning,
      unlimited_mileage: search.hasUnlimitedMileage,
      free_cancellation: search.hasFreeCancellation,
    },
  };
}
