import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProposedModel } from '@nolo/contract/staff/car-models.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('work');
const pandina: ProposedModel = {
  id: 31,
  make: 'Fiat',
  name: 'Pandina',
  company: { id: 7, name: 'Autonoleggio Rossi' },
  cars: 2,
  accepted: [
    { id: 4, name: '500' },
    { id: 5, name: 'Panda' },
  ],
};

async function openPage(models: ProposedModel[]) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  server.gives('staffCarModels', { models });
  const user = renderPortal(routes, '/car-models');
  await screen.findByRole('heading', { level: 1, name: t('car_models') });
  return user;
}

const question = () => within(screen.getByRole('alertdialog'));

test('a name is accepted after a question that says what it means; somebody may have been faster', async () => {
  const user = await openPage([pandina]);
  expect(screen.getByText('Autonoleggio Rossi, 2 cars')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('accept_model') }));
  expect(question().getByText('Accept Fiat Pandina?')).toBeVisible();
  server.refuses('settleCarModel', 'car.model_settled');
  await user.click(question().getByRole('button', { name: t('accept_model') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('car.model_settled'));
  server.gives('settleCarModel', {});
  server.gives('staffCarModels', { models: [] });
  await user.click(question().getByRole('button', { name: t('accept_model') }));
  expect(await screen.findByText(t('car_models_none'))).toBeVisible();
  expect(server.got('settleCarModel').at(-1)).toEqual({ model_id: null });
});

test('cars get the name of a model that the catalogue has', async () => {
  const user = await openPage([pandina]);
  await user.click(screen.getByRole('button', { name: t('rename_model') }));
  await user.click(question().getByRole('button', { name: t('give_name') }));
  await expectRefused(question().getByLabelText('Model of Fiat'), english('validation')('choice_required'));
  await user.selectOptions(question().getByLabelText('Model of Fiat'), 'Panda');
  server.gives('settleCarModel', {});
  server.gives('staffCarModels', { models: [] });
  await user.click(question().getByRole('button', { name: t('give_name') }));
  expect(await screen.findByText(t('car_models_none'))).toBeVisible();
  expect(server.got('settleCarModel')).toEqual([{ model_id: 5 }]);
});

test('a make of which nothing is accepted has no other name to give', async () => {
  await openPage([{ ...pandina, accepted: [] }]);
  expect(screen.queryByRole('button', { name: t('rename_model') })).not.toBeInTheDocument();
});
