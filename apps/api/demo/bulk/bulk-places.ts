import { gazetteerRows } from '../../search/places/gazetteer.ts';

export type BulkPlace = { no: number; name: string; latitude: number; longitude: number; cars: number };

/**
 * The island of Lampedusa. However large the data, exactly {@link BENCH_CARS} cars stand here, always the same
 * with the same calendars, and none within {@link BENCH_LONELY_KM}: searching it finds the same number of cars
 * among ten thousand and among a million.
 */
export const BENCH_PLACE = { name: 'Lampedusa', latitude: 35.5, longitude: 12.6 } as const;
export const BENCH_CARS = 500;
export const BENCH_LONELY_KM = 60;
/** Cars stand up to this far from their place's centre, in degrees (some 2 km). */
export const SCATTER_DEGREES = 0.02;

const KM_PER_DEGREE = 111.32;
/** Beside its people, a place has visitors: a village of a hundred still has a car now and then. */
const VISITORS = 500;

function kmFromBench(latitude: number, longitude: number): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return (
    KM_PER_DEGREE * Math.hypot(latitude - BENCH_PLACE.latitude, (longitude - BENCH_PLACE.longitude) * shrink)
  );
}

/**
 * Italian towns with the cars that each gets of `total`, in proportion to people; the bench place comes first,
 * as number 0. Rounding is carried along, so the sum is exact.
 */
export function bulkPlaces(total: number): BulkPlace[] {
  if (!Number.isSafeInteger(total) || total <= BENCH_CARS) {
    throw new RangeError(`at least ${BENCH_CARS + 1} cars: ${BENCH_CARS} stand in ${BENCH_PLACE.name}`);
  }
  const towns = gazetteerRows.filter(
    ([, kind, , , country, , , latitude, longitude]) =>
      country === 'IT' &&
      (kind === 'city' || kind === 'town') &&
      kmFromBench(latitude, longitude) > BENCH_LONELY_KM + SCATTER_DEGREES * 2 * KM_PER_DEGREE,
  );
  const people = towns.reduce((sum, row) => sum + row[6] + VISITORS, 0);
  let peopleSoFar = 0;
  let carsSoFar = 0;
  const places = towns.map(([, , , names, , , population, latitude, longitude], index) => {
    peopleSoFar += population + VISITORS;
    const cars = Math.round(((total - BENCH_CARS) * peopleSoFar) / people) - carsSoFar;
    carsSoFar += cars;
    return { no: index + 1, name: names.split('|')[0] ?? names, latitude, longitude, cars };
  });
  return [{ no: 0, ...BENCH_PLACE, cars: BENCH_CARS }, ...places];
}
