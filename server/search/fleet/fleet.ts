import { recordOf } from '../../../domain/records.ts';

export const FEATURES = [
  'company_id',
  'model_id',
  'make_id',
  'car_type_id',
  'fuel_type',
  'transmission',
  'fuel_policy',
  'seats',
  'deposit_minor',
  'marks',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What a car is or is not; its `marks` are the sum. */
export const MARKS = {
  is_online: 1,
  is_delivery: 2,
  air_conditioning: 4,
  for_events: 8,
  unlimited_mileage: 16,
} as const;

/** Cars as they are now, a list for each column; `busy`: from and to of each time that a car is held. */
export type FleetRows = Record<Feature | 'car_id' | 'latitude' | 'longitude', readonly number[]> & {
  busy: readonly (readonly Time[])[];
};
/** In milliseconds; null: without end. */
type Time = readonly [number | null, number | null];

/**
 * What a map needs of all cars, in this process's memory: numbers in arrays, in which a car's place is its id. A place
 * without a car is not online.
 */
export class Fleet {
  latitude = new Float64Array();
  longitude = new Float64Array();
  readonly features = recordOf(FEATURES, () => new Int32Array());
  /** Where a car's times begin in `#starts` and `#ends`, how many there are, and for how many there is room. */
  #busyAt = new Int32Array();
  #busyCount = new Int32Array();
  #busyRoom = new Int32Array();
  #starts = new Float64Array();
  #ends = new Float64Array();
  #timesUsed = 0;

  /** Of cars in the order of their ids. */
  write(rows: FleetRows): void {
    this.#makeRoom((rows.car_id.at(-1) ?? -1) + 1);
    rows.car_id.forEach((car, at) => {
      this.latitude[car] = rows.latitude[at] ?? 0;
      this.longitude[car] = rows.longitude[at] ?? 0;
      for (const feature of FEATURES) this.features[feature][car] = rows[feature][at] ?? 0;
      this.#writeBusy(car, rows.busy[at] ?? []);
    });
  }

  remove(cars: readonly number[]): void {
    for (const car of cars) this.features.marks[car] = 0;
  }

  /** Whether the car is held at any moment from `from` until before `to`. */
  isHeld(car: number, from: number, to: number): boolean {
    const first = this.#busyAt[car] ?? 0;
    const end = first + (this.#busyCount[car] ?? 0);
    // They are in order, and none touches the next.
    for (let at = first; at < end && (this.#starts[at] ?? 0) < to; at += 1)
      if ((this.#ends[at] ?? 0) > from) return true;
    return false;
  }

  /** Whether it is without a free moment in that time. */
  isHeldThroughout(car: number, from: number, to: number): boolean {
    const first = this.#busyAt[car] ?? 0;
    const end = first + (this.#busyCount[car] ?? 0);
    for (let at = first; at < end; at += 1)
      if ((this.#starts[at] ?? 0) <= from && (this.#ends[at] ?? 0) >= to) return true;
    return false;
  }

  #makeRoom(size: number): void {
    if (size <= this.latitude.length) return;
    const room = Math.ceil(size * 1.2);
    this.latitude = largerFloats(this.latitude, room);
    this.longitude = largerFloats(this.longitude, room);
    for (const feature of FEATURES) this.features[feature] = largerIntegers(this.features[feature], room);
    this.#busyAt = largerIntegers(this.#busyAt, room);
    this.#busyCount = largerIntegers(this.#busyCount, room);
    this.#busyRoom = largerIntegers(this.#busyRoom, room);
  }

  /** In place as long as there is room; a car that needs more moves to the end, with some to spare. */
  #writeBusy(car: number, times: readonly Time[]): void {
    const room = this.#busyRoom[car] ?? 0;
    if (times.length > room) {
      const wanted = room === 0 ? times.length : 2 * times.length;
      this.#makeRoomForTimes(this.#timesUsed + wanted);
      this.#busyAt[car] = this.#timesUsed;
      this.#busyRoom[car] = wanted;
      this.#timesUsed += wanted;
    }
    this.#busyCount[car] = times.length;
    const first = this.#busyAt[car] ?? 0;
    times.forEach(([from, to], at) => {
      this.#starts[first + at] = from ?? -Infinity;
      this.#ends[first + at] = to ?? Infinity;
    });
  }

  #makeRoomForTimes(size: number): void {
    if (size <= this.#starts.length) return;
    const room = Math.ceil(size * 1.2);
    this.#starts = largerFloats(this.#starts, room);
    this.#ends = largerFloats(this.#ends, room);
  }
}

function largerFloats(array: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(size);
  larger.set(array);
  return larger;
}

function largerIntegers(array: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(array);
  return larger;
}
