import { sql } from 'kysely';
import type { Inclusions } from '@nolo/contract/inclusions.ts';

/** What renting `car` from its `company` includes, as the contract's `inclusions`; both stand in the FROM. */
export const inclusionsJson = sql<Inclusions>`(SELECT row_to_json(i) FROM (SELECT car.km_per_day,
  car.extra_km_minor AS extra_km, car.fuel_policy, car.damage_excess_minor AS damage_excess,
  car.theft_excess_minor AS theft_excess, (SELECT t FROM (SELECT company.third_party_persons_minor AS persons,
    company.third_party_property_minor AS property) t) AS third_party, company.roadside_help, company.cross_border,
  car.minimum_age, car.licence_years, company.deposit_by) i)`;
