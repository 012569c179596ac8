import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import {
  expectAllRefused,
  expectRefused,
  expectSentOnce,
  expectToast,
  fill,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { Meeting } from './meeting.tsx';

const t = english('business');
const validation = english('validation');
const times = ['2027-02-10T09:00:00Z', '2027-02-10T10:00:00Z'];

const field = (name: 'name' | 'email' | 'phone' | 'meeting_time') => screen.getByLabelText(t(name));
const send = () => screen.getByRole('button', { name: t('meeting_book') });
const ask = () => screen.getByRole('button', { name: t('meeting') });

async function open() {
  const user = renderPage(<Meeting />, paths.listYourCars('en'));
  await user.click(ask());
  await screen.findByLabelText(t('meeting_time'));
  return user;
}

async function fillIn() {
  const user = await open();
  fill(field('name'), 'Anna Bianchi');
  fill(field('email'), anna.email);
  fill(field('phone'), anna.mobile_number);
  return user;
}

beforeEach(() => server.gives('meetingTimes', { times }));

test('free times that cannot be had are said', async () => {
  server.isLost('meetingTimes');
  const user = renderPage(<Meeting />, paths.listYourCars('en'));
  await user.click(ask());
  await expectToast(networkError);
  expect(ask()).toBeVisible();
});

test('says at each field what is missing, and each of its rules', async () => {
  const user = await open();
  await user.click(send());
  await expectAllRefused([
    [field('name'), validation('name_required')],
    [field('email'), validation('email_required')],
    [field('phone'), validation('mobile_number_required')],
  ]);
  await expectRules('meeting');
});

test('a time that is taken meanwhile is said at the times, which are asked for again', async () => {
  server.refuses('bookMeeting', 'meeting.taken');
  const user = await fillIn();
  await user.click(send());
  await expectRefused(field('meeting_time'), refusalText('meeting.taken'));
  await waitFor(() => expect(server.got('meetingTimes')).toHaveLength(2));
  expect(field('name')).toHaveValue('Anna Bianchi');
});

test('is sent once; a lost network is said, and what was typed stays', async () => {
  server.isLost('bookMeeting');
  await expectSentOnce(await fillIn(), send, 'bookMeeting');
  await expectToast(networkError);
  expect(field('email')).toHaveValue(anna.email);
});
