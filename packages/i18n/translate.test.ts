import { expect, expectTypeOf, test } from 'vitest';
import type { Key, Translate } from './translate.ts';
import { translate } from './translate.ts';

const texts = {
  hello: 'Hello {{name}}, {{name}}!',
  cars_one: '{{count}} car',
  cars_other: '{{count}} cars',
  price: '$& {{amount}}',
};

test('fills blanks, every time they occur, and never reads a value as a pattern', () => {
  expect(translate(texts, 'en', 'hello', { name: '$& {{name}}' })).toBe('Hello $& {{name}}, $& {{name}}!');
  expect(translate(texts, 'en', 'price', { amount: '$1' })).toBe('$& $1');
});

test('plurals follow the language, numbers are written its way', () => {
  expect(translate(texts, 'en', 'cars', { count: 1 })).toBe('1 car');
  expect(translate(texts, 'en', 'cars', { count: 0 })).toBe('0 cars');
  expect(translate(texts, 'fr', 'cars', { count: 0 })).toBe('0 car');
  expect(translate(texts, 'it', 'cars', { count: 12345 })).toBe('12.345 cars');
  expect(translate(texts, 'fr', 'cars', { count: 1_000_000 })).toMatch(/ cars$/);
});

test('a missing text shows its key, a missing value its blank', () => {
  expect(translate(texts, 'en', 'nothing')).toBe('nothing');
  expect(translate(texts, 'en', 'hello')).toBe('Hello {{name}}, {{name}}!');
});

test('keys and blanks are checked by the compiler', () => {
  const t = ((key: string) => key) as Translate<'common'>;
  expectTypeOf<'days'>().toExtend<Key<'common'>>();
  expectTypeOf<'days_one'>().not.toExtend<Key<'common'>>();
  t('loading');
  t('days', { count: 3 });
  t('footer_rent_in', { city: 'Roma' });
  // @ts-expect-error -- unknown key
  t('lodaing');
  // @ts-expect-error -- the city is missing
  t('footer_rent_in');
  // @ts-expect-error -- a plural needs its count
  t('days');
});
