import type { BenchRow } from '../bench-row.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { benchReservationRace } from './reservation-race.ts';

/** How long it takes, and how much it shows; 0 leaves a part out. */
const RESERVATIONS = Number(process.env['LOAD_RESERVATIONS'] ?? 2000);
const KILLS = Number(process.env['LOAD_KILLS'] ?? 48);

/** The reservation race, then the mixed load while everything around it is killed. */
export async function benchLoad(): Promise<BenchRow[]> {
  const race = RESERVATIONS > 0 ? await benchReservationRace(RESERVATIONS) : [];
  const mixed = KILLS > 0 ? await benchMixedLoad(KILLS) : [];
  return [...race, ...mixed];
}
