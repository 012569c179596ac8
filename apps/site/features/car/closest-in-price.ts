type Priced = { price: { day: number } };

/** The cars whose price per day is closest to the car's first; equals keep their order. */
export function closestInPrice<T extends Priced>(cars: readonly T[], car: Priced): T[] {
  const distance = (other: Priced) => Math.abs(other.price.day - car.price.day);
  return cars.toSorted((a, b) => distance(a) - distance(b));
}
