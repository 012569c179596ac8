import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../calendar/local-date-time.ts';
import { isYoungDriver } from '../pricing/young-driver.ts';
import { ageOn } from './age.ts';

const on = (text: string) => text as LocalDate;

describe('age', () => {
  it('counts completed years', () => {
    expect(ageOn(on('2002-03-26'), on('2027-03-25'))).toBe(24);
    expect(ageOn(on('2002-03-26'), on('2027-03-26'))).toBe(25);
    expect(ageOn(on('2002-12-31'), on('2027-01-01'))).toBe(24);
  });

  it('someone born on 29 February has the birthday on 1 March in a common year', () => {
    expect(ageOn(on('2004-02-29'), on('2027-02-28'))).toBe(22);
    expect(ageOn(on('2004-02-29'), on('2027-03-01'))).toBe(23);
    expect(ageOn(on('2004-02-29'), on('2028-02-29'))).toBe(24);
  });

  it('a young driver is under 25 on the pickup day (docs/specification/price.md 6)', () => {
    expect(isYoungDriver(on('2002-03-27'), on('2027-03-26'))).toBe(true);
    expect(isYoungDriver(on('2002-03-26'), on('2027-03-26'))).toBe(false);
  });
});
