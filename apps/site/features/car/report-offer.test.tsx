import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { fill } from '@nolo/tests/components/expectations.ts';
import { car } from '@nolo/tests/components/fixtures.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { ReportOffer } from './report-offer.tsx';

const t = english('report');
const validation = english('validation');

async function open() {
  const user = renderPage(<ReportOffer car={car} />, '/en');
  await user.click(await screen.findByRole('button', { name: english('car')('report_offer') }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, send: () => user.click(dialog.getByRole('button', { name: t('send') })) };
}

test('an offer is reported with a kind, words and good faith; a guest may leave an address', async () => {
  const { user, dialog, send } = await open();
  await send();
  expect(await dialog.findByText(validation('choice_required'))).toBeVisible();
  expect(dialog.getByText(validation('message_required'))).toBeVisible();
  expect(dialog.getByText(validation('good_faith_required'))).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox'), 'misleading');
  fill(dialog.getByRole('textbox', { name: t('explanation') }), 'The pictures are of another car.');
  fill(dialog.getByRole('textbox', { name: /Email/ }), 'ada@nolo.test');
  await user.click(dialog.getByRole('checkbox', { name: t('good_faith') }));
  server.gives('reportOffer', {});
  await send();
  expect(await dialog.findByText(t('sent_text_email', { email: 'ada@nolo.test' }))).toBeVisible();
  expect(server.got('reportOffer')).toEqual([
    {
      car_id: car.id,
      kind: 'misleading',
      text: 'The pictures are of another car.',
      email: 'ada@nolo.test',
      is_good_faith: true,
    },
  ]);
});
