import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { PlaceField } from './place-field.tsx';
import type { Place } from './place.ts';

const t = english('search');

function Field() {
  const [place, setPlace] = useState<Place | null>(null);
  return <PlaceField value={place} onChange={setPlace} label="Where" />;
}

test('what is found nowhere is no mistake of spelling: streets and hotels are not known here', async () => {
  server.gives('websitePlaces', { places: [] });
  const user = renderPage(<Field />, paths.home('en'));
  await user.type(await screen.findByRole('combobox'), 'Hotel Danieli');
  expect(await screen.findByText(t('no_place_found_no_streets'))).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('place_unknown_no_streets', { text: 'Hotel Danieli' }))).toBeVisible();
});
