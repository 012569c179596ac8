import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { PlaceField } from './place-field.tsx';
import type { Place } from './place.ts';

const words = { description: 'Turin, Piedmont, Italy', city: 'Turin' };
const turin = {
  id: 'turin',
  kind: 'city' as const,
  name: 'Turin',
  ...words,
  names: { en: words, it: words, fr: words },
  slug: 'torino',
  latitude: 45.07,
  longitude: 7.69,
  lat: [44.9, 45.2] as [number, number],
  long: [7.5, 7.8] as [number, number],
  has_cars: true,
};

const t = english('search');

function Where({ onChange }: { onChange: (place: Place | null) => void }) {
  const [place, setPlace] = useState<Place | null>(null);
  const change = (chosen: Place | null) => {
    setPlace(chosen);
    onChange(chosen);
  };
  return <PlaceField label="Where" value={place} onChange={change} />;
}

test('Enter, Escape and arrows that an input method takes for its own words leave the list alone', async () => {
  server.gives('websitePlaces', { places: [turin] });
  const onChange = vi.fn<(place: Place | null) => void>();
  const user = renderPage(<Where onChange={onChange} />, '/en');
  const field = screen.getByRole('combobox');
  await user.type(field, 'torino');
  await screen.findByRole('option', { name: /Turin/ });
  // Safari sends the Enter that ends a composition after it, as key 229.
  for (const taken of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      expect(fireEvent.keyDown(field, { key, ...taken })).toBe(true);
    }
    expect(field).toHaveValue('torino');
    expect(onChange).not.toHaveBeenCalled();
  }
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(words));
  expect(field).toHaveValue(words.description);
});

test('what is found nowhere is no mistake of spelling: streets and hotels are not known here', async () => {
  server.gives('websitePlaces', { places: [] });
  const user = renderPage(<Where onChange={() => undefined} />, '/en');
  await user.type(await screen.findByRole('combobox'), 'Hotel Danieli');
  expect(await screen.findByText(t('no_place_found_no_streets'))).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('place_unknown_no_streets', { text: 'Hotel Danieli' }))).toBeVisible();
});
