import { expect, test } from 'vitest';
import { judgeAddress } from './language-address.ts';

const judge = (path: string, remembered?: string, acceptLanguage: string | null = null) =>
  judgeAddress(new URL(path, 'http://nolo.test'), { remembered, acceptLanguage });

test('an address with a language is fine', () => {
  expect(judge('/fr/car-list')).toEqual({ kind: 'fine', language: 'fr' });
});

test('the bare address goes to the remembered language, else the browser language, else English', () => {
  expect(judge('/', 'fr', 'it')).toEqual({ kind: 'redirect', to: '/fr' });
  expect(judge('/?a=1', 'de', 'de-DE,it;q=0.8,en;q=0.5')).toEqual({ kind: 'redirect', to: '/it?a=1' });
  expect(judge('/', undefined, 'de')).toEqual({ kind: 'redirect', to: '/en' });
  expect(judge('/', undefined, 'en;q=0.2,fr-CA;q=0.9')).toEqual({ kind: 'redirect', to: '/fr' });
});

test('a page without a language goes to Italian, keeping its query', () => {
  expect(judge('/car-list?sort=cheap', 'fr')).toEqual({ kind: 'redirect', to: '/it/car-list?sort=cheap' });
  expect(judge('/car-list/city/roma/41.9-12.5')).toEqual({
    kind: 'redirect',
    to: '/it/car-list/city/roma/41.9-12.5',
  });
  expect(judge('/car-detail/fiat-500/3')).toEqual({ kind: 'redirect', to: '/it/car-detail/fiat-500/3' });
});

test('anything else is unknown', () => {
  expect(judge('/nothing')).toEqual({ kind: 'unknown' });
  expect(judge('/de/car-list')).toEqual({ kind: 'unknown' });
  expect(judge('/car-detail')).toEqual({ kind: 'unknown' });
});
