import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DocumentReview } from '@nolo/contract/staff/documents.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('work');
const backoffice = english('backoffice');
const id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';

const review: DocumentReview = {
  id,
  email: 'giulia@nolo.test',
  status: 'uploaded',
  revision: 'abc',
  document_type: 'passport',
  images: ['passport'],
  profile: {
    first_name: 'Giulia',
    last_name: 'Conti',
    dob: '1985-04-12',
    gender: 'female',
    place_of_birth: 'ROMA (RM)',
    fiscal_code: null,
    document_number: 'YA1234567',
    document_issue_date: '2020-01-01',
    document_expiry_date: '2030-01-01',
    driving_licence_number: 'U1B23456C',
    driving_licence_classes: ['AM', 'B'],
    dl_issue_date: '2004-01-01',
    dl_expiry_date: '2026-01-01',
  },
  read: {
    first_name: 'GIULIA',
    last_name: 'CONTE',
    dob: '1985-04-12',
    gender: 'female',
    document_number: 'YA1234567',
    document_expiry_date: '2030-01-01',
  },
  problems: ['name'],
  fiscal_code_differs: [],
  expired: ['licence'],
};

async function openOne(values: Partial<DocumentReview> = {}) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['documents'] });
  server.gives('staffDocument', { review: { ...review, ...values } });
  server.gives('staffDocuments', { renters: [], has_more: false });
  const user = renderPortal(routes, `/documents/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Giulia Conti' })).toBeVisible();
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));

test('the list says who waits and why the machine left it, and finds who was decided', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['documents'] });
  const listed = { id, name: 'Giulia Conti', email: 'giulia@nolo.test', status: 'uploaded' as const };
  const uploaded_at = '2027-02-09T09:00:00Z';
  server.gives('staffDocuments', {
    renters: [{ ...listed, uploaded_at, problems: ['name', 'expired'] }],
    has_more: false,
  });
  const user = renderPortal(routes, '/documents');
  expect(await screen.findByRole('row', { name: /Giulia Conti.*Another name · Expired/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Giulia Conti' })).toHaveAttribute('href', `/documents/${id}`);
  server.gives('staffDocuments', { renters: [], has_more: false });
  fill(screen.getByRole('textbox', { name: t('documents_find') }), 'nobody@nolo.test');
  await user.click(button(backoffice('search')));
  expect(await screen.findByText(t('documents_none_found'))).toBeVisible();
});

test('pictures stand beside the profile and what was read, and what differs says so', async () => {
  await openOne();
  expect(screen.getByRole('img', { name: /of Giulia Conti/ })).toHaveAttribute(
    'src',
    `/api/v1/staff/documents/${id}/images/passport`,
  );
  expect(screen.getByRole('row', { name: 'Last name Conti CONTE differs' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'First name Giulia GIULIA' })).toBeVisible();
  const warnings = within(screen.getByRole('region', { name: t('look_out') }));
  expect(warnings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    t('problem_name'),
    t('warning_licence'),
  ]);
});

test('verified, the list comes with who is next; decided by somebody else, it says so', async () => {
  const user = await openOne();
  server.refuses('acceptDocuments', 'document.review_outdated');
  await user.click(button(t('accept_documents')));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('document.review_outdated'));
  server.gives('acceptDocuments', {});
  await user.click(button(t('accept_documents')));
  expect(await screen.findByText(t('documents_none'))).toBeVisible();
  expect(server.got('acceptDocuments').at(-1)).toMatchObject({ revision: 'abc' });
});

test('a refusal says what is wrong with which document; what the machine found is ticked', async () => {
  const user = await openOne();
  await user.click(button(t('reject_documents')));
  const identity = within(question().getByRole('group', { name: t('identity') }));
  expect(identity.getByRole('checkbox', { name: t('problem_name') })).toBeChecked();
  await user.click(identity.getByRole('checkbox', { name: t('problem_name') }));
  const text = english('validation')('finding_required');
  server.refuses('rejectDocuments', 'request.invalid', { findings: [text] });
  await user.click(question().getByRole('button', { name: t('reject_documents') }));
  expect(await question().findByText(text)).toBeVisible();
  const licence = within(question().getByRole('group', { name: t('licence') }));
  await user.click(licence.getByRole('checkbox', { name: t('problem_expired') }));
  fill(question().getByRole('textbox'), 'Since January.');
  server.gives('rejectDocuments', {});
  await user.click(question().getByRole('button', { name: t('reject_documents') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(server.got('rejectDocuments').at(-1)).toMatchObject({
    revision: 'abc',
    findings: [{ document: 'licence', problem: 'expired' }],
    reason: 'Since January.',
  });
});
