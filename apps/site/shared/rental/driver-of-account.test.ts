import { expect, it } from 'vitest';
import { atTime, dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { driverOfAccount } from './driver-of-account.ts';

const pickup = atTime(dateOf('2027-03-26'), '10:00');

it.each([
  ['nothing known', null, null, { age: null, licenceYears: null }],
  ['25 on the pickup day', '2002-03-26', '2020-01-01', { age: null, licenceYears: null }],
  ['24 until the day after', '2002-03-27', '2022-03-26', { age: 24, licenceYears: null }],
  ['a licence of four full years', '1980-01-01', '2022-03-27', { age: null, licenceYears: 4 }],
  ['a licence from last month', '2008-05-01', '2027-02-26', { age: 18, licenceYears: 0 }],
  [
    'too young at any rate: no car is shown that asks for more',
    '2010-01-01',
    null,
    { age: 18, licenceYears: null },
  ],
])('%s', (_, dob, dl_issue_date, expected) => {
  expect(driverOfAccount({ dob, dl_issue_date }, pickup)).toEqual(expected);
});
