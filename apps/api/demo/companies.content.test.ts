import { expect, test } from 'vitest';
import { openingTime } from '@nolo/contract/cars.ts';
import { readPostalAddress } from '@nolo/domain/billing/postal-address.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { isCouponCode } from '@nolo/domain/pricing/coupon-code.ts';
import { placeBySlug } from '../search/places/find-places.ts';
import { companies } from './companies.ts';
import { cities } from './company-plan.ts';
import { extrasOf } from './extras.ts';
import { couponsOf, dealsOf } from './offers.ts';
import { contractors, websites } from './websites.ts';

const TODAY = '2027-03-20' as LocalDate;

/** Doubled, and the digits of the result added. */
function doubled(digit: number): number {
  return digit < 5 ? 2 * digit : 2 * digit - 9;
}

/** Agenzia delle Entrate's rule, written the other way round than in bulk-companies.ts. */
function isVatNumber(text: string): boolean {
  const digits = text.split('').map(Number);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 1 ? doubled(digit) : digit), 0);
  return /^\d{11}$/.test(text) && sum % 10 === 0;
}

test('the check itself knows a real number from a wrong one', () => {
  expect(isVatNumber('00743110157')).toBe(true);
  expect(isVatNumber('00743110158')).toBe(false);
});

test('companies stand in all 19 cities', () => {
  const present = new Set(companies.flatMap(({ branches }) => branches.map(({ city }) => city)));
  expect(cities).toHaveLength(19);
  expect(present).toEqual(new Set(cities));
});

test('keys, names and VAT numbers are unique', () => {
  for (const column of ['key', 'name', 'vatNumber'] as const) {
    expect(new Set(companies.map((company) => company[column])).size).toBe(companies.length);
  }
});

test.each(companies)('$name has a valid VAT number, recipient code and telephone', (company) => {
  expect(isVatNumber(company.vatNumber)).toBe(true);
  expect(readPostalAddress(company.address)).not.toBeNull();
  expect(company.sdiCode ?? 'NONE000').toMatch(/^[A-Z0-9]{7}$/);
  expect(company.phone).toMatch(/^\+39 0\d+( \d+)+$/);
  expect(company.address).toMatch(/, \d{5} .+ [A-Z]{2}$/);
  for (const fee of Object.values(company.fees)) expect(fee ?? 1).toBeGreaterThan(0);
});

test.each(companies)('the opening hours of $name are what the API sends', (company) => {
  expect(openingTime.parse(company.openingHours)).toEqual(company.openingHours);
});

test('branches are in or near their city', () => {
  for (const branch of companies.flatMap(({ branches, takesBackAt = [] }) => [...branches, ...takesBackAt])) {
    const city = placeBySlug(branch.city.toLowerCase(), 'it');
    expect(city).toBeDefined();
    const shrink = Math.cos((branch.latitude * Math.PI) / 180);
    const north = branch.latitude - (city?.latitude ?? 0);
    const east = (branch.longitude - (city?.longitude ?? 0)) * shrink;
    // Malpensa, the farthest airport, is some 42 km from Milan.
    expect(111.32 * Math.hypot(north, east)).toBeLessThan(45);
  }
});

test('hours differ: some never close, some close on Sundays, some at weekends, some after midnight', () => {
  const hours = companies.map(({ openingHours }) => openingHours);
  const weekly = hours.filter((each) => each !== 'open_24_hours');
  expect(hours.length - weekly.length).toBeGreaterThanOrEqual(5);
  expect(weekly.filter(({ sunday }) => !sunday.checked).length).toBeGreaterThanOrEqual(4);
  expect(weekly.some(({ saturday, sunday }) => !saturday.checked && !sunday.checked)).toBe(true);
  expect(weekly.some(({ friday }) => friday.to < friday.from)).toBe(true);
});

/** Of the websites of companies, or of resellers. */
const themesOf = (kind: 'company' | 'contractor') =>
  websites.filter((website) => website[kind] !== null).map(({ theme }) => theme);

test('the reseller has three companies, and of the themes 1 to 3 each a company, theme 4 the marketplace', () => {
  const keys: readonly string[] = companies.map(({ key }) => key);
  for (const { companies: members } of contractors) {
    expect(members).toHaveLength(3);
    for (const key of members) expect(keys).toContain(key);
  }
  expect(themesOf('company')).toEqual([1, 2, 3]);
  expect(themesOf('contractor')).toEqual([3]);
  expect(websites.filter(({ theme }) => theme === 4).map(({ subDomain }) => subDomain)).toEqual(['www']);
  for (const { subDomain, color } of websites) {
    expect(subDomain).toMatch(/^[a-z0-9]{1,63}$/);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('extras have a price, a name and a description in three languages, and one of them is a driver', () => {
  for (const [index, company] of companies.entries()) {
    const extras = extrasOf(company, index);
    expect(extras.length).toBeGreaterThanOrEqual(4);
    expect(extras.filter(({ isDriver }) => isDriver)).toHaveLength(1);
    for (const { name, description, priceMinor } of extras) {
      expect(priceMinor).toBeGreaterThan(0);
      const texts = [name, description].flatMap(({ en, it, fr }) => [en, it, fr]);
      for (const text of texts) expect(text.trim()).not.toBe('');
    }
  }
});

test('offers are valid; every company has the demo coupon and an expired one', () => {
  for (const [index, company] of companies.entries()) {
    const coupons = couponsOf(company, TODAY);
    for (const { code, kind, value, startsOn, endsOn } of coupons) {
      expect(isCouponCode(code)).toBe(true);
      expect(startsOn <= endsOn).toBe(true);
      expect(value > 0 && (kind === 'flat_discount' || value <= 100)).toBe(true);
    }
    expect(coupons.find(({ code }) => code === '20272027')).toMatchObject({ value: 10, maxUses: null });
    expect(coupons.some(({ endsOn }) => endsOn < TODAY)).toBe(true);
    for (const { name, startsOn, endsOn } of dealsOf(index, TODAY)) {
      expect(startsOn <= endsOn).toBe(true);
      for (const text of [name.en, name.it, name.fr]) expect(text.trim()).not.toBe('');
    }
  }
});
