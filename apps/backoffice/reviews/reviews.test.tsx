import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffReview } from '@nolo/contract/staff/reviews.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('work');
const review: StaffReview = {
  booking_id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  number: 'NL-100005',
  patterns: [],
  company: 'Autonoleggio Rossi',
  car: 'Fiat 500X',
  stars: 1,
  text: 'Ask for Mario, he is a thief.',
  language: 'en',
  author: 'Chiara L.',
  written_at: '2027-02-09T09:00:00Z',
  hidden_because: null,
  answer: { text: 'We disagree.', answered_at: '2027-02-10T09:00:00Z', hidden_because: null },
};

async function openPage(reviews: StaffReview[]) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  server.gives('staffReviews', { reviews, has_more: false });
  const user = renderPortal(routes, '/reviews');
  await screen.findByRole('heading', { level: 1, name: t('reviews') });
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });

test('a review is hidden with a reason, which it says afterwards', async () => {
  const user = await openPage([review]);
  expect(screen.getByText('Autonoleggio Rossi, Fiat 500X, NL-100005')).toBeVisible();
  expect(button(t('hide_answer'))).toBeVisible();
  await user.click(button(t('hide_review')));
  const question = within(screen.getByRole('alertdialog'));
  server.refuses('hideReview', 'request.invalid', { reason: ['Reason is required'] });
  await user.click(question.getByRole('button', { name: t('hide_review') }));
  expect(await question.findByText('Reason is required')).toBeVisible();
  fill(question.getByRole('textbox'), 'It calls a person a thief.');
  server.gives('hideReview', {});
  server.gives('staffReviews', {
    reviews: [{ ...review, hidden_because: 'It calls a person a thief.' }],
    has_more: false,
  });
  await user.click(question.getByRole('button', { name: t('hide_review') }));
  expect(await screen.findByText(/The reason: It calls a person a thief\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument());
  expect(server.got('hideReview').at(-1)).toEqual({ part: 'review', reason: 'It calls a person a thief.' });
});

test('the list finds a company’s, and says so when there are none', async () => {
  const user = await openPage([review]);
  server.gives('staffReviews', { reviews: [], has_more: false });
  fill(screen.getByRole('searchbox', { name: t('reviews_find') }), 'Bianchi');
  await user.click(button(english('backoffice')('search')));
  expect(await screen.findByText(t('reviews_none_found'))).toBeVisible();
});
