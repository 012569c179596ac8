import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('no line of French begins with a mark', () => {
  expect(typeset('Prix : 12 € ! Vraiment ? « Oui » ; non', 'fr')).toBe(
    'Prix\u00a0: 12 €\u00a0! Vraiment\u00a0? «\u00a0Oui\u00a0»\u00a0; non',
  );
});

test('no line of French begins with a unit', () => {
  expect(typeset('{{count}} km, 10 Mo, 22 %, 3 jours', 'fr')).toBe(
    '{{count}}\u00a0km, 10\u00a0Mo, 22\u00a0%, 3 jours',
  );
});

test('other languages and addresses stay as they are', () => {
  expect(typeset('Price : 12 ?', 'en')).toBe('Price : 12 ?');
  expect(typeset('https://nolo.test/a?b=1:2', 'fr')).toBe('https://nolo.test/a?b=1:2');
});
