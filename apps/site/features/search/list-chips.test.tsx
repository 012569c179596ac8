import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { emptySearch, type SearchState } from '../../shared/rental/search-state.ts';
import { listAddress } from './list-address.ts';
import { ListChips } from './list-chips.tsx';

const t = english('search');

/** As the list does it: what is pressed is the next search, and its address. */
function Chips({ first, onAddress }: { first: SearchState; onAddress: (address: string) => void }) {
  const [search, setSearch] = useState(first);
  return (
    <ListChips
      search={search}
      catalogue={{ makes: [], types: [] }}
      companies={[]}
      uncounted={null}
      hasDates
      onChange={(change) => {
        const next = { ...search, ...(typeof change === 'function' ? change(search) : change) };
        setSearch(next);
        onAddress(listAddress({ kind: 'all' }, next, 'en'));
      }}
    />
  );
}

function show(first: Partial<SearchState> = {}) {
  const addresses: string[] = [];
  const chips = <Chips first={{ ...emptySearch, ...first }} onAddress={(one) => addresses.push(one)} />;
  return { user: renderPage(chips, paths.carList('en')), addresses };
}

const automatic = () => screen.getByRole('button', { name: t('transmission_automatic') });
const cheapest = () => screen.getByRole('button', { name: t('cheapest') });
const removers = () => screen.queryAllByRole('button', { name: /^Remove filter/ });

test('an automatic and the cheapest first are one press away, and off again by another', async () => {
  const { user, addresses } = show();
  for (const chip of [automatic, cheapest]) {
    await user.click(chip());
    expect(chip()).toHaveAttribute('aria-pressed', 'true');
  }
  await user.click(automatic());
  await user.click(cheapest());
  expect(cheapest()).toHaveAttribute('aria-pressed', 'false');
  const list = paths.carList('en');
  expect(addresses).toEqual([
    `${list}?transmission=automatic`,
    `${list}?transmission=automatic&sort=cheap`,
    `${list}?sort=cheap`,
    list,
  ]);
});

test('what a quick chip says is not said again beside it', () => {
  show({ transmissions: ['automatic'] });
  expect(automatic()).toHaveAttribute('aria-pressed', 'true');
  expect(removers()).toEqual([]);
});

test('both gearboxes are two filters, and no automatic alone', () => {
  show({ transmissions: ['manual', 'automatic'], deliveryIn: 1 });
  expect(automatic()).toHaveAttribute('aria-pressed', 'false');
  expect(removers()).toHaveLength(3);
});
