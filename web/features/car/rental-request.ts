import type { RentalDates } from '../../shared/rental/rental-dates.ts';
import { dateQuery, readDateQuery } from '../../shared/rental/search-state.ts';

/** What is asked for of one car; all of it lives in the address. */
export type RentalRequest = {
  dates: RentalDates | null;
  isSameTime: boolean;
  dealId: number | undefined;
  /** Description of the place searched for, or where the car is to be delivered. */
  pickup: string | undefined;
  /** Description of the return place where it is another one. */
  returnTo: string | undefined;
  isDelivery: boolean;
};
export type DatedRequest = RentalRequest & { dates: RentalDates };

export function readRequest(params: URLSearchParams): RentalRequest {
  const text = (name: string) => params.get(name)?.slice(0, 200) || undefined;
  const dealId = params.get('dealId') ?? '';
  return {
    dates: readDateQuery(params),
    isSameTime: params.get('isSameTime') !== 'false',
    dealId: /^[1-9]\d{0,8}$/.test(dealId) ? Number(dealId) : undefined,
    pickup: text('pl'),
    returnTo: text('rl'),
    isDelivery: params.get('delivery') === 'true',
  };
}

export function requestQuery(request: RentalRequest) {
  return {
    ...dateQuery(request.dates, request.isSameTime),
    dealId: request.dealId,
    pl: request.pickup,
    rl: request.returnTo,
    delivery: request.isDelivery || undefined,
  };
}

type Located = { parking_location: string; city: string };

/** Pickup and return as checkout and the quote take them: at the car, unless it is delivered. */
export function placesOf(request: RentalRequest, car: Located): { pl: string; rl: string } {
  const atCar = `${car.parking_location}, ${car.city}`;
  const pl = (request.isDelivery && request.pickup) || atCar;
  return { pl, rl: request.returnTo ?? pl };
}
