import { expect, test } from 'vitest';
import { ratingOf, reviewProblem, reviewUntil } from './review.ts';

const back = new Date('2026-03-01T10:00:00Z');
const until = new Date('2026-04-30T10:00:00Z');

test.each([
  ['while the car is out', null, back, 'review.too_early'],
  ['as soon as it is back', back, back, null],
  [
    'a moment before sixty days are over, a change of clocks between',
    back,
    new Date(until.getTime() - 1),
    null,
  ],
  ['when they are over', back, until, 'review.too_late'],
] as const)('a review %s: %s', (_, checkedOutAt, now, problem) => {
  const rental = { checkedOutAt, wasDriverPresent: true, isOfCompany: false };
  expect(reviewProblem(rental, now)).toBe(problem);
});

test.each([
  ['a rental that was handed over to nobody', { wasDriverPresent: false }, 'review.no_driver'],
  ['a rental of the company that one works for', { isOfCompany: true }, 'review.own_company'],
])('%s is not reviewed', (_, changes, problem) => {
  const rental = { checkedOutAt: back, wasDriverPresent: true, isOfCompany: false, ...changes };
  expect(reviewProblem(rental, back)).toBe(problem);
});

test('the last moment is sixty days after the check-out', () => {
  expect(reviewUntil(back)).toEqual(until);
});

test.each([
  [0, 0, null],
  [2, 10, null],
  [3, 13, 4.3],
  [3, 14, 4.7],
  [3, 15, 5],
  // 4.35, which no binary fraction is.
  [20, 87, 4.4],
])('%i reviews with %i stars in all: %s', (count, stars, average) => {
  expect(ratingOf({ count, stars })).toEqual(average === null ? null : { average, count });
});
