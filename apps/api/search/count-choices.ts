import {
  depositChoices,
  PRICE_SLIDER_END,
  PRICE_SLIDER_STEP,
  fuelPolicies,
  seatChoices,
  transmissions,
} from '@nolo/domain/cars/car-features.ts';
import { deliveryDays } from '@nolo/domain/cars/list-choices.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carChoices } from '@nolo/contract/search.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import type { ChoiceCount, ChoiceGroup } from './choices-sql.ts';
import { asListed } from './delivered-cars.ts';
import { readyBetween } from './resolve-rental-period.ts';
import { readCriteria, type SearchRequest } from './read-criteria.ts';
import { countChoicesInDatabase, searchDirectory } from './search-store.ts';
import { MAX_COUNTED } from './search-sql.ts';

type Choice<T> = { choice: T; count: number };

/**
 * How many cars each choice of the filter panel would leave.
 * @throws AppError request.invalid and the booking.* codes of `carChoices`
 */
export async function countChoices(
  { database, clock }: Deps,
  caller: Caller,
  request: SearchRequest,
): Promise<CallData<typeof carChoices>> {
  const directory = await searchDirectory(database);
  const now = clock.now();
  const criteria = await asListed(database, readCriteria(caller, request, directory, now), directory);
  const readyTimes = deliveryDays.map((days) => ({ days, ...readyBetween(days, now, directory.timeZones) }));
  const counts = await countChoicesInDatabase(database, criteria, readyTimes);
  const { of, numbers, having } = readersOf(counts);
  const total = hitsOf(counts, null);
  return {
    total: Math.min(total, MAX_COUNTED),
    total_is_exact: total <= MAX_COUNTED,
    car_type: numbers('carType'),
    car_make: numbers('carMake'),
    company_id: numbers('company'),
    fuel_type: numbers('fuelType'),
    transmission: among(transmissions, of('transmission')),
    fuel_policy: among(fuelPolicies, of('fuelPolicy')),
    min_seats: adding(numbers('minSeats'), seatChoices, (seats, choice) => seats >= choice),
    max_deposit: adding(numbers('maxDeposit'), depositChoices, (minor, choice) => minor <= choice * 100),
    air_conditioning: having('airConditioning'),
    unlimited_mileage: having('unlimitedMileage'),
    free_cancellation: having('freeCancellation'),
    no_credit_card: having('noCreditCard'),
    delivery: having('delivery'),
    isEvent: having('forEvents'),
    d: adding(numbers('readyBetween'), deliveryDays, (days, choice) => days <= choice),
    prices: histogram(numbers('price')),
  };
}

/** What stands beside the choices of a group; null: too many hits to count. */
function readersOf(counts: readonly ChoiceCount[]) {
  const of = (group: ChoiceGroup): Choice<string>[] | null => {
    const rows = counts.filter((row) => row.group === group);
    const without = counts.some((row) => row.without === group) ? group : null;
    if (hitsOf(counts, without) > MAX_COUNTED) return null;
    return rows.map(({ value, amount }) => ({ choice: value, count: amount }));
  };
  const numbers = (group: ChoiceGroup): Choice<number>[] | null =>
    of(group)?.map(({ choice, count }) => ({ choice: Number(choice), count })) ?? null;
  const having = (group: ChoiceGroup): number | null => {
    const choices = of(group);
    return choices === null ? null : (choices[0]?.count ?? 0);
  };
  return { of, numbers, having };
}

function hitsOf(counts: readonly ChoiceCount[], without: ChoiceGroup | null): number {
  return counts.find((row) => row.group === null && row.without === without)?.amount ?? 0;
}

/** Choices that include one another ('at least 4 seats'): each counts all values that fulfil it. */
function adding(
  values: Choice<number>[] | null,
  choices: readonly number[],
  fulfils: (value: number, choice: number) => boolean,
): Choice<number>[] | null {
  if (values === null) return null;
  return choices.map((choice) => ({
    choice,
    count: values.reduce((sum, value) => sum + (fulfils(value.choice, choice) ? value.count : 0), 0),
  }));
}

function histogram(steps: Choice<number>[] | null) {
  if (steps === null) return null;
  const counts = Array.from({ length: PRICE_SLIDER_END / PRICE_SLIDER_STEP + 1 }, () => 0);
  for (const { choice, count } of steps) counts[choice] = count;
  return { step: PRICE_SLIDER_STEP, counts };
}

/** Those choices that are one of a list. */
function among<T extends string>(values: readonly T[], choices: Choice<string>[] | null): Choice<T>[] | null {
  if (choices === null) return null;
  return choices.flatMap(({ choice, count }) =>
    values.filter((value) => value === choice).map((value) => ({ choice: value, count })),
  );
}
