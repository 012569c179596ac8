import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../app/paths.ts';
import { readConsent, storeConsent, type TrackerSettings } from './consent.ts';
import { consentHash } from './consent-hash.ts';
import Visit from './visit.tsx';

const t = english('consent');
type Settings = TrackerSettings & { vitals_percent: number };
const both: Settings = {
  analytics_url: 'https://stats.example/matomo.php',
  pixel_id: '1234567890',
  vitals_percent: 0,
};
const none: Settings = { analytics_url: null, pixel_id: null, vitals_percent: 0 };
const button = (name: 'accept' | 'refuse' | 'choose' | 'save' | 'close') =>
  screen.getByRole('button', { name: t(name) });
const panel = () => screen.queryByRole('region', { name: t('title') });
const settings = `${paths.home('en')}${consentHash}`;

const open = (visits: Settings = both, at: string = paths.home('en')) =>
  renderPage(<Visit settings={visits} />, at);

test('refusing is one press, stored, and looks like accepting', async () => {
  const user = open();
  expect(button('refuse').className).toBe(button('accept').className);
  await user.click(button('refuse'));
  expect(panel()).toBeNull();
  expect(readConsent(both)).toEqual({ analytics: false, advertising: false });
});

test('choosing begins with nothing chosen, and stores what was', async () => {
  const user = open();
  await user.click(button('choose'));
  const advertising = screen.getByRole('checkbox', { name: t('advertising') });
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(advertising);
  await user.click(button('save'));
  expect(panel()).toBeNull();
  expect(readConsent(both)).toEqual({ analytics: false, advertising: true });
});

test('who has answered is asked no more; the settings show the answer, have the keyboard and close by Escape', async () => {
  storeConsent(both, { analytics: true, advertising: false });
  const user = open(both, settings);
  expect(panel()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: t('analytics') })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: t('advertising') })).not.toBeChecked();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(readConsent(both)).toEqual({ analytics: true, advertising: false });
});

test('an answer about other services does not count', () => {
  storeConsent({ ...both, pixel_id: '1' }, { analytics: true, advertising: true });
  open();
  expect(panel()).toBeVisible();
});

test('where nothing foreign is configured nobody is asked, and the settings say so', () => {
  open(none, settings);
  expect(screen.getByRole('region', { name: t('title_nothing') })).toHaveTextContent(t('nothing'));
  expect(screen.queryByRole('button', { name: t('accept') })).toBeNull();
  expect(button('close')).toBeVisible();
});
