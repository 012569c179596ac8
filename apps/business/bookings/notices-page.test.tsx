import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompanyNotice } from '@nolo/contract/business/notices.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('company-bookings');
const notice: CompanyNotice = {
  id: '9',
  kind: 'new',
  at: '2027-02-09T09:00:00Z',
  booking_id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  number: 'NL-100005',
  car: 'Fiat 500X',
  renter: 'Chiara Lombardi',
  is_new: true,
};

function isMember(new_notices: number) {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Sara Marini',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role: 'counter', new_notices }],
  });
}

async function openPage(notices = [notice], is_notified = false) {
  isMember(2);
  server.gives('companyNotices', { notices, is_notified });
  server.gives('seeCompanyNotices', {});
  const user = renderPortal(routes, '/7/notices');
  await screen.findByRole('heading', { level: 1, name: t('notices') });
  return user;
}

test('what happened leads to its booking, and what is read is not new any more', async () => {
  await openPage([notice, { ...notice, id: '8', kind: 'replacement_refused', renter: '', is_new: false }]);
  const [first, second] = screen.getAllByRole('link', { name: /Fiat 500X/ });
  expect(first).toHaveTextContent(/09-02-2027, 10:00.AM.*New booking.*New.*Chiara Lombardi.*NL-100005/);
  expect(first).toHaveAttribute('href', `/7/bookings/${notice.booking_id}`);
  expect(second).toHaveTextContent(t('notice_replacement_refused'));
  expect(second).toHaveTextContent(english('portal')('renter_deleted'));
  expect(server.got('seeCompanyNotices')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /2 new/, hidden: true })).not.toBeInTheDocument();
});

test('a report that was refused leads to that report', async () => {
  await openPage([{ ...notice, kind: 'police_report_refused' }]);
  expect(screen.getByRole('link', { name: /service refused the report/ })).toHaveAttribute(
    'href',
    `/7/rentals/${notice.booking_id}/police-report`,
  );
});

test('elsewhere the navigation says how many are new', async () => {
  isMember(2);
  server.gives('companyBookings', { bookings: [], has_more: false });
  renderPortal(routes, '/7/bookings');
  const [link] = await screen.findAllByRole('link', { name: 'Notices (2 new)', hidden: true });
  expect(link).toHaveAttribute('href', '/7/notices');
});

test('mails are switched by each member for themselves; a refusal switches back and says why', async () => {
  const user = await openPage([]);
  expect(screen.getByText(t('notices_empty_text'))).toBeVisible();
  const mails = () => screen.getByRole('switch', { name: t('notices_mails') });
  expect(mails()).not.toBeChecked();
  server.refuses('switchCompanyMails', 'server.error');
  await user.click(mails());
  expect(await screen.findByText(refusalText('server.error'))).toBeVisible();
  expect(mails()).not.toBeChecked();
  server.gives('switchCompanyMails', {});
  server.gives('companyNotices', { notices: [], is_notified: true });
  await user.click(mails());
  await waitFor(() => expect(mails()).toBeChecked());
  expect(server.got('switchCompanyMails').at(-1)).toEqual({ is_notified: true });
});
