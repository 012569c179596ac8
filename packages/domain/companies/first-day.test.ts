import { expect, it } from 'vitest';
import { firstDaySteps, whatIsMissing } from './first-day.ts';

const nothing = { hasHours: false, hasConditions: false, locations: 0, account: 'none' } as const;
const all = { hasHours: true, hasConditions: true, locations: 1, account: 'enabled' } as const;

it('a company that has just been accepted lacks everything, in the order of the list', () => {
  expect(whatIsMissing(nothing)).toEqual(firstDaySteps);
});

it('one that has said and done all lacks nothing', () => {
  expect(whatIsMissing(all)).toEqual([]);
});

it.each(['none', 'incomplete', 'restricted', 'rejected'] as const)(
  'an account that is %s is missing',
  (account) => {
    expect(whatIsMissing({ ...all, account })).toEqual(['account']);
  },
);
