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

type Box = { lat: readonly [number, number]; long: readonly [number, number] };
/** Places from `first` until before `end`; `isWithin`: the area has all cars of them. */
export type Stretch = { first: number; end: number; isWithin: boolean };

/** Places of one box. */
const BLOCK = 256;

/**
 * What a map needs of all cars, in this process's memory: numbers in arrays, in which each car has a place. Places are
 * given in the order in which cars come, neighbours first: what an area needs is read one after the other, and of
 * blocks elsewhere nothing is. A place whose car is gone is not online.
 */
export class Fleet {
  latitude = new Float64Array();
  longitude = new Float64Array();
  carId = new Int32Array();
  readonly features = recordOf(FEATURES, () => new Int32Array());
  #size = 0;
  /** By car: its place and one, 0 for none. */
  #places = new Int32Array();
  /** By block: south, north, west, east of the cars that were ever in it. */
  #boxes = new Float64Array();
  /** Where a car's times begin in `#starts` and `#ends`, how many there are, and for how many there is room. */
  #busyAt = new Int32Array();
  #busyCount = new Int32Array();
  #busyRoom = new Int32Array();
  #starts = new Float64Array();
  #ends = new Float64Array();
  #timesUsed = 0;

  write(rows: FleetRows): void {
    this.#makeRoom(rows.car_id);
    rows.car_id.forEach((car, at) => {
      const place = this.placeOf(car) ?? this.#newPlace(car);
      this.latitude[place] = rows.latitude[at] ?? 0;
      this.longitude[place] = rows.longitude[at] ?? 0;
      for (const feature of FEATURES) this.features[feature][place] = rows[feature][at] ?? 0;
      this.#widenBox(place);
      this.#writeBusy(place, rows.busy[at] ?? []);
    });
  }

  remove(cars: readonly number[]): void {
    for (const car of cars) {
      const place = this.placeOf(car);
      if (place !== null) this.features.marks[place] = 0;
    }
  }

  placeOf(car: number): number | null {
    const place = (this.#places[car] ?? 0) - 1;
    return place < 0 ? null : place;
  }

  /** Where the cars of an area may be. */
  stretches({ lat: [south, north], long: [west, east] }: Box): Stretch[] {
    const found: Stretch[] = [];
    for (let first = 0; first < this.#size; first += BLOCK) {
      const at = (first / BLOCK) * 4;
      const [bottom, top] = [this.#boxes[at] ?? 0, this.#boxes[at + 1] ?? 0];
      const [left, right] = [this.#boxes[at + 2] ?? 0, this.#boxes[at + 3] ?? 0];
      if (bottom > north || top < south || left > east || right < west) continue;
      const isWithin = bottom >= south && top <= north && left >= west && right <= east;
      found.push({ first, end: Math.min(first + BLOCK, this.#size), isWithin });
    }
    return found;
  }

  /** Whether the car is held at any moment from `from` until before `to`. */
  isHeld(place: number, from: number, to: number): boolean {
    const first = this.#busyAt[place] ?? 0;
    const end = first + (this.#busyCount[place] ?? 0);
    // They are in order, and none touches the next.
    for (let at = first; at < end && (this.#starts[at] ?? 0) < to; at += 1)
      if ((this.#ends[at] ?? 0) > from) return true;
    return false;
  }

  /** Whether it is without a free moment in that time. */
  isHeldThroughout(place: number, from: number, to: number): boolean {
    const first = this.#busyAt[place] ?? 0;
    const end = first + (this.#busyCount[place] ?? 0);
    for (let at = first; at < end; at += 1)
      if ((this.#starts[at] ?? 0) <= from && (this.#ends[at] ?? 0) >= to) return true;
    return false;
  }

  #newPlace(car: number): number {
    const place = this.#size;
    this.#size += 1;
    this.#places[car] = this.#size;
    this.carId[place] = car;
    return place;
  }

  #widenBox(place: number): void {
    const at = Math.floor(place / BLOCK) * 4;
    const [lat = 0, long = 0] = [this.latitude[place], this.longitude[place]];
    const isNew = place % BLOCK === 0 && place === this.#size - 1;
    const [south = 0, north = 0, west = 0, east = 0] = isNew
      ? [lat, lat, long, long]
      : this.#boxes.subarray(at, at + 4);
    this.#boxes.set(
      [Math.min(south, lat), Math.max(north, lat), Math.min(west, long), Math.max(east, long)],
      at,
    );
  }

  #makeRoom(cars: readonly number[]): void {
    const last = cars.reduce((most, car) => Math.max(most, car), 0);
    if (last >= this.#places.length) this.#places = largerIntegers(this.#places, last + 1);
    const size = this.#size + cars.length;
    if (size <= this.latitude.length) return;
    this.latitude = largerFloats(this.latitude, size);
    this.longitude = largerFloats(this.longitude, size);
    this.carId = largerIntegers(this.carId, size);
    for (const feature of FEATURES) this.features[feature] = largerIntegers(this.features[feature], size);
    this.#busyAt = largerIntegers(this.#busyAt, size);
    this.#busyCount = largerIntegers(this.#busyCount, size);
    this.#busyRoom = largerIntegers(this.#busyRoom, size);
    this.#boxes = largerFloats(this.#boxes, 4 * Math.ceil(this.latitude.length / BLOCK));
  }

  /** In place as long as there is room; a car that needs more moves to the end, with some to spare. */
  #writeBusy(place: number, times: readonly Time[]): void {
    const room = this.#busyRoom[place] ?? 0;
    if (times.length > room) {
      const wanted = room === 0 ? times.length : 2 * times.length;
      this.#makeRoomForTimes(this.#timesUsed + wanted);
      this.#busyAt[place] = this.#timesUsed;
      this.#busyRoom[place] = wanted;
      this.#timesUsed += wanted;
    }
    this.#busyCount[place] = times.length;
    const first = this.#busyAt[place] ?? 0;
    times.forEach(([from, to], at) => {
      this.#starts[first + at] = from ?? -Infinity;
      this.#ends[first + at] = to ?? Infinity;
    });
  }

  #makeRoomForTimes(size: number): void {
    if (size <= this.#starts.length) return;
    this.#starts = largerFloats(this.#starts, size);
    this.#ends = largerFloats(this.#ends, size);
  }
}

/** A fifth more than is needed now. */
const withSpare = (size: number) => Math.ceil(size * 1.2);

function largerFloats(array: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(withSpare(size));
  larger.set(array);
  return larger;
}

function largerIntegers(array: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(withSpare(size));
  larger.set(array);
  return larger;
}
