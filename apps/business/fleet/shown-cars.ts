import type { FleetCar } from '@nolo/contract/business/fleet.ts';

const kinds = ['all', 'online', 'offline', 'due', 'archived'] as const;
export type Shown = (typeof kinds)[number];
export const isShown = (text: string): text is Shown => kinds.some((one) => one === text);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isOf(car: FleetCar, show: Shown): boolean {
  if (show === 'archived') return car.is_archived;
  if (car.is_archived) return false;
  if (show === 'due') return car.expiries.length > 0;
  return show === 'all' || car.is_online === (show === 'online');
}

/** Every word that was typed is in plate, make, model, year or location; a plate also with blanks in it. */
export function shownCars(
  cars: readonly FleetCar[],
  { query, show }: { query: string; show: Shown },
): FleetCar[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const joined = words.join('');
  return cars.filter((car) => {
    if (!isOf(car, show)) return false;
    const plate = (car.plate ?? '').toLowerCase();
    if (joined !== '' && plate.includes(joined)) return true;
    const text = plain(`${plate} ${car.make} ${car.model} ${car.year} ${car.location}`);
    return words.every((word) => text.includes(word));
  });
}
