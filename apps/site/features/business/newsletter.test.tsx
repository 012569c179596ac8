import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import { expectRefused, expectToast, fill, networkError } from '@nolo/tests/components/expectations.ts';
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { Newsletter } from './newsletter.tsx';

const invitation = { title: 'News', text: 'Once a month.', button: 'Subscribe' };
const email = () => screen.getByLabelText(english('account')('email'));
const send = () => screen.getByRole('button', { name: invitation.button });

const open = () => renderPage(<Newsletter invitation={invitation} />, paths.listYourCars('en'));

test('an address is needed, and a whole one', async () => {
  const user = open();
  await user.click(send());
  await expectRefused(email(), english('validation')('email_required'));
  expect(email()).toHaveFocus();
  await expectRules('newsletter');
});

test('what is refused, and a lost network, is said; the address stays', async () => {
  server.refuses('subscribeNewsletter', 'request.too_many');
  const user = open();
  fill(email(), anna.email);
  await user.click(send());
  await expectToast(refusalText('request.too_many'));
  server.isLost('subscribeNewsletter');
  await user.click(send());
  await expectToast(networkError);
  expect(email()).toHaveValue(anna.email);
});

test('says that it is done, and is emptied', async () => {
  server.gives('subscribeNewsletter', {});
  const user = open();
  fill(email(), anna.email);
  await user.click(send());
  await expectToast(DONE);
  await waitFor(() => expect(email()).toHaveValue(''));
  expect(server.got('subscribeNewsletter')).toEqual([{ email: anna.email }]);
});
