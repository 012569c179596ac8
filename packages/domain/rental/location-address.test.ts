import { describe, expect, test } from 'vitest';
import { directionsIn, locationAddress } from './location-address.ts';

describe('the address of a location', () => {
  test('is its street, as the company has written it', () => {
    expect(locationAddress({ street: 'Via Marsala 30', zip: '00185', city: 'Roma' })).toBe(
      'Via Marsala 30, 00185 Roma',
    );
  });

  test('is the town, where the company has not said more', () => {
    expect(locationAddress({ street: null, zip: null, city: 'Venezia' })).toBe('Venezia');
  });
});

describe('directions', () => {
  const both = { it: 'Uscita 3, primo piano', fr: 'Sortie 3, premier étage' };

  test.each([
    ['fr', both.fr, 'fr'],
    ['en', both.it, 'it'],
  ] as const)('for a reader of %s', (language, text, written) => {
    expect(directionsIn(both, language)).toEqual({ text, language: written });
  });

  test('in the only language there is', () => {
    expect(directionsIn({ en: 'Exit 3' }, 'it')).toEqual({ text: 'Exit 3', language: 'en' });
  });

  test('none are written', () => expect(directionsIn(null, 'it')).toBeNull());
});
