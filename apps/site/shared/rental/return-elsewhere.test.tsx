import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { usualDriver } from '@nolo/domain/rental/stated-driver.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { SearchForm, type Choice } from './search-form.tsx';

const t = english('search');
const words = { description: 'Milan, Lombardy, Italy', city: 'Milan' };
const milan = {
  id: 'milano',
  kind: 'city' as const,
  name: 'Milan',
  ...words,
  names: { en: words, it: words, fr: words },
  slug: 'milano',
  latitude: 45.46,
  longitude: 9.16,
  lat: [45.3, 45.6] as [number, number],
  long: [9, 9.4] as [number, number],
  has_cars: true,
};
const box = { lat: milan.lat, long: milan.long };

const tick = () => screen.findByRole('checkbox', { name: t('return_elsewhere') });
const field = () => screen.queryByRole('combobox', { name: t('return_where') });

function show(change: Partial<Choice> = {}) {
  const onSearch = vi.fn<(choice: Choice) => void>();
  const initial: Choice = {
    place: null,
    dates: { start: '2027-03-26T10:00' as LocalDateTime, end: '2027-03-29T10:00' as LocalDateTime },
    isSameTime: true,
    driver: usualDriver,
    returnPlace: null,
    ...change,
  };
  const now = '2027-03-01T10:00' as LocalDateTime;
  const user = renderPage(<SearchForm initial={initial} now={now} onSearch={onSearch} />, '/en');
  const send = () => user.click(screen.getByRole('button', { name: t('search_cars') }));
  return { user, onSearch, send };
}

test('whoever ticks it says where the car is left, if only in words', async () => {
  server.gives('websitePlaces', { places: [milan] });
  const { user, onSearch, send } = show();
  expect((await tick()) && field()).toBeNull();
  await user.click(await tick());
  await user.type(await screen.findByRole('combobox', { name: t('return_where') }), 'milano');
  await send();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1));
  expect(onSearch.mock.lastCall?.[0].returnPlace).toMatchObject({ description: words.description, ...box });
});

test('without the tick it is left where it is taken', async () => {
  const { user, onSearch, send } = show({ returnPlace: { description: words.description, ...box } });
  expect(await tick()).toBeChecked();
  expect(field()).toHaveValue(words.description);
  await user.click(await tick());
  expect(field()).toBeNull();
  await send();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1));
  expect(onSearch.mock.lastCall?.[0].returnPlace).toBeNull();
});

test('what is no place stops the search and says so', async () => {
  server.gives('websitePlaces', { places: [] });
  const { user, onSearch, send } = show();
  await user.click(await tick());
  await user.type(await screen.findByRole('combobox', { name: t('return_where') }), 'Atlantis');
  await send();
  expect(await screen.findByText(t('place_unknown_no_streets', { text: 'Atlantis' }))).toBeVisible();
  expect(field()).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});
