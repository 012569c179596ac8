import type { Database } from '../../platform/database.ts';
import { pieceOf, type MapGroup } from '../map-groups-sql.ts';
import type { Area, SearchCriteria } from '../search-criteria.ts';
import { fleetCopyOf } from './fleet-copy.ts';
import { eachHit, hinderedCompanies } from './fleet-hits.ts';
import { readCompanyTimes } from './fleet-store.ts';

/** A map has some thousands; more are those of a narrow area from pole to pole. */
const MOST_PIECES = 65_536;

/** The groups of `mapGroupsSql` without prices, from memory; null where the copy is not filled or not enough. */
export async function groupFleet(
  database: Database,
  criteria: SearchCriteria,
  zoom: number,
): Promise<MapGroup[] | null> {
  const grid = gridOf(criteria.area, zoom);
  if (criteria.filters.price !== null || grid.pieces > MOST_PIECES) return null;
  const companies = criteria.stay ? await readCompanyTimes(database, criteria.stay) : [];
  const fleet = await fleetCopyOf(database).current();
  if (fleet === null) return null;
  const groups = new Groups(grid.pieces);
  const { latitude, longitude, carId } = fleet;
  const { company_id } = fleet.features;
  const hindered = hinderedCompanies(companies);
  eachHit(fleet, criteria, companies, (place) => {
    const lat = latitude[place] ?? 0;
    const long = longitude[place] ?? 0;
    const piece = grid.pieceAt(lat, long);
    groups.add(piece, carId[place] ?? 0, lat, long);
    if (hindered[company_id[place] ?? 0] === 1) groups.hinder(piece);
  });
  return groups.found();
}

/** The pieces that an area touches, one row of them after the other. */
function gridOf(area: Area | null, zoom: number) {
  const { width, height } = pieceOf(area, zoom);
  const [south, north] = (area?.lat ?? [-90, 90]).map((degrees) => Math.floor(degrees / height));
  const [west, east] = (area?.long ?? [-180, 180]).map((degrees) => Math.floor(degrees / width));
  const bottom = south ?? 0;
  const left = west ?? 0;
  const across = (east ?? 0) - left + 1;
  return {
    pieces: ((north ?? 0) - bottom + 1) * across,
    pieceAt: (lat: number, long: number) =>
      (Math.floor(lat / height) - bottom) * across + Math.floor(long / width) - left,
  };
}

/** Numbers in arrays: a hundred thousand hits are added in some milliseconds. */
class Groups {
  readonly #count: Int32Array;
  readonly #hindered: Int32Array;
  readonly #car: Int32Array;
  readonly #lat: Sums;
  readonly #long: Sums;

  constructor(pieces: number) {
    this.#count = new Int32Array(pieces);
    this.#hindered = new Int32Array(pieces);
    this.#car = new Int32Array(pieces);
    this.#lat = new Sums(pieces);
    this.#long = new Sums(pieces);
  }

  add(piece: number, car: number, lat: number, long: number): void {
    this.#count[piece] = (this.#count[piece] ?? 0) + 1;
    this.#car[piece] = car;
    this.#lat.add(piece, lat);
    this.#long.add(piece, long);
  }

  /** One of the cars added cannot be booked. */
  hinder(piece: number): void {
    this.#hindered[piece] = (this.#hindered[piece] ?? 0) + 1;
  }

  found(): MapGroup[] {
    const groups: MapGroup[] = [];
    this.#count.forEach((count, piece) => {
      if (count === 0) return;
      groups.push({
        latitude: this.#lat.sum(piece) / count,
        longitude: this.#long.sum(piece) / count,
        lat: this.#lat.range(piece),
        long: this.#long.range(piece),
        count,
        bookable: count - (this.#hindered[piece] ?? 0),
        car_id: count === 1 ? (this.#car[piece] ?? null) : null,
        cheapest: null,
      });
    });
    return groups;
  }
}

class Sums {
  readonly #sum: Float64Array;
  readonly #least: Float64Array;
  readonly #most: Float64Array;

  constructor(pieces: number) {
    this.#sum = new Float64Array(pieces);
    this.#least = new Float64Array(pieces).fill(Infinity);
    this.#most = new Float64Array(pieces).fill(-Infinity);
  }

  add(piece: number, value: number): void {
    this.#sum[piece] = (this.#sum[piece] ?? 0) + value;
    if (value < (this.#least[piece] ?? 0)) this.#least[piece] = value;
    if (value > (this.#most[piece] ?? 0)) this.#most[piece] = value;
  }

  sum(piece: number): number {
    return this.#sum[piece] ?? 0;
  }

  range(piece: number): [number, number] {
    return [this.#least[piece] ?? 0, this.#most[piece] ?? 0];
  }
}
