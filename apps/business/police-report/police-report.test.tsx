import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { policeDocuments } from '@nolo/domain/police-report/police-codes.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('police-report');
type Report = CallData<BusinessApi['policeReport']>;
type Content = NonNullable<Report['content']>;

const ID = '3f0f3a5e-5b0e-4a59-9a53-0c5b3c4f1d11';
const rome = { code: '412058091', name: 'Roma', province: 'RM', ended_on: null };
const fiume = { code: '450500511', name: 'Fiume', province: 'FU', ended_on: '1947-09-15' };

const driver: Content['drivers'][number] = {
  position: 1,
  name: 'Giulia Conti',
  is_renter: true,
  first_name: '',
  last_name: '',
  dob: '',
  birth_place: null,
  citizenship: null,
  residence_place: null,
  residence_address: '',
  document_code: 'PASOR',
  document_codes: ['PASOR', 'PASSE', 'PASDI'],
  document_number: '',
  document_place: rome,
  licence_number: '',
  licence_place: rome,
};
const content: Content = {
  fields: [
    { field: 'plate', value: 'GK900ZZ', place: null },
    { field: 'payment', value: '0', place: null },
    { field: 'driver_last_name', value: 'CONTI', place: null },
    { field: 'driver_document_code', value: 'PASOR', place: null },
    { field: 'driver_document_place', value: rome.code, place: rome },
  ],
  was_sent: false,
  missing: [],
  frame_number: 'ZFA3120000J123456',
  payment: '0',
  pickup_place: rome,
  return_place: rome,
  drivers: [driver],
  further_drivers: [],
  is_changed: false,
};
const report: Report = {
  rental: {
    name: 'NL-100001',
    car: 'Fiat 500',
    is_own: false,
    start_date: '2027-02-10T10:00',
    end_date: '2027-02-12T10:00',
  },
  service: 'service',
  credentials: 'known',
  report: {
    standing: 'drafted',
    problem: null,
    tries: 0,
    tried_at: null,
    refused_field: null,
    refused_text: null,
    contract_id: null,
    receipt: null,
    reported_at: null,
    manual_by: null,
    manual_because: null,
  },
  content,
  actions: { answer: true, send: true, mark_manual: true, report_again: false },
};
const stands = (changes: Partial<Report['report']>, actions: Partial<Report['actions']> = {}): Report => ({
  ...report,
  report: { ...report.report, ...changes },
  actions: { ...report.actions, ...actions },
});
const SETTLED = { answer: false, send: false, mark_manual: false, report_again: true };

async function openReport(shown: Report, path = '', role: 'counter' | 'owner' = 'counter') {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Sara Marini',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('policeReport', shown);
  const user = renderPortal(routes, `/7/rentals/${ID}/police-report${path}`);
  await screen.findByRole('heading', { level: 1 });
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });

test('what is sent stands in words, and is sent with one press', async () => {
  const user = await openReport(report);
  expect(screen.getByText(t('text_ready'))).toBeVisible();
  expect(screen.getByText('CONTI')).toBeVisible();
  expect(screen.getByText(t('document_PASOR'))).toBeVisible();
  expect(screen.getByText('Roma (RM)')).toBeVisible();
  expect(screen.getByText(t('payment_0'))).toBeVisible();
  expect(screen.getByText('ZFA3120000J123456')).toBeVisible();
  server.gives('sendPoliceReport', {});
  server.gives(
    'policeReport',
    stands({ standing: 'receipt', receipt: 'SB12', contract_id: 'NL-100001' }, SETTLED),
  );
  await user.click(button(t('send')));
  expect(await screen.findByText(t('receipt_number', { number: 'SB12' }))).toBeVisible();
  expect(screen.getByText(t('text_receipt'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('mark') })).not.toBeInTheDocument();
});

