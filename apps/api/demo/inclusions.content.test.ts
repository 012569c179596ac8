import { expect, test } from 'vitest';
import { THIRD_PARTY_LEAST, depositMeans, roadsideHelps } from '@nolo/domain/cars/inclusions.ts';
import { planCars } from './cars.ts';
import { companies } from './companies.ts';
import { carInclusions, companyInclusions } from './inclusions.ts';

const cars = planCars(new Date('2027-03-20T10:00:00Z'));
const ofCars = cars.map((car) => ({ car, ...carInclusions(car) }));
const ofCompanies = companies.map(companyInclusions);

test('companies differ in all they state, and none covers less than the law demands', () => {
  expect(new Set(ofCompanies.map(({ roadside_help }) => roadside_help))).toEqual(new Set(roadsideHelps));
  expect(new Set(ofCompanies.map(({ deposit_by }) => deposit_by))).toEqual(new Set(depositMeans));
  expect(ofCompanies.some(({ cross_border }) => cross_border.length === 0)).toBe(true);
  expect(ofCompanies.some(({ cross_border }) => cross_border.includes('HR'))).toBe(true);
  for (const { third_party_persons_minor, third_party_property_minor } of ofCompanies) {
    expect(third_party_persons_minor).toBeGreaterThanOrEqual(THIRD_PARTY_LEAST.personsMinor);
    expect(third_party_property_minor).toBeGreaterThanOrEqual(THIRD_PARTY_LEAST.propertyMinor);
  }
});

test('cars differ: some have no excess, some no theft cover, and limited kilometres have a price', () => {
  expect(new Set(ofCars.map(({ damage_excess_minor }) => damage_excess_minor)).size).toBeGreaterThan(10);
  expect(ofCars.some(({ damage_excess_minor }) => damage_excess_minor === 0)).toBe(true);
  expect(ofCars.some(({ theft_excess_minor }) => theft_excess_minor === null)).toBe(true);
  for (const { car, extra_km_minor, damage_excess_minor, theft_excess_minor } of ofCars) {
    expect(extra_km_minor === null).toBe(car.kmPerDay === null);
    expect(theft_excess_minor ?? damage_excess_minor).toBeGreaterThanOrEqual(damage_excess_minor ?? 0);
  }
});

test('who may drive: older for dearer cars, and never below the age at which a company rents at all', () => {
  expect(new Set(ofCars.map(({ minimum_age }) => minimum_age))).toEqual(new Set([18, 21, 23, 25, 28]));
  expect(new Set(ofCars.map(({ licence_years }) => licence_years))).toEqual(new Set([0, 1, 2, 3, 5]));
});
