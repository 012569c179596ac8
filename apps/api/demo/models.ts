import type { Transmission } from '@nolo/domain/cars/car-features.ts';
import { keysOf } from '@nolo/domain/records.ts';
import { priceLevels } from './catalogue.ts';
import type { CarModel, MakeName, PriceLevel } from './catalogue.ts';
import { footerMakers } from './models/footer-makers.ts';
import type { Gearbox, ModelRow } from './models/model-row.ts';
import { otherMakers } from './models/other-makers.ts';

const rows: Record<MakeName, readonly ModelRow[]> = { ...footerMakers, ...otherMakers };

const GEARBOXES: Record<Gearbox, readonly Transmission[]> = {
  m: ['manual'],
  a: ['automatic'],
  ma: ['manual', 'automatic'],
};

function levelOf(dayEuro: number): PriceLevel {
  const level = keysOf(priceLevels).find(
    (name) => priceLevels[name].from <= dayEuro && dayEuro < priceLevels[name].to,
  );
  if (level === undefined) throw new RangeError(`no price level for ${dayEuro} a day`);
  return level;
}

function toModel(make: MakeName, row: ModelRow): CarModel {
  const [name, body, type, seats, doors, fuels, gearbox, dayEuro, firstYear, lastYear] = row;
  const transmissions = GEARBOXES[gearbox];
  const years = [firstYear, lastYear] as const;
  return {
    make,
    name,
    body,
    type,
    seats,
    doors,
    fuels,
    transmissions,
    level: levelOf(dayEuro),
    dayEuro,
    years,
  };
}

/** Models rented in Italy, by maker, with what they typically cost. */
export const models: readonly CarModel[] = keysOf(rows).flatMap((make) =>
  rows[make].map((row) => toModel(make, row)),
);