test('what is missing is said of whom it is, and nothing can be sent before', async () => {
  const missing: Content['missing'] = [
    { part: 'driver', field: 'driver_birth_place', why: 'missing' },
    { part: 'driver', field: 'driver_last_name', why: 'not_latin' },
    { part: 'car', field: 'plate', why: 'missing' },
  ];
  await openReport({ ...report, content: { ...content, missing, further_drivers: ['Dora Es'] } });
  const ofDriver = screen.getByRole('heading', { name: `${t('missing')}: Giulia Conti` }).parentElement;
  expect(
    within(ofDriver as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([t('field_birth_place'), t('missing_not_latin', { field: t('field_last_name') })]);
  expect(screen.getByRole('link', { name: t('open_cars') })).toBeVisible();
  expect(screen.getByText('Dora Es')).toBeVisible();
  expect(screen.queryByRole('button', { name: t('send') })).not.toBeInTheDocument();
});

test('places are searched for, those of the past with their last day, and what is never chosen is refused', async () => {
  const user = await openReport(report, '/drivers/1');
  const birth = screen.getByRole('combobox', { name: t('field_birth_place') });
  server.gives('policePlaces', { places: [rome, fiume] });
  await user.type(birth, 'fiu');
  const old = await screen.findByRole('option', {
    name: `Fiume (FU) ${t('place_until', { date: '15-09-1947' })}`,
  });
  await user.click(old);
  expect(birth).toHaveValue('Fiume (FU)');
  server.refuses('describeDriver', 'request.invalid', {
    citizenship: [english('validation')('citizenship_country')],
  });
  await user.click(button(t('save')));
  const citizenship = screen.getByRole('combobox', { name: t('field_citizenship') });
  await expectRefused(citizenship, english('validation')('citizenship_country'));
  expect(birth).toHaveValue('Fiume (FU)');
  expect(server.got('describeDriver').at(-1)).toMatchObject({
    birth_place: fiume.code,
    citizenship: '',
    document_code: 'PASOR',
    document_place: rome.code,
  });
});

test('by the keyboard: arrows and Enter choose', async () => {
  const user = await openReport(report, '/rental');
  const pickup = screen.getByRole('combobox', { name: t('field_pickup_place') });
  server.gives('policePlaces', { places: [rome, fiume] });
  await user.clear(pickup);
  await user.type(pickup, 'fi');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(pickup).toHaveValue('Fiume (FU)');
  server.gives('answerPoliceReport', {});
  await user.click(button(t('save')));
  expect(await screen.findByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  expect(server.got('answerPoliceReport')).toEqual([
    { payment: '0', pickup_place: fiume.code, return_place: rome.code },
  ]);
});

test('taking it on oneself needs a reason, after a warning', async () => {
  const user = await openReport(
    stands({ standing: 'waiting', problem: 'unreachable', tries: 3 }, { send: false, answer: false }),
  );
  expect(screen.getByText(t('problem_unreachable', { count: 3 }))).toBeVisible();
  await user.click(button(t('mark')));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(t('mark_text'))).toBeVisible();
  server.refuses('markPoliceReport', 'request.invalid', {
    reason: [english('validation')('reason_required')],
  });
  await user.click(dialog.getByRole('button', { name: t('mark') }));
  const reason = dialog.getByLabelText(t('reason'));
  await expectRefused(reason, english('validation')('reason_required'));
  await user.type(reason, 'On their site');
  server.gives('markPoliceReport', {});
  server.gives(
    'policeReport',
    stands({ standing: 'manual', manual_by: 'Sara Marini', manual_because: 'On their site' }, SETTLED),
  );
  await user.click(dialog.getByRole('button', { name: t('mark') }));
  expect(
    await screen.findByText(t('text_manual', { name: 'Sara Marini', reason: 'On their site' })),
  ).toBeVisible();
});

test('what was refused names the field, and is sent again', async () => {
  const text = 'Errore formale: CONDUCENTE_CONTRAENTE_NASCITA_LUOGO_COD';
  const user = await openReport(
    stands({ standing: 'refused', refused_field: 'driver_birth_place', refused_text: text }),
  );
  expect(screen.getByText(t('refused_field', { field: t('field_birth_place') }))).toBeVisible();
  expect(screen.getByText(t('refused_words', { text }))).toBeVisible();
  server.refuses('sendPoliceReport', 'police_report.incomplete');
  await user.click(button(t('send_again')));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('police_report.incomplete'));
});

test('credentials that are refused lead the owner to where they are entered; the counter reads why', async () => {
  const waiting = stands({ standing: 'drafted', problem: 'credentials', tries: 1 });
  await openReport({ ...waiting, credentials: 'refused' }, '', 'owner');
  expect(screen.getByText(t('problem_credentials'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('enter_credentials') })).toHaveAttribute(
    'href',
    '/7/company/police-report',
  );
});

test('a rental that is another by now is reported again', async () => {
  const outdated = stands({ standing: 'outdated', manual_because: 'On their site' }, SETTLED);
  const user = await openReport({ ...outdated, content: { ...content, is_changed: true } });
  expect(screen.getByText(t('state_outdated'))).toBeVisible();
  expect(screen.getByText(t('changed'))).toBeVisible();
  server.gives('reopenPoliceReport', {});
  server.gives('policeReport', report);
  await user.click(button(t('report_again')));
  expect(await screen.findByText(t('text_ready'))).toBeVisible();
});

test('once the documents are closed nobody is shown', async () => {
  await openReport({
    ...stands({ standing: 'receipt', receipt: 'SB12' }, { ...SETTLED, report_again: false }),
    content: null,
  });
  expect(screen.getByText(t('closed'))).toBeVisible();
  expect(screen.queryByText('CONTI')).not.toBeInTheDocument();
});

test('a second driver of an own rental is added, with everything that the police ask', async () => {
  const own = {
    ...report,
    rental: { ...report.rental, is_own: true },
    content: { ...content, drivers: [{ ...driver, is_renter: false, document_codes: [...policeDocuments] }] },
  };
  const user = await openReport(own);
  await user.click(screen.getByRole('link', { name: t('add_second') }));
  expect(await screen.findByRole('heading', { level: 1, name: t('second_title') })).toBeVisible();
  for (const name of ['last_name', 'first_name', 'dob', 'document_number', 'licence_number'] as const)
    expect(screen.getByLabelText(t(`field_${name}`))).toBeVisible();
  expect(screen.queryByLabelText(t('field_residence_address'))).not.toBeInTheDocument();
});
