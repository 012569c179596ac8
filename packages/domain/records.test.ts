import { expect, test } from 'vitest';
import { fieldOf, keysOf, pick, recordOf } from './records.ts';

test('keys and values keep their names', () => {
  expect(keysOf({ monday: 1, sunday: 2 })).toEqual(['monday', 'sunday']);
  expect(recordOf(['a', 'bc'], (key) => key.length)).toEqual({ a: 1, bc: 2 });
});

test('only the wanted entries are picked', () => {
  const typed = { name: 'Rossi', office: '', code: undefined };
  expect(pick(typed, (value) => Boolean(value))).toEqual({ name: 'Rossi' });
});

test('a field of anything is read without a promise', () => {
  expect(fieldOf(Object.assign(new Error('no'), { code: '57P01' }), 'code')).toBe('57P01');
  expect(fieldOf(null, 'code')).toBeUndefined();
  expect(fieldOf('text', 'code')).toBeUndefined();
});
