import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectToast, networkError } from '@nolo/tests/components/expectations.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { FavoriteButton } from './favorite-button.tsx';

const car = {
  id: 1,
  car_make: [{ id: 1, car_make: 'Fiat' }],
  car_model: [{ car_model: '500' }],
};
const heart = () => screen.getByRole('button', { name: english('search')('favorite', { name: 'Fiat 500' }) });

test.each(['favorite.too_many', 'car.not_found'] as const)(
  '%s is said, and the car is not marked',
  async (code) => {
    logIn();
    server.gives('favoriteCars', { carFavorites: [] });
    server.refuses('addFavoriteCar', code);
    const answer = server.waits('addFavoriteCar');
    const user = renderPage(<FavoriteButton car={car} />, paths.carList('en'));
    await user.click(heart());
    // At once, before the server has said anything.
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    answer();
    await expectToast(refusalText(code));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a lost network is said, and the mark is taken back', async () => {
  logIn();
  server.gives('favoriteCars', { carFavorites: [] });
  server.isLost('addFavoriteCar');
  const user = renderPage(<FavoriteButton car={car} />, paths.carList('en'));
  await user.click(heart());
  await expectToast(networkError);
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
});
