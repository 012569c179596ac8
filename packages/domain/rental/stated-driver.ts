import { YOUNG_DRIVER_UNDER } from '../pricing/young-driver.ts';

/**
 * Who will drive, as the search asks for it (docs/specification/search.md 9): every price and promise is for this
 * driver until an account says more. Both are completed years at pickup. `age` null: 25 or over. `licenceYears` null: as
 * many as any car asks for.
 */
export type StatedDriver = { age: number | null; licenceYears: number | null };

export const usualDriver: StatedDriver = { age: null, licenceYears: null };

export function isUsualDriver({ age, licenceYears }: StatedDriver): boolean {
  return age === null && licenceYears === null;
}

/** Ages that can be stated; nobody younger may rent, and who is older pays the usual price. */
export const STATED_AGES = { from: 18, to: YOUNG_DRIVER_UNDER - 1 } as const;

/** Years of licence that can be stated; more are enough for any car. */
export const STATED_LICENCE_YEARS = { from: 0, to: 4 } as const;

export type StatedDriverQuery = { driver_age?: number | undefined; licence_years?: number | undefined };

/** As addresses and calls write it; the usual driver is not written. */
export function statedDriverQuery({ age, licenceYears }: StatedDriver): StatedDriverQuery {
  return { driver_age: age ?? undefined, licence_years: licenceYears ?? undefined };
}

export function statedDriver({ driver_age, licence_years }: StatedDriverQuery): StatedDriver {
  return { age: driver_age ?? null, licenceYears: licence_years ?? null };
}

/** Reads what `statedDriverQuery` wrote; what makes no sense counts as not stated. */
export function readStatedDriver(query: { get(name: string): string | null }): StatedDriver {
  const read = (name: string, { from, to }: { from: number; to: number }) => {
    const text = query.get(name) ?? '';
    const value = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
    return value >= from && value <= to ? value : null;
  };
  return {
    age: read('driver_age', STATED_AGES),
    licenceYears: read('licence_years', STATED_LICENCE_YEARS),
  };
}

/** Whether a stated driver may hire a car, and if not, what is missing. */
export function statedDriverProblem(
  { age, licenceYears }: StatedDriver,
  car: { minimumAge: number; licenceYears: number },
): 'car.driver_age' | 'car.licence_years' | null {
  if (age !== null && age < car.minimumAge) return 'car.driver_age';
  return licenceYears !== null && licenceYears < car.licenceYears ? 'car.licence_years' : null;
}
