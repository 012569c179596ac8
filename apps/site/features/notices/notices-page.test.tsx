import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Notice } from '@nolo/contract/notices.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectToast, networkError } from '@nolo/tests/components/expectations.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import * as route from '../../routes/notices.tsx';

const t = english('notices');
const notice: Notice = {
  id: '0198f0d8-6c3e-7c1e-8f10-0d5a5a0d9d11',
  kind: 'new-device',
  booking_id: null,
  number: null,
  car_name: null,
  detail: 'Firefox, Linux',
  created_at: '2027-02-09T09:00:00Z',
  is_read: true,
};
const remove = () => screen.findByRole('button', { name: t('delete') });

beforeEach(() => {
  logIn();
  server.gives('notices', { notices: [notice], unread: 0 });
});

test('one that another tab has deleted is said, and leaves the list', async () => {
  server.refuses('deleteNotice', 'notice.not_found');
  const user = renderPage(route, paths.notices('en'));
  const button = await remove();
  server.gives('notices', { notices: [], unread: 0 });
  await user.click(button);
  await expectToast(refusalText('notice.not_found'));
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

test('a lost network is said, and the notice stays', async () => {
  server.isLost('deleteNotice');
  const user = renderPage(route, paths.notices('en'));
  await user.click(await remove());
  await expectToast(networkError);
  expect(await remove()).toBeVisible();
});
