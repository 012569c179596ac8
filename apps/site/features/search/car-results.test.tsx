import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { car } from '@nolo/tests/components/fixtures.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import type { Place } from '../../shared/places/place.ts';
import { emptySearch } from '../../shared/rental/search-state.ts';
import { CarResults } from './car-results.tsx';
import type { CarList } from './load-car-list.ts';

const t = english('search');
const positano: Place = { description: 'Positano', city: 'Positano', lat: [40.4, 40.8], long: [14.2, 14.7] };
const napoli: NonNullable<CarList['nearest']>['place'] = {
  id: 'napoli',
  kind: 'city',
  name: 'Naples',
  description: 'Naples, Campania, Italy',
  city: 'Naples',
  names: {
    en: { description: 'Naples, Campania, Italy', city: 'Naples' },
    it: { description: 'Napoli, Campania, Italia', city: 'Napoli' },
    fr: { description: 'Naples, Campanie, Italie', city: 'Naples' },
  },
  slug: 'napoli',
  latitude: 40.85,
  longitude: 14.27,
  lat: [40.6, 41.1],
  long: [13.9, 14.6],
};

function show(list: Partial<CarList>) {
  const whole: CarList = {
    key: '',
    search: { ...emptySearch, place: positano },
    cars: [],
    pages: 1,
    total: 0,
    isTotalExact: true,
    hasMore: false,
    areDelivered: false,
    nearest: null,
    dateProblem: null,
    ...list,
  };
  const nothing = () => undefined;
  const props = { markedCar: null, onMark: nothing, change: nothing, hasFailed: false };
  renderPage(
    <CarResults list={whole} path={{ kind: 'all' }} progress="idle" {...props} />,
    paths.carList('en'),
  );
}

test('cars that are only delivered say so, and lead to their pages with delivery on', async () => {
  const { pictures, ...card } = car;
  const [picture] = pictures;
  if (!picture) throw new Error('the car has no picture');
  show({
    areDelivered: true,
    total: 1,
    cars: [
      {
        ...card,
        company: { ...card.company, deposit_by: 'credit_card' },
        picture,
        is_delivery: true,
        unavailability: null,
      },
    ],
  });
  expect(await screen.findByText(t('delivered_only', { place: 'Positano' }))).toBeVisible();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.some((href) => href?.includes('delivery=true'))).toBe(true);
});

test('an empty list leads to the nearest place with cars, and says how many', async () => {
  show({ nearest: { place: napoli, cars: 12 } });
  const link = await screen.findByRole('link', { name: t('nearest_cars', { place: 'Naples', count: 12 }) });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://nolo.test');
  expect(searchParams.get('pl')).toBe(napoli.description);
  expect(searchParams.getAll('lat').map(Number)).toEqual(napoli.lat);
});
