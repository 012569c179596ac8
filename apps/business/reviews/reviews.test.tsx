import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompanyReview } from '@nolo/contract/business/reviews.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { fill } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('company-bookings');
const review: CompanyReview = {
  booking_id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  number: 'NL-100005',
  car: 'Fiat 500X',
  stars: 4,
  text: 'Clean and on time.',
  language: 'en',
  author: 'Chiara L.',
  written_at: '2027-02-09T09:00:00Z',
  hidden_because: null,
  answer: null,
};
const answer = { text: 'Thank you.', answered_at: '2027-02-10T09:00:00Z', hidden_because: null };

async function openPage(
  role: MemberRole,
  reviews: CompanyReview[],
  rating: { average: number; count: number } | null = null,
) {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Sara Marini',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('companyReviews', { rating, reviews, has_more: false });
  const user = renderPortal(routes, '/7/reviews');
  await screen.findByRole('heading', { level: 1, name: t('reviews') });
  return user;
}

const answerButton = () => screen.queryByRole('button', { name: t('review_answer') });

test('a manager answers once; what is refused stands below the words', async () => {
  const user = await openPage('manager', [review]);
  expect(screen.getByText(t('reviews_few', { least: 3 }))).toBeVisible();
  const row = within(screen.getByRole('main'));
  expect(row.getByText('4 stars of 5')).toBeVisible();
  expect(row.getByText('Fiat 500X, NL-100005')).toBeVisible();
  await user.click(row.getByRole('button', { name: t('review_answer') }));
  fill(row.getByRole('textbox', { name: t('review_answer_field') }), answer.text);
  server.refuses('answerReview', 'review.hidden');
  await user.click(row.getByRole('button', { name: t('review_answer_send') }));
  expect(await row.findByRole('alert')).toHaveTextContent(refusalText('review.hidden'));
  server.gives('answerReview', {});
  server.gives('companyReviews', { rating: null, reviews: [{ ...review, answer }], has_more: false });
  await user.click(row.getByRole('button', { name: t('review_answer_send') }));
  expect(await screen.findByText(answer.text)).toBeVisible();
  expect(answerButton()).not.toBeInTheDocument();
  expect(server.got('answerReview').at(-1)).toEqual({ text: answer.text });
});

test('the counter reads the average and does not answer', async () => {
  await openPage('counter', [review], { average: 4.3, count: 3 });
  expect(screen.getByText('4.3 of 5 stars, 3 reviews')).toBeVisible();
  expect(answerButton()).not.toBeInTheDocument();
});

test('a hidden review says why, and cannot be answered', async () => {
  await openPage('owner', [{ ...review, hidden_because: 'It names a person.' }]);
  expect(screen.getByText(/The reason: It names a person\./)).toBeVisible();
  expect(answerButton()).not.toBeInTheDocument();
});

test('before the first one the page says when it comes', async () => {
  await openPage('owner', []);
  await waitFor(() => expect(screen.getByText(t('reviews_none'))).toBeVisible());
});
