import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffIssue } from '@nolo/contract/staff/issues.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('work');
const booking_id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const id = '0f5b2c1d-7a64-4f0e-9c1b-2d3e4f5a6b7c';
const at = '2027-02-09T09:00:00Z';

const issue: StaffIssue = {
  booking_id,
  id,
  description: 'The left door is scratched.',
  has_picture: true,
  created_at: at,
  is_read: false,
  public_text: null,
  resolved_at: null,
  booking: {
    number: 'NOLO-123456',
    status: 'CHECKED IN',
    company: { id: 7, name: 'Bianchi Noleggi', phone: '+39 06 1' },
    renter: { name: 'Giulia Conti', phone: '+39 3331234567', email: 'giulia@nolo.test' },
    car: 'Fiat 500',
    pickup: '2027-02-08T10:00',
    return: '2027-02-11T10:00',
    pickup_location: 'Termini',
    total: 18_000,
  },
};

async function openOne(values: Partial<StaffIssue> = {}) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  server.gives('staffIssue', { issue: { ...issue, ...values } });
  const user = renderPortal(routes, `/issues/${booking_id}/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: /NOLO-123456/ })).toBeVisible();
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));
const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('the list says what is open, on which booking, and how it begins', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  const listed = { booking_id, id, number: 'NOLO-123456', company: 'Bianchi Noleggi', car: 'Fiat 500' };
  server.gives('staffIssues', {
    issues: [{ ...listed, created_at: at, is_read: false, beginning: 'The left door' }],
    has_more: false,
  });
  renderPortal(routes, '/issues');
  expect(
    await screen.findByRole('row', { name: /NOLO-123456.*New.*Bianchi Noleggi.*Fiat 500.*The left door/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'NOLO-123456' })).toHaveAttribute(
    'href',
    `/issues/${booking_id}/${id}`,
  );
});

test('text and picture stand beside the booking and both telephones', async () => {
  await openOne();
  expect(screen.getByText(issue.description)).toBeVisible();
  expect(screen.getByRole('img', { name: t('issue_picture') })).toHaveAttribute(
    'src',
    `/api/v1/staff/issues/${booking_id}/${id}/image`,
  );
  expect(screen.getByRole('link', { name: '+39 06 1' })).toHaveAttribute('href', 'tel:+39061');
  expect(screen.getByRole('link', { name: '+39 3331234567' })).toBeVisible();
});

test('acknowledged, it can say something on the car’s page; the words stand there when they are changed', async () => {
  const user = await openOne();
  await user.click(button(t('acknowledge_issue')));
  fill(question().getByRole('textbox'), 'Scratch on the left door');
  server.gives('acknowledgeIssue', {});
  server.gives('staffIssue', { issue: { ...issue, is_read: true, public_text: 'Scratch on the left door' } });
  await user.click(question().getByRole('button', { name: t('acknowledge_issue') }));
  await questionGone();
  expect(server.got('acknowledgeIssue').at(-1)).toMatchObject({ public_text: 'Scratch on the left door' });
  await user.click(button(t('change_public_text')));
  expect(question().getByRole('textbox')).toHaveValue('Scratch on the left door');
});

test('resolved by somebody else, it says so; resolved, there is nothing left to do', async () => {
  const user = await openOne({ is_read: true });
  await user.click(button(t('resolve_issue')));
  server.refuses('resolveIssue', 'issue.already_resolved');
  server.gives('staffIssue', { issue: { ...issue, is_read: true, resolved_at: at } });
  await user.click(question().getByRole('button', { name: t('resolve_issue') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('issue.already_resolved'));
  server.gives('resolveIssue', {});
  await user.click(question().getByRole('button', { name: t('resolve_issue') }));
  await questionGone();
  expect(screen.getAllByText(t('issue_resolved'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: t('resolve_issue') })).not.toBeInTheDocument();
});
