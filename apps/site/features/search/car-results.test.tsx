import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { car } from '@nolo/tests/components/fixtures.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import type { Place } from '../../shared/places/place.ts';
import { emptySearch } from '../../shared/rental/search-state.ts';
import { CarResults } from './car-results.tsx';
import type { CarList } from './load-car-list.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

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

function show(list: Partial<CarList>, change: ChangeSearch = () => undefined) {
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
    withoutReturn: null,
    dateProblem: null,
    ...list,
  };
  const props = { markedCar: null, onMark: () => undefined, change, hasFailed: false };
  return renderPage(
    <CarResults list={whole} path={{ kind: 'all' }} progress="idle" {...props} />,
    paths.carList('en'),
  );
}

function listed(): CarList['cars'][number] {
  const { pictures, ...card } = car;
  const [picture] = pictures;
  if (!picture) throw new Error('the car has no picture');
  return {
    ...card,
    company: { ...card.company, deposit_by: 'credit_card' },
    picture,
    unavailability: null,
  };
}

test('cars that are only delivered say so, and lead to their pages with delivery on', async () => {
  show({ areDelivered: true, total: 1, cars: [{ ...listed(), is_delivery: true }] });
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

const milano = {
  description: 'Milano, Lombardia, Italia',
  lat: [45.3, 45.6] as [number, number],
  long: [9, 9.4] as [number, number],
};

test('a list of cars that are left elsewhere says where, and one press takes it back', async () => {
  const change = vi.fn<ChangeSearch>();
  const search = { ...emptySearch, returnPlace: milano };
  const cars = [listed()];
  const user = show({ search, total: 1, cars }, change);
  expect(await screen.findByText(t('return_at', { place: 'Milano' }))).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.find((href) => href?.includes('car-detail'))).toContain(
    'return_pl=Milano%2C+Lombardia%2C+Italia&return_lat=45.3%2C45.6&return_long=9%2C9.4',
  );
  await user.click(screen.getByRole('button', { name: t('return_same') }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ returnPlace: null });
});

test('where no company takes cars back the empty list offers those for whoever brings them back', async () => {
  const change = vi.fn<ChangeSearch>();
  const user = show({ search: { ...emptySearch, returnPlace: milano }, withoutReturn: 12 }, change);
  expect(await screen.findByText(t('not_taken_back_text', { place: 'Milano' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('return_same_cars', { count: 12 }) }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ returnPlace: null });
});
