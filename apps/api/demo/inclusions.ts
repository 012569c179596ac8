import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { THIRD_PARTY_LEAST, withCovers } from '@nolo/domain/cars/inclusions.ts';
import type { BorderCountry, DepositMeans, RoadsideHelp } from '@nolo/domain/cars/inclusions.ts';
import { DRIVING_AGE } from '@nolo/domain/identity/age.ts';
import { featuresOf } from './car-features.ts';
import type { PlannedCar } from './cars.ts';
import type { PriceLevel } from './catalogue.ts';
import { companies } from './companies.ts';
import type { CityName, CompanyPlan, FleetKind } from './company-plan.ts';

/** What a company's rentals include; columns of `company`. */
export type CompanyInclusions = {
  third_party_persons_minor: number;
  third_party_property_minor: number;
  roadside_help: RoadsideHelp;
  cross_border: BorderCountry[];
  deposit_by: DepositMeans;
};

/** The same of a car; columns of `car`. */
export type CarInclusions = {
  damage_excess_minor: number | null;
  theft_excess_minor: number | null;
  extra_km_minor: number | null;
  minimum_age: number;
  licence_years: number;
};

const MILLION_EURO = 100_000_000;
const TO_THE_WEST: readonly CityName[] = ['Torino', 'Genova'];
const TO_THE_NORTH: readonly CityName[] = ['Milano', 'Bergamo', 'Verona', 'Bologna', 'Firenze'];
const TO_THE_EAST: readonly CityName[] = ['Trieste', 'Venezia'];
const ISLANDS: readonly CityName[] = ['Palermo', 'Catania', 'Cagliari'];
const COSTLY = new Set<FleetKind>(['luxury', 'exotic', 'ceremony']);

/** Cars go where their city's roads lead; those of islands, festive ones and those of the smallest stay in Italy. */
function crossBorderOf({ branches: [{ city }], fleet }: CompanyPlan): BorderCountry[] {
  if (ISLANDS.includes(city) || fleet === 'ceremony') return [];
  if (TO_THE_WEST.includes(city)) return ['FR', 'MC', 'CH', 'ES'];
  if (TO_THE_EAST.includes(city)) return ['AT', 'SI', 'HR', 'DE'];
  if (fleet === 'economy') return [];
  if (TO_THE_NORTH.includes(city)) return ['FR', 'MC', 'CH', 'LI', 'AT', 'DE'];
  return ['FR', 'MC', 'CH', 'AT'];
}

function thirdPartyOf({ fleet }: CompanyPlan, index: number) {
  const { personsMinor, propertyMinor } = THIRD_PARTY_LEAST;
  if (fleet === 'exotic') return [20 * MILLION_EURO, 5 * MILLION_EURO] as const;
  if (COSTLY.has(fleet) || index % 4 === 0) return [10 * MILLION_EURO, 2 * MILLION_EURO] as const;
  return [personsMinor, propertyMinor] as const;
}

function roadsideHelpOf({ fleet, fees }: CompanyPlan): RoadsideHelp {
  if (fleet !== 'economy') return 'always';
  return fees.delivery === null ? 'none' : 'office_hours';
}

function depositMeansOf({ fleet, fees }: CompanyPlan, index: number): DepositMeans {
  if (fleet === 'economy') return fees.oneWay === null ? 'card_or_cash' : 'any_card';
  return !COSTLY.has(fleet) && index % 3 === 2 ? 'any_card' : 'credit_card';
}

export function companyInclusions(company: CompanyPlan, index: number): CompanyInclusions {
  const [persons, property] = thirdPartyOf(company, index);
  return {
    third_party_persons_minor: persons,
    third_party_property_minor: property,
    roadside_help: roadsideHelpOf(company),
    cross_border: crossBorderOf(company),
    deposit_by: depositMeansOf(company, index),
  };
}

/** Whole euros, the extra kilometre in cents; ages and years of licence as rental desks ask for such cars. */
const byLevel: Record<
  PriceLevel,
  { excess: readonly number[]; step: number; extraKm: readonly number[]; age: number; licence: number }
> = {
  economy: { excess: [800, 900, 1000, 1200], step: 50, extraKm: [15, 18, 20], age: DRIVING_AGE, licence: 0 },
  standard: { excess: [1000, 1200, 1500], step: 50, extraKm: [20, 25, 30], age: 21, licence: 1 },
  premium: { excess: [1500, 1800, 2500], step: 100, extraKm: [35, 40, 50], age: 23, licence: 2 },
  luxury: { excess: [4000, 5000, 6000], step: 500, extraKm: [120, 150, 200], age: 25, licence: 3 },
  ultra: { excess: [8000, 10_000, 15_000], step: 1000, extraKm: [300, 400, 500], age: 28, licence: 5 },
};

/** The company for families covers all damage; nobody covers the theft of the dearest cars without being asked. */
export function carInclusions(car: PlannedCar): CarInclusions {
  const { excess, step, extraKm, age, licence } = byLevel[car.model.level];
  // Cars of one company differ, and the same car is always the same.
  const variety = car.dayMinor / 100 + car.year;
  const damage = car.company.fleet === 'family' ? 0 : (excess[variety % excess.length] ?? 0);
  const theft = Math.round((damage * 1.3) / step) * step;
  return {
    damage_excess_minor: damage * 100,
    theft_excess_minor: car.model.level === 'ultra' && variety % 2 === 0 ? null : theft * 100,
    extra_km_minor: car.kmPerDay === null ? null : (extraKm[variety % extraKm.length] ?? null),
    minimum_age: Math.max(age, car.company.fees.youngDriverPerDay === null ? 25 : 0),
    licence_years: licence,
  };
}

/** What a booking of the car keeps, its chosen covers counted (docs/specification/price.md 10). */
export function bookedInclusions(car: PlannedCar, coversMinor: readonly (number | null)[]): Inclusions {
  const company = companyInclusions(car.company, companies.indexOf(car.company));
  const own = carInclusions(car);
  const stated = {
    km_per_day: car.kmPerDay,
    extra_km: own.extra_km_minor,
    fuel_policy: featuresOf(car).fuel_policy,
    damage_excess: own.damage_excess_minor,
    theft_excess: own.theft_excess_minor,
    third_party: {
      persons: company.third_party_persons_minor,
      property: company.third_party_property_minor,
    },
    roadside_help: company.roadside_help,
    cross_border: company.cross_border,
    minimum_age: own.minimum_age,
    licence_years: own.licence_years,
    deposit_by: company.deposit_by,
  };
  return withCovers(stated, coversMinor);
}
