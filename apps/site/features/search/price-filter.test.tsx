import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { emptySearch } from '../../shared/rental/search-state.ts';
import { PriceFilter } from './price-filter.tsx';

const t = english('search');
const from = () => screen.getByRole('textbox', { name: t('price_least') });
const to = () => screen.getByRole('textbox', { name: t('price_most') });

function Filter({ onPrices }: { onPrices: (prices: string) => void }) {
  const [search, setSearch] = useState(emptySearch);
  return (
    <PriceFilter
      search={search}
      counts={undefined}
      onChange={(change) => {
        const changed = { ...search, ...(typeof change === 'function' ? change(search) : change) };
        onPrices(`${changed.priceFrom}-${changed.priceTo}`);
        setSearch(changed);
      }}
    />
  );
}

function show() {
  const sent: string[] = [];
  const user = renderPage(<Filter onPrices={(prices) => sent.push(prices)} />, paths.carList('en'));
  return { user, sent };
}

test('a price, Tab, the other price: both are sent, and the focus stays', async () => {
  const { user, sent } = show();
  await user.type(from(), '500');
  await user.tab();
  expect(to()).toHaveFocus();
  await user.keyboard('800');
  await user.tab();
  expect(sent).toEqual(['500-2000', '500-800']);
});

test('a first price above the second waits for the second', async () => {
  const { user, sent } = show();
  await user.type(to(), '300{Enter}');
  await user.type(from(), '500');
  await user.tab();
  await user.clear(to());
  await user.keyboard('800{Enter}');
  expect(sent).toEqual(['0-300', '500-800']);
});

test('Enter sends what is typed and the field keeps the focus; prices the wrong way round are turned', async () => {
  const { user, sent } = show();
  await user.type(from(), '500');
  await user.type(to(), '300{Enter}');
  expect(sent).toEqual(['500-2000', '300-500']);
  expect(to()).toHaveFocus();
  expect(from()).toHaveValue('300');
  expect(to()).toHaveValue('500');
});

test('prices are read as people write them; what cannot be read is said, and nothing is sent', async () => {
  const { user, sent } = show();
  await user.type(from(), '1.200 €{Enter}');
  expect(sent).toEqual(['1200-2000']);
  await user.clear(from());
  await user.type(from(), '1.2.00{Enter}');
  expect(from()).toBeInvalid();
  expect(from()).toHaveAccessibleDescription(t('price_unreadable'));
  expect(sent).toEqual(['1200-2000']);
});
