import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from './routes.tsx';

const t = english('backoffice');
const work = english('work');
const portal = english('portal');

test('an admin is greeted by name, and has the audit trail of all companies', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['admin'] });
  server.gives('staffWork', {});
  const event = {
    id: 1,
    at: '2027-02-09T09:00:00Z',
    action: 'logged_in' as const,
    actor: '',
    object: 'Firefox',
    before: null,
    after: null,
  };
  server.gives('staffAudit', { events: [{ ...event, company: 'Laguna Drive' }], has_more: false });
  const user = renderPortal(routes, '/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Elena Bruni' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: new RegExp(t('audit_text')) }));
  expect(await screen.findByRole('row', { name: /Deleted account.*Firefox.*Laguna Drive/ })).toBeVisible();
});

test('each work list that the roles allow stands there with what waits in it, and no other', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['documents'] });
  server.gives('staffWork', { documents: 3 });
  renderPortal(routes, '/');
  const tile = await screen.findByRole('link', { name: new RegExp(work('documents_text')) });
  expect(tile).toHaveTextContent('3 waiting');
  expect(screen.queryByRole('link', { name: new RegExp(t('applications_text')) })).not.toBeInTheDocument();
});

test('the line has four pages at most, and the menu the others', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['admin'] });
  server.gives('staffWork', {});
  renderPortal(routes, '/');
  const line = await screen.findByRole('navigation', { hidden: true });
  const inLine = within(line).getAllByRole('link', { hidden: true });
  expect(inLine.map(({ textContent }) => textContent)).toEqual([
    t('companies'),
    t('applications'),
    work('documents'),
    work('issues'),
  ]);
  expect(screen.getAllByRole('link', { name: work('payouts'), hidden: true })).toHaveLength(1);
});

test('finance has payment cases, payouts and invoices', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffWork', { payment_cases: 2, payouts: 1, invoices: 4 });
  renderPortal(routes, '/');
  const cases = await screen.findByRole('link', { name: new RegExp(work('payment_cases_text')) });
  expect(cases).toHaveTextContent('2 waiting');
  const payouts = screen.getByRole('link', { name: new RegExp(work('payouts_text')) });
  expect(payouts).toHaveTextContent('1 waiting');
  const invoices = screen.getByRole('link', { name: new RegExp(work('invoices_text')) });
  expect(invoices).toHaveTextContent('4 waiting');
});

test('others of the staff have no audit trail', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support', 'documents'] });
  server.gives('staffWork', { applications: 0, documents: 0 });
  renderPortal(routes, '/');
  expect(await screen.findByText('Support, Document review')).toBeVisible();
  expect(
    screen.queryByRole('link', { name: new RegExp(portal('audit')), hidden: true }),
  ).not.toBeInTheDocument();
});
