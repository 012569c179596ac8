import { describe, expect, it, test } from 'vitest';
import { NO_EXPIRY } from '../identity/documents.ts';
import type { LocalDate, LocalDateTime } from '../calendar/local-date-time.ts';
import { missingForCheckIn, type HandoverDriver } from './check-in-needs.ts';
import { isClockOff, mayUndo, statusBeforeCheckIn } from './inspection.ts';
import { compareReturn, readSettlement, type ReturnFacts } from './settlement.ts';

const day = (text: string) => text as LocalDate;
const local = (text: string) => text as LocalDateTime;

describe('what a car is not handed over without', () => {
  const driver: HandoverDriver = {
    id: 'a',
    name: 'Giulia Conti',
    documentsStatus: 'verified',
    licenceExpiresOn: day('2027-03-29'),
  };
  const pickupAt = new Date('2027-03-26T09:00:00Z');
  const atPickup = { pickupAt, now: pickupAt };
  const of = (...drivers: HandoverDriver[]) =>
    missingForCheckIn({
      drivers,
      returnOn: day('2027-03-29'),
      isAgreementSigned: true,
      signers: ['a'],
      policeReport: 'receipt',
      ...atPickup,
    });

  it('is nothing for verified drivers whose licences are good on the return day', () => {
    expect(of(driver, { ...driver, licenceExpiresOn: NO_EXPIRY })).toEqual([]);
    expect(of(driver, { ...driver, licenceExpiresOn: null })).toEqual(['licence']);
  });

  it('is the agreement and a report to the police that has gone through or was taken on, whoever drives', () => {
    const ready = {
      drivers: null,
      signers: [],
      returnOn: day('2027-03-29'),
      isAgreementSigned: true,
      policeReport: 'manual',
      ...atPickup,
    } as const;
    expect(missingForCheckIn({ ...ready, isAgreementSigned: false })).toEqual(['agreement']);
    for (const policeReport of ['drafted', 'waiting', 'refused', 'outdated'] as const)
      expect(missingForCheckIn({ ...ready, policeReport })).toEqual(['police_report']);
    expect(missingForCheckIn(ready)).toEqual([]);
  });

  it('is that the pickup is at most 12 hours ahead', () => {
    const ready = {
      drivers: null,
      signers: [],
      returnOn: day('2027-03-29'),
      isAgreementSigned: true,
      pickupAt,
    } as const;
    const at = (now: string) => missingForCheckIn({ ...ready, policeReport: 'manual', now: new Date(now) });
    expect(at('2027-03-25T20:59:59Z')).toEqual(['pickup_near']);
    expect(at('2027-03-25T21:00:00Z')).toEqual([]);
    expect(at('2027-03-30T09:00:00Z')).toEqual([]);
  });

  it('is that somebody who drives has come, and that one of those has signed', () => {
    const other = { ...driver, id: 'b' };
    expect(of()).toEqual(['driver']);
    expect(of(driver, other)).toEqual([]);
    expect(of(other)).toEqual(['signer']);
    expect(of({ ...other, documentsStatus: 'rejected' })).toEqual(['documents', 'signer']);
  });

  it('is what any of them lacks', () => {
    expect(of(driver, { ...driver, documentsStatus: 'uploaded' })).toEqual(['documents']);
    expect(of({ ...driver, documentsStatus: 'rejected', licenceExpiresOn: day('2027-03-28') })).toEqual([
      'documents',
      'licence',
    ]);
  });
});

const status = (...kinds: ('signed' | 'deposit_collected' | 'checked_in')[]) =>
  statusBeforeCheckIn(kinds.map((kind) => ({ kind })));

describe('undoing a check-in', () => {
  it('is possible for ten minutes, the last instant included', () => {
    const at = new Date('2027-03-26T09:00:00Z');
    expect(mayUndo(at, new Date('2027-03-26T09:10:00.000Z'))).toBe(true);
    expect(mayUndo(at, new Date('2027-03-26T09:10:00.001Z'))).toBe(false);
  });

  it('leads back to what was there: of signature and deposit the later one', () => {
    expect(status('checked_in')).toBe('PAID');
    expect(status('signed', 'checked_in')).toBe('SIGNED');
    expect(status('signed', 'deposit_collected', 'checked_in')).toBe('DEPOSIT COLLECTED');
    expect(status('deposit_collected', 'signed', 'checked_in')).toBe('SIGNED');
  });
});

