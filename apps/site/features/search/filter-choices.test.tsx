import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { emptySearch, type SearchState } from '../../shared/rental/search-state.ts';
import { Filters } from './filters.tsx';
import type { ChoiceCounts } from './use-choice-counts.ts';

const t = english('search');
const none: ChoiceCounts = {
  total: 4,
  total_is_exact: true,
  car_type: [],
  car_make: [],
  company_id: [],
  fuel_type: [],
  transmission: [],
  fuel_policy: [],
  min_seats: [],
  max_deposit: [],
  air_conditioning: 0,
  unlimited_mileage: 0,
  free_cancellation: 0,
  no_credit_card: 0,
  delivery: 0,
  isEvent: 0,
  d: [],
  prices: { step: 100, counts: [] },
};
const catalogue = { makes: [{ carMakeId: 1, carMake: 'Fiat' }], types: [] };

function show(counts: Partial<ChoiceCounts>, search: Partial<SearchState> = {}, hasDates = true) {
  renderPage(
    <Filters
      search={{ ...emptySearch, ...search }}
      catalogue={catalogue}
      companies={[]}
      uncounted={null}
      hasDates={hasDates}
      counts={{ ...none, ...counts }}
      isSettled
      onChange={() => undefined}
    />,
    paths.carList('en'),
  );
}

const group = (name: string) => screen.queryByRole('group', { name });
const box = (name: string) => screen.queryByRole('checkbox', { name });

test('a choice that would leave no car is not offered, and a group goes with its last choice', async () => {
  show({ transmission: [{ choice: 'manual', count: 4 }], min_seats: [{ choice: 4, count: 4 }], delivery: 1 });
  expect(await screen.findByRole('checkbox', { name: t('transmission_manual') })).toBeVisible();
  await expect.poll(() => box(t('transmission_automatic'))).toBeNull();
  expect(screen.getByRole('radio', { name: `${t('seats_from', { count: 4 })} 4` })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /9/ })).toBeNull();
  expect(box(t('delivered'))).toBeVisible();
  expect(box(t('air_conditioning'))).toBeNull();
  for (const gone of ['filter_fuel', 'filter_make', 'filter_deposit', 'filter_fuel_policy'] as const) {
    expect(screen.getByText(t(gone)).nextElementSibling).toBeEmptyDOMElement();
  }
});

test('what is chosen stays, to be taken away, though it leaves no car', async () => {
  show({}, { transmissions: ['automatic'], minSeats: 7, hasAirConditioning: true, makes: [1] });
  await expect.poll(() => box(t('transmission_manual'))).toBeNull();
  expect(box(t('transmission_automatic'))).toBeChecked();
  expect(box(t('air_conditioning'))).toBeChecked();
  expect(box('Fiat')).toBeChecked();
  expect(screen.getByRole('radio', { name: /^7/ })).toBeChecked();
});

test('by when a car can be had is asked only while no dates are chosen', async () => {
  show({ d: [{ choice: 1, count: 4 }] }, {}, false);
  expect(await screen.findByRole('radio', { name: /^In 1 day/ })).toBeInTheDocument();
});

test('with dates it is not', async () => {
  show({ d: [{ choice: 1, count: 4 }] });
  expect(await screen.findByRole('group', { name: t('filter_price') })).toBeVisible();
  expect(group(t('filter_delivery'))).toBeNull();
});
