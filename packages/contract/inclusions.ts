import { z } from 'zod';
import { fuelPolicies } from '@nolo/domain/cars/car-features.ts';
import { borderCountries, depositMeans, roadsideHelps } from '@nolo/domain/cars/inclusions.ts';
import { minor } from './wire.ts';

/** What a rental includes and what is asked of its driver; amounts in minor units. */
export const inclusions = z.object({
  /** Null: unlimited. */
  km_per_day: z.number().int().nullable(),
  /** Null: unlimited kilometres, or the company names the price at pickup. */
  extra_km: minor.nullable(),
  fuel_policy: z.enum(fuelPolicies),
  /** What the renter pays of a damage at most; null: not covered. */
  damage_excess: minor.nullable(),
  theft_excess: minor.nullable(),
  /** Cover for each accident: hurt people and broken things. */
  third_party: z.object({ persons: minor, property: minor }),
  roadside_help: z.enum(roadsideHelps),
  /** Countries beyond Italy; empty: none. */
  cross_border: z.array(z.enum(borderCountries)),
  minimum_age: z.number().int(),
  licence_years: z.number().int(),
  deposit_by: z.enum(depositMeans),
});
export type Inclusions = z.infer<typeof inclusions>;