describe('a return compared with its pickup', () => {
  const facts: ReturnFacts = {
    pickupLocal: local('2027-03-26T10:00'),
    returnLocal: local('2027-03-29T10:00'),
    returnedLocal: local('2027-03-29T10:00'),
    kmPerDay: 200,
    extraKmMinor: 25,
    latePerDayMinor: 4000,
    leftWith: { mileageKm: 12_000, fuelEighths: 8 },
    cameWith: { mileageKm: 12_600, fuelEighths: 8 },
  };

  it('of what was agreed costs nothing', () => {
    expect(compareReturn(facts)).toEqual({
      drivenKm: 600,
      extraKm: 0,
      missingFuelEighths: 0,
      kilometresMinor: 0,
      lateFeeMinor: 0,
    });
  });

  it('counts kilometres above the allowance of all days, and the tank', () => {
    const back = compareReturn({ ...facts, cameWith: { mileageKm: 12_640, fuelEighths: 5 } });
    expect(back).toMatchObject({ drivenKm: 640, extraKm: 40, kilometresMinor: 1000, missingFuelEighths: 3 });
    const more = { ...facts, cameWith: { mileageKm: 15_000, fuelEighths: 8 } };
    expect(compareReturn({ ...more, kmPerDay: null })).toMatchObject({ extraKm: 0, kilometresMinor: 0 });
    expect(compareReturn({ ...more, extraKmMinor: null })).toMatchObject({
      extraKm: 2400,
      kilometresMinor: null,
    });
    expect(compareReturn({ ...facts, leftWith: { mileageKm: 12_000, fuelEighths: 4 } })).toMatchObject({
      missingFuelEighths: 0,
    });
  });

  it('that is not read, or reads less than the pickup, says nothing of kilometres', () => {
    for (const mileageKm of [null, 11_999]) {
      expect(compareReturn({ ...facts, cameWith: { mileageKm, fuelEighths: 8 } })).toMatchObject({
        drivenKm: null,
        extraKm: null,
        kilometresMinor: null,
        lateFeeMinor: 0,
      });
    }
  });

  it('an hour late is in time, a minute more is a day, also over the change of the clocks', () => {
    const late = (returned: string) =>
      compareReturn({ ...facts, returnedLocal: local(returned) }).lateFeeMinor;
    expect(late('2027-03-29T11:00')).toBe(0);
    expect(late('2027-03-29T11:01')).toBe(4000);
    expect(late('2027-03-30T10:01')).toBe(8000);
    const overChange = { ...facts, returnLocal: local('2027-03-28T01:30') };
    expect(compareReturn({ ...overChange, returnedLocal: local('2027-03-28T03:15') }).lateFeeMinor).toBe(
      4000,
    );
    expect(
      compareReturn({ ...facts, latePerDayMinor: null, returnedLocal: local('2027-03-31T10:00') }),
    ).toMatchObject({
      lateFeeMinor: 0,
    });
  });
});

describe('a settlement as it was typed', () => {
  const typed = { late_fee: '', kilometres: '1.500,00', fuel: '1.500', damage: '150 EUR' };

  it('is read part by part; nothing typed is nothing', () => {
    expect(readSettlement(typed)).toEqual({
      late_fee: 0,
      kilometres: 150_000,
      fuel: 150_000,
      damage: 15_000,
    });
  });

  it('is none while a part cannot be read, or is more than can be agreed', () => {
    for (const damage of ['much', '1234.567', '-5', '100.000,01'])
      expect(readSettlement({ ...typed, damage })).toBeNull();
    expect(readSettlement({ ...typed, damage: '100.000' })).toMatchObject({ damage: 10_000_000 });
  });
});

test('a device’s clock is off from more than a day on, either way', () => {
  const at = new Date('2027-03-26T09:00:00Z');
  expect(isClockOff(new Date('2027-03-27T09:00:00Z'), at)).toBe(false);
  expect(isClockOff(new Date('2027-03-27T09:00:01Z'), at)).toBe(true);
  expect(isClockOff(new Date('2027-03-25T08:59:59Z'), at)).toBe(true);
});
