import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMinutes, dateTimeOf } from './local-date-time.ts';
import { firstExisting } from './skipped-time.ts';
import { toInstant, toLocal } from './zone.ts';

const at = dateTimeOf;

it.each([
  ['2027-03-28T01:59', 'Europe/Rome', '2027-03-28T01:59'],
  ['2027-03-28T02:00', 'Europe/Rome', '2027-03-28T03:00'],
  ['2027-03-28T02:59', 'Europe/Rome', '2027-03-28T03:00'],
  ['2027-03-28T03:00', 'Europe/Rome', '2027-03-28T03:00'],
  ['2027-10-31T02:30', 'Europe/Rome', '2027-10-31T02:30'],
  ['2027-03-28T02:30', 'Europe/Athens', '2027-03-28T02:30'],
  // Half an hour only, and far ahead of UTC.
  ['2027-10-03T02:10', 'Australia/Lord_Howe', '2027-10-03T02:30'],
  ['2027-03-14T02:30', 'America/Los_Angeles', '2027-03-14T03:00'],
])('%s in %s is %s', (wanted, zone, existing) => {
  expect(firstExisting(at(wanted), zone)).toBe(existing);
});

it('is what the zone’s own clock shows at that instant, and never earlier than what was wanted', () => {
  const zones = ['Europe/Rome', 'Europe/Lisbon', 'America/New_York', 'Pacific/Auckland', 'UTC'];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 370 * 24 * 60 }), (zone, minutes) => {
      const wanted = addMinutes(at('2027-01-01T00:00'), minutes);
      const existing = firstExisting(wanted, zone);
      expect(toLocal(toInstant(wanted, zone), zone)).toBe(existing);
      expect(existing >= wanted).toBe(true);
      expect(existing <= addMinutes(wanted, 60)).toBe(true);
    }),
  );
});
