import { expect, test } from 'vitest';
import { car } from '@nolo/tests/components/fixtures.ts';
import { carData } from './car-data.ts';

const review = {
  stars: 4,
  text: 'Clean and on time.',
  language: 'en',
  author: 'Anna B.',
  written_on: '2027-02-09',
  answer: 'Thank you.',
};

function sellerOf(company: Partial<typeof car.company>) {
  const shown = { ...car, company: { ...car.company, ...company } };
  const data = carData({
    car: shown,
    origin: 'https://nolo.test',
    path: '/en/car',
    description: '',
    isAvailable: true,
  });
  return (data.offers as { seller: object }).seller;
}

test('the rental company has its average and reviews, once there are enough of them', () => {
  expect(sellerOf({ rating: { average: 4.3, count: 3 }, reviews: [review] })).toMatchObject({
    '@type': 'AutoRental',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Anna B.' },
        datePublished: '2027-02-09',
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      },
    ],
  });
});

test('fewer are not said to search engines', () => {
  const seller = sellerOf({ rating: null, reviews: [review] });
  expect(seller).not.toHaveProperty('aggregateRating');
  expect(seller).not.toHaveProperty('review');
});
