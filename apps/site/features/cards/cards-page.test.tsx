import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SavedCard } from '@nolo/contract/payment-methods.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectSentOnce, expectToast } from '@nolo/tests/components/expectations.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import * as route from '../../routes/add-cards.tsx';
import { shortCardName } from '../../shared/payment/card-name.ts';

const t = english('cards');
const card: SavedCard = {
  id: 'pm_visa',
  brand: 'visa',
  number: '4242',
  holder_name: 'Anna Bianchi',
  exp_month: 12,
  exp_year: 2090,
};
const named = { card: shortCardName(card) };
const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  const user = renderPage(route, paths.addCards('en'));
  await screen.findByRole('listitem');
  return user;
}

beforeEach(() => {
  logIn();
  server.gives('paymentMethods', { methods: [card], defaultMethod: null });
});

test.each(['card.too_many', 'payment.unavailable'] as const)(
  'adding: %s is said, once, and nobody leaves',
  async (code) => {
    server.refuses('addCard', code);
    await expectSentOnce(await open(), () => button(t('add')), 'addCard');
    await expectToast(refusalText(code));
    expect(screen.getByRole('listitem')).toBeVisible();
  },
);

test('a card that is gone cannot become the first, and leaves the list', async () => {
  server.refuses('setDefaultPaymentMethod', 'card.not_found');
  const user = await open();
  server.gives('paymentMethods', { methods: [], defaultMethod: null });
  await user.click(button(t('make_default_named', named)));
  await expectToast(refusalText('card.not_found'));
  expect(await screen.findByRole('heading', { name: t('empty_title') })).toBeVisible();
});

test('a card that is gone cannot be deleted, and leaves the list', async () => {
  server.refuses('deletePaymentMethod', 'card.not_found');
  const user = await open();
  server.gives('paymentMethods', { methods: [], defaultMethod: null });
  await user.click(button(t('delete_named', named)));
  const dialog = screen.getByRole('alertdialog', { name: t('delete_title') });
  await user.click(within(dialog).getByRole('button', { name: t('delete') }));
  await expectToast(refusalText('card.not_found'));
  expect(await screen.findByRole('heading', { name: t('empty_title') })).toBeVisible();
});
