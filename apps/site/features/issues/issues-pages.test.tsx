import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Issue } from '@nolo/contract/issues.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import {
  expectRefused,
  expectSentOnce,
  expectToast,
  fill,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { booking } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import * as addRoute from '../../routes/add-issues.tsx';
import * as viewRoute from '../../routes/view-issues.tsx';

const t = english('issues');
const issue: Issue = {
  id: booking.id,
  issueDescription: 'A scratch',
  issueImagePath: null,
  fileName: null,
  created_at: '2027-02-09T09:00:00Z',
  is_read: false,
};
const reservation = { reservation: booking.id };

beforeEach(() => {
  logIn();
  server.gives('reservation', { reservation: booking });
});

test.each([
  ['reporting', addRoute, paths.addIssues('en', reservation)],
  ['what was reported', viewRoute, paths.viewIssues('en', reservation)],
] as const)('%s leads back to the booking', async (_, route, address) => {
  server.gives('issues', { issues: [], can_report: true });
  renderPage(route, address);
  const back = await screen.findByRole('link', { name: t('back') });
  expect(back).toHaveAttribute('href', paths.booking('en', booking.id));
});

describe('reporting', () => {
  const card = (number: number) => screen.findByRole('region', { name: t('issue_number', { number }) });
  const description = async (number = 1) => within(await card(number)).getByLabelText(t('description'));
  const send = () => screen.getByRole('button', { name: t('send', { count: 1 }) });
  const again = () => screen.findByRole('button', { name: t('send_again') });

  beforeEach(() => server.gives('issues', { issues: [], can_report: true }));

  const open = () => renderPage(addRoute, paths.addIssues('en', reservation));

  async function fillIn() {
    const user = open();
    fill(await description(), 'A scratch');
    return user;
  }

  test('without a description says so at the field, and goes there', async () => {
    const user = open();
    const field = await description();
    await user.click(send());
    await expectRefused(field, english('validation')('issue_description_required'));
    expect(field).toHaveFocus();
    expect(server.got('addIssue')).toEqual([]);
  });

  test.each(['issue.too_many', 'issue.not_possible', 'document.image_too_large'] as const)(
    '%s is said at the report, whose words stay',
    async (code) => {
      server.refuses('addIssue', code);
      const user = await fillIn();
      await user.click(send());
      expect(await within(await card(1)).findByText(refusalText(code))).toBeVisible();
      expect(screen.getByText(t('some_failed'))).toBeVisible();
      expect(await description()).toHaveValue('A scratch');
    },
  );

  test('a lost network is said at the report, which is sent again under its id', async () => {
    server.isLost('addIssue');
    const user = await fillIn();
    await user.click(send());
    expect(await within(await card(1)).findByText(networkError)).toBeVisible();
    server.gives('addIssue', { issue });
    await user.click(await again());
    await waitFor(() => expect(server.got('addIssue')).toHaveLength(2));
    const [first, second] = server.got('addIssue') as [FormData, FormData];
    expect(second.get('id')).toBe(first.get('id'));
    expect(second.get('issueDescription')).toBe('A scratch');
  });

  test('a server out of order is said without leaving: the words stay', async () => {
    server.refuses('addIssue', 'server.unavailable');
    const user = await fillIn();
    await user.click(send());
    expect(await within(await card(1)).findByText(refusalText('server.unavailable'))).toBeVisible();
    expect(await description()).toHaveValue('A scratch');
  });

  test('of two, what arrived stays sent and only the other is sent again', async () => {
    server.gives('addIssue', { issue });
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: t('add_another') }));
    fill(await description(2), 'A dent');
    const answer = server.waits('addIssue');
    await user.click(screen.getByRole('button', { name: t('send', { count: 2 }) }));
    await waitFor(() => expect(server.got('addIssue')).toHaveLength(1));
    server.refuses('addIssue', 'issue.too_many');
    answer();
    expect(await within(await card(2)).findByText(refusalText('issue.too_many'))).toBeVisible();
    expect(within(await card(1)).getByText(t('sent'))).toBeVisible();
    await user.click(await again());
    await waitFor(() => expect(server.got('addIssue')).toHaveLength(3));
    expect((server.got('addIssue')[2] as FormData).get('issueDescription')).toBe('A dent');
  });

  test('is sent once, however often the button is pressed', async () => {
    server.refuses('addIssue', 'issue.too_many');
    const user = await fillIn();
    const button = send();
    await expectSentOnce(user, () => button, 'addIssue');
  });
});

describe('deleting', () => {
  const open = () => renderPage(viewRoute, paths.viewIssues('en', reservation));

  beforeEach(() => server.gives('issues', { issues: [issue], can_report: true }));

  test.each([
    ['issue.already_read', [{ ...issue, is_read: true }]],
    ['issue.not_found', []],
  ] as const)('%s is said, and the list says what there is', async (code, left) => {
    server.refuses('deleteIssue', code);
    const user = open();
    await user.click(await screen.findByRole('button', { name: t('delete') }));
    const dialog = screen.getByRole('alertdialog', { name: t('delete_title') });
    server.gives('issues', { issues: [...left], can_report: true });
    await user.click(within(dialog).getByRole('button', { name: t('delete') }));
    await expectToast(refusalText(code));
    expect(await screen.findByText(left.length > 0 ? t('read') : t('none_yet'))).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: t('delete') })).toBeNull();
  });
});
