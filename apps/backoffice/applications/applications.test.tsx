import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffRole } from '@nolo/domain/account/roles.ts';
import type { StaffApplication } from '@nolo/contract/staff/applications.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { companyData } from '@nolo/tests/factories/forms.ts';
import { routes } from '../routes.tsx';

const t = english('backoffice');
const audit = english('audit');
const id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const at = '2027-02-09T09:00:00Z';

const application: StaffApplication = {
  ...companyData,
  id,
  state: 'submitted',
  state_at: at,
  created_at: at,
  language: 'it',
  first_name: 'Ada',
  last_name: 'Conti',
  email: 'ada@nolo.test',
  phone: '3331234567',
  vat_state: 'not_registered',
  terms_version: '1.1',
  clauses_version: '1.1',
  self_certified_at: at,
  company_id: null,
  has_owner: false,
  history: [{ id: 1, kind: 'submitted', at, text: '', file_type: 'application/pdf' }],
};

async function openOne(values: Partial<StaffApplication> = {}, role: StaffRole = 'admin') {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: [role] });
  server.gives('staffApplication', { application: { ...application, ...values } });
  const user = renderPortal(routes, `/applications/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: companyData.company_name })).toBeVisible();
  return user;
}

const question = () => within(screen.getByRole('alertdialog'));
const button = (name: string) => screen.getByRole('button', { name });

test('the list leads to each application; an empty one says where they come from', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  const { company_name, vat_number, city } = companyData;
  const listed = {
    id,
    state: 'submitted' as const,
    state_at: at,
    created_at: at,
    company_name,
    vat_number,
    city,
  };
  server.gives('staffApplications', {
    applications: [{ ...listed, applicant: 'Ada Conti' }],
    has_more: false,
  });
  server.gives('staffApplication', { application });
  const user = renderPortal(routes, '/applications');
  expect(await screen.findByRole('row', { name: /Bianchi Noleggi.*00743110157.*Ada Conti/ })).toBeVisible();
  const lists = within(screen.getByRole('navigation', { name: t('applications') }));
  expect(lists.getAllByRole('link', { current: 'page' })).toEqual([
    lists.getByRole('link', { name: t('applications_open') }),
  ]);
  await user.click(screen.getByRole('link', { name: company_name }));
  expect(await screen.findByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
  server.gives('staffApplications', { applications: [], has_more: false });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: t('applications') }));
  expect(await screen.findByText(t('applications_none_text'))).toBeVisible();
});

test('everything is shown, and support decides nothing', async () => {
  await openOne({}, 'support');
  expect(screen.getByText(t('vat_not_registered'))).toBeVisible();
  expect(screen.getByText('Via Roma 1, 00184 Roma RM')).toBeVisible();
  expect(screen.getByRole('link', { name: t('save_pdf') })).toHaveAttribute(
    'href',
    `/api/v1/staff/applications/${id}/files/1`,
  );
  expect(screen.queryByRole('button', { name: t('accept_application') })).not.toBeInTheDocument();
});

test('a refusal needs a reason, and what the server refuses stands at the question', async () => {
  const user = await openOne();
  await user.click(button(t('refuse_application')));
  const text = english('validation')('reason_required');
  server.refuses('refuseApplication', 'request.invalid', { reason: [text] });
  await user.click(question().getByRole('button', { name: t('refuse_application') }));
  await expectRefused(question().getByRole('textbox'), text);
  server.refuses('refuseApplication', 'application.not_possible');
  fill(question().getByRole('textbox'), 'The extract is old.');
  await user.click(question().getByRole('button', { name: t('refuse_application') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('application.not_possible'));
  server.gives('refuseApplication', {});
  server.gives('staffApplication', { application: { ...application, state: 'refused' } });
  await user.click(question().getByRole('button', { name: t('refuse_application') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText(audit('application_refused'), { selector: 'h1 + *' })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('accept_application') })).not.toBeInTheDocument();
  expect(server.got('refuseApplication').at(-1)).toEqual({ reason: 'The extract is old.' });
});

test('accepting needs no words; until there is an owner the invitation can be sent again', async () => {
  const user = await openOne();
  await user.click(button(t('accept_application')));
  server.gives('acceptApplication', {});
  server.gives('staffApplication', { application: { ...application, state: 'accepted', company_id: 7 } });
  await user.click(question().getByRole('button', { name: t('accept_application') }));
  await user.click(
    await screen.findByRole('button', { name: t('invite_again') }).then((found) => {
      server.gives('inviteOwnerAgain', {});
      return found;
    }),
  );
  expect(await screen.findByText(t('invited_again'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('to_company') })).toHaveAttribute('href', '/companies/7');
});

test('what is asked is the applicant’s to answer: no second question meanwhile', async () => {
  const user = await openOne();
  await user.click(button(t('ask_application')));
  fill(question().getByRole('textbox'), 'Where is page two?');
  server.gives('askApplicant', {});
  server.gives('staffApplication', { application: { ...application, state: 'asked' } });
  await user.click(question().getByRole('button', { name: t('ask_application') }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('ask_application') })).not.toBeInTheDocument(),
  );
  expect(button(t('accept_application'))).toBeVisible();
  expect(server.got('askApplicant')).toEqual([{ question: 'Where is page two?' }]);
});
