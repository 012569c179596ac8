import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HiddenCar, OfferReport } from '@nolo/contract/staff/offer-reports.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('work');
const report: OfferReport = {
  id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  car_id: 7,
  car: 'Fiat Panda, GK900ZZ',
  slug: 'fiat-panda-roma',
  company_id: 3,
  company: 'Autonoleggio Rossi',
  hidden_because: null,
  kind: 'misleading',
  text: 'The pictures are of another car.',
  email: 'ada@nolo.test',
  reported_at: '2027-02-09T09:00:00Z',
  decision: null,
};
const hidden: HiddenCar = {
  car_id: 8,
  car: 'Opel Corsa, GK901ZZ',
  slug: 'opel-corsa-roma',
  company_id: 3,
  company: 'Autonoleggio Rossi',
  hidden_because: 'It is not roadworthy.',
  hidden_at: '2027-02-08T09:00:00Z',
};

async function openPage(reports: OfferReport[], cars: HiddenCar[] = []) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  server.gives('staffOfferReports', { reports, has_more: false, hidden: cars });
  const user = renderPortal(routes, '/offer-reports');
  await screen.findByRole('heading', { level: 1, name: t('offer_reports') });
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });

test('a report is decided with a reason, and the list is read again', async () => {
  const user = await openPage([report]);
  expect(screen.getByText('The pictures are of another car.')).toBeVisible();
  expect(screen.getByText(t('offer_report_misleading'))).toBeVisible();
  await user.click(button(t('offer_report_hide')));
  const question = within(screen.getByRole('alertdialog'));
  fill(question.getByRole('textbox'), 'They are of another car.');
  server.gives('decideOfferReport', {});
  server.gives('staffOfferReports', { reports: [], has_more: false, hidden: [] });
  await user.click(question.getByRole('button', { name: t('offer_report_hide') }));
  expect(await screen.findByText(t('offer_reports_none'))).toBeVisible();
  expect(server.got('decideOfferReport').at(-1)).toEqual({
    decision: 'hide',
    reason: 'They are of another car.',
  });
});

test('a hidden car says why, and is shown again with a reason', async () => {
  const user = await openPage([], [hidden]);
  expect(screen.getByText(/It is not roadworthy\./)).toBeVisible();
  await user.click(button(t('show_car')));
  const question = within(screen.getByRole('alertdialog'));
  fill(question.getByRole('textbox'), 'It was inspected.');
  server.gives('hideCar', {});
  server.gives('staffOfferReports', { reports: [], has_more: false, hidden: [] });
  await user.click(question.getByRole('button', { name: t('show_car') }));
  expect(await screen.findByText(t('hidden_cars_none'))).toBeVisible();
  expect(server.got('hideCar').at(-1)).toEqual({ is_hidden: false, reason: 'It was inspected.' });
});

test('a car that nobody has reported is hidden by its number', async () => {
  const user = await openPage([]);
  await user.click(button(t('hide_one_car')));
  const question = within(screen.getByRole('alertdialog'));
  fill(question.getByRole('textbox', { name: t('hide_one_car_id') }), '8');
  fill(question.getByRole('textbox', { name: /Reason/ }), 'It is not roadworthy.');
  server.gives('hideCar', {});
  server.gives('staffOfferReports', { reports: [], has_more: false, hidden: [hidden] });
  await user.click(question.getByRole('button', { name: t('offer_report_hide') }));
  expect(await screen.findByText('Opel Corsa, GK901ZZ')).toBeVisible();
  expect(server.got('hideCar').at(-1)).toEqual({ is_hidden: true, reason: 'It is not roadworthy.' });
});

test('what was decided says by whom, and why', async () => {
  const decision = {
    kind: 'keep' as const,
    reason: 'It is that car.',
    at: '2027-02-10T09:00:00Z',
    by: 'Elena Bruni',
  };
  await openPage([{ ...report, decision }]);
  expect(screen.getByText(/Left as it is by Elena Bruni, .*: It is that car\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: t('offer_report_hide') })).not.toBeInTheDocument();
});
