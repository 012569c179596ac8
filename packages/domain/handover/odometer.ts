/** More than a car is ever driven. */
export const MOST_KILOMETRES = 2_000_000;

/** What a car is driven in a day; ten times as much asks whether the reading is right. */
const PLAUSIBLE_KM_PER_DAY = 100;
/** However long ago the last reading is. */
const MOST_UNASKED_KM = 3000;
const DAY_MS = 86_400_000;

/** Why a reading is asked for once more. */
export type ReadingDoubt = 'below' | 'far_above';

export type LastReading = {
  mileageKm: number;
  /** Null: nobody knows when it was read. */
  readAt: Date | null;
};

/**
 * What there is to doubt about an odometer's reading (docs/specification/handover.md 3): it is below the last one, more
 * than 3,000 km above it, or more than ten times what a car is driven in the started days since. Null: nothing, also of a
 * first reading. A doubtful reading is taken once it was confirmed: nobody who reads the truth is locked out by a slip
 * of somebody else.
 */
export function doubtReading(mileageKm: number, last: LastReading | null, now: Date): ReadingDoubt | null {
  if (last === null) return null;
  if (mileageKm < last.mileageKm) return 'below';
  const days = last.readAt && Math.max(1, Math.ceil((now.getTime() - last.readAt.getTime()) / DAY_MS));
  const unaskedKm = Math.min(MOST_UNASKED_KM, 10 * PLAUSIBLE_KM_PER_DAY * (days ?? Infinity));
  return mileageKm - last.mileageKm > unaskedKm ? 'far_above' : null;
}

/** The readings of a car before and after one that is corrected; null: there is none. */
export type NeighbouringReadings = { beforeKm: number | null; afterKm: number | null };

/** Whether a corrected reading stands between its neighbours: the record never says that a car drove backwards. */
export function isBetweenReadings(mileageKm: number, { beforeKm, afterKm }: NeighbouringReadings): boolean {
  return (beforeKm === null || mileageKm >= beforeKm) && (afterKm === null || mileageKm <= afterKm);
}
