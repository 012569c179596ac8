import { expect, it } from 'vitest';
import { structuredProblems } from './structured-problems.ts';

it('finds what schema.org does not define: types, properties and values', async () => {
  const context = { '@context': 'https://schema.org' };
  const offer = { '@type': 'Offer', price: '45.00', priceCurrency: 'EUR' };
  const found = await structuredProblems([
    { page: 'right', data: { ...context, '@type': ['Car', 'Product'], name: 'Fiat 500', offers: offer } },
    { page: 'no such type', data: { ...context, '@type': 'RentalCar', name: 'Fiat 500' } },
    { page: 'no such property', data: { ...context, '@type': 'City', name: 'Roma', iata: 'FCO' } },
    { page: 'of another type', data: { ...context, '@type': 'Car', offers: { ...offer, seats: 5 } } },
    { page: 'no such value', data: { ...context, '@type': 'City', geo: 'in the middle' } },
  ]);
  expect(found.map((one) => one.split(':')[0])).toEqual([
    'no such type',
    'no such property',
    'of another type',
    'no such value',
  ]);
});
