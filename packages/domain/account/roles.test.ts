import { expect, test } from 'vitest';
import { greatestRole, mayAct, mayStaff, memberRoles, needsSecondFactor, staffRoles } from './roles.ts';

test('each role of a company may what the ones below may, and no more', () => {
  expect(memberRoles.map((role) => memberRoles.filter((needed) => mayAct(role, needed)))).toEqual([
    ['counter'],
    ['counter', 'manager'],
    ['counter', 'manager', 'owner'],
  ]);
});

test('of several roles in one company the greatest counts', () => {
  expect(greatestRole(['counter', 'owner', 'manager'])).toBe('owner');
  expect(greatestRole(['counter'])).toBe('counter');
  expect(greatestRole([])).toBe(null);
});

test('staff may what their own roles say, an admin everything', () => {
  expect(staffRoles.filter((needed) => mayStaff(['support', 'finance'], needed))).toEqual([
    'support',
    'finance',
  ]);
  expect(staffRoles.filter((needed) => mayStaff(['admin'], needed))).toEqual([...staffRoles]);
  expect(staffRoles.filter((needed) => mayStaff([], needed))).toEqual([]);
});

test('owners and staff prove a second factor', () => {
  expect(needsSecondFactor({ memberRoles: ['counter', 'owner'], isStaff: false })).toBe(true);
  expect(needsSecondFactor({ memberRoles: [], isStaff: true })).toBe(true);
  expect(needsSecondFactor({ memberRoles: ['counter', 'manager'], isStaff: false })).toBe(false);
});
