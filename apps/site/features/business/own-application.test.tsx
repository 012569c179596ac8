import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DONE, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import { expectRefused, expectToast, fill } from '@nolo/tests/components/expectations.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import type { ApplicationEventKind, ApplicationState } from '@nolo/domain/companies/application.ts';
import { paths } from '../../app/paths.ts';
import { OwnApplication } from './own-application.tsx';

const t = english('application');
const validation = english('validation');
const TOKEN = 't'.repeat(43);

const open = () => renderPage(<OwnApplication />, `${paths.application('en')}#${TOKEN}`);

const event = (kind: ApplicationEventKind, text = '') => ({
  kind,
  at: '2027-02-09T09:00:00Z',
  text,
  has_file: kind === 'submitted',
});

function gives(state: ApplicationState, ...history: ReturnType<typeof event>[]) {
  server.gives('ownApplication', {
    application: { company_name: 'Bianchi Noleggi', state, history: [event('submitted'), ...history] },
  });
}

const answer = () => screen.getByRole('textbox', { name: t('answer') });

test('what was asked is answered, with words at least, and the page then waits for us', async () => {
  gives('asked', event('asked', 'Where is the second page?\nThank you.'));
  const user = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Application of Bianchi Noleggi' }),
  ).toBeVisible();
  expect(screen.getByText(t('state_asked'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('send_answer') }));
  await expectRefused(answer(), validation('answer_required'));
  await expectRules('answer');
  fill(answer(), 'Here it is.');
  server.gives('answerApplication', {});
  gives('submitted', event('asked', 'Where?'), event('answered', 'Here it is.'));
  await user.click(screen.getByRole('button', { name: t('send_answer') }));
  await expectToast(DONE);
  expect(await screen.findByText(t('event_answered'))).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const [body] = server.got('answerApplication') as [FormData];
  expect([body.get('token'), body.get('answer'), body.get('certificate')]).toEqual([
    TOKEN,
    'Here it is.',
    null,
  ]);
});

test('a refusal says why, and leads to another application', async () => {
  gives('refused', event('refused', 'The extract is two years old.'));
  open();
  expect(await screen.findByText('The extract is two years old.')).toBeVisible();
  expect(screen.getByRole('link', { name: t('apply_again') })).toHaveAttribute(
    'href',
    paths.listYourCars('en'),
  );
});

test('a link that is nobody’s says so', async () => {
  server.refuses('ownApplication', 'application.link_invalid');
  open();
  expect(await screen.findByRole('heading', { name: t('invalid_title') })).toBeVisible();
});
