import type { CallData } from '@nolo/contract/endpoint.ts';
import type { replacementCars } from '@nolo/contract/business/booking-actions.ts';
import { carClasses } from '@nolo/domain/cars/car-classes.ts';
import { mayReplace } from '@nolo/domain/cancellation/replacement.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findBookingOfCompany } from '../company/company-booking-store.ts';
import { findCarOfCompany, listDriverFacts, listFreeCars } from './other-cars-store.ts';
import { freeAgainAt } from './propose-replacement.ts';
import { findUnfitDriver, pickupDay } from './refuse-unfit-drivers.ts';

/**
 * The cars that a company can propose in a booking's place: the most alike first, of them those that stand where the booked one
 * does.
 * @throws AppError `booking.not_found`
 */
export async function listReplacementCars(
  { database }: Deps,
  { companyId }: MemberCaller,
  { id }: { id: string },
): Promise<CallData<typeof replacementCars>> {
  const booking = await findBookingOfCompany(database, { companyId, id });
  if (booking === null) throw new AppError('booking.not_found');
  const { car_id: carId, starts_at: startsAt } = booking;
  const [booked, drivers, freeAt] = await Promise.all([
    findCarOfCompany(database, { companyId, carId }),
    listDriverFacts(database, id),
    freeAgainAt(database, booking),
  ]);
  if (booked === null) throw new Error(`car ${carId} of another company`);
  const free = await listFreeCars(database, { companyId, startsAt, freeAt });
  const pickupOn = pickupDay(booking);
  const cars = free.filter(
    (car) => car.id !== carId && mayReplace(car, booked) && findUnfitDriver(drivers, car, pickupOn) === null,
  );
  const rank = ({ carClass, parking }: (typeof cars)[number]) =>
    2 * carClasses.indexOf(carClass) + (parking === booked.parking ? 0 : 1);
  return {
    cars: cars
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ id: car, name, carClass, transmission, seats, parking }) => ({
        id: car,
        name,
        car_class: carClass,
        transmission,
        seats,
        place: parking,
      })),
  };
}
