import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import {
  expectAllRefused,
  expectSentOnce,
  expectToast,
  fill,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../../app/paths.ts';
import { FindBooking } from './find-booking.tsx';

const t = english('booking');
const validation = english('validation');

const number = () => screen.getByLabelText(t('find_number'));
const email = () => screen.getByLabelText(t('find_email'));
const send = () => screen.getByRole('button', { name: t('find_send') });

const open = () => renderPage(<FindBooking />, paths.findBooking('en'));

function fillIn() {
  const user = open();
  fill(number(), 'NL-100001');
  fill(email(), anna.email);
  return user;
}

test('says at each field what is missing, and each of its rules', async () => {
  const user = open();
  await user.click(send());
  await expectAllRefused([
    [number(), validation('booking_number_invalid')],
    [email(), validation('email_required')],
  ]);
  await expectRules('bookingLink');
});

test('too many questions are said, and what was typed stays', async () => {
  server.refuses('sendBookingLink', 'request.too_many');
  const user = fillIn();
  await user.click(send());
  await expectToast(refusalText('request.too_many'));
  expect(number()).toHaveValue('NL-100001');
});

test('is sent once; after a lost network again, and then says so', async () => {
  server.isLost('sendBookingLink');
  const user = fillIn();
  await expectSentOnce(user, send, 'sendBookingLink');
  await expectToast(networkError);
  server.gives('sendBookingLink', {});
  await user.click(send());
  expect(await screen.findByText(DONE)).toBeVisible();
});
