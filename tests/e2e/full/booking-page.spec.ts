import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { BOOKING_STATUSES, type BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { statusBadge } from '@nolo/domain/booking/status-badge.ts';
import enBooking from '@nolo/i18n/en/booking.ts';
import enBookings from '@nolo/i18n/en/bookings.ts';
import enMap from '@nolo/i18n/en/map.ts';
import itBooking from '@nolo/i18n/it/booking.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { createRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

const promised: Inclusions = {
  km_per_day: 200,
  extra_km: 25,
  fuel_policy: 'full_to_full',
  damage_excess: 120_000,
  theft_excess: null,
  third_party: { persons: 645_000_000, property: 130_000_000 },
  roadside_help: 'always',
  cross_border: ['FR', 'CH'],
  minimum_age: 21,
  licence_years: 2,
  deposit_by: 'any_card',
};

const PAPERS = ['receipt', 'calendar', 'view_issues'] as const;

/** What the page says of a booking in a state beside its badge, and what can be done there. */
const PAGES = {
  PENDING: { says: 'state_pending', offers: ['directions', 'cancel_booking'] },
  PAID: { says: 'state_paid', offers: ['directions', ...PAPERS, 'cancel_booking'] },
  SIGNED: { says: 'state_signed', offers: ['directions', ...PAPERS, 'cancel_booking'] },
  'DEPOSIT COLLECTED': {
    says: 'state_deposit_collected',
    offers: ['directions', ...PAPERS, 'cancel_booking'],
  },
  'CHECKED IN': { says: 'state_in_progress', offers: ['directions', ...PAPERS] },
  'CHECKED OUT': { says: 'state_finished', offers: ['directions', 'receipt', 'view_issues'] },
  'CHECKOUT ISSUE ADDED': {
    says: 'state_finished_with_problems',
    offers: ['directions', 'receipt', 'view_issues'],
  },
  CANCELLED: { says: 'cancelled_renter', offers: [] },
} as const satisfies Record<BookingStatus, { says: string; offers: readonly string[] }>;

for (const language of languages) {
  test(`${language}: every state in the list, each with its page and what can be done there`, async ({
    page,
    renter,
    freeCar,
    database,
  }) => {
    const made = [];
    for (const status of BOOKING_STATUSES) {
      made.push(await createBooking(database, renter, { status, car: await freeCar() }));
    }
    const t = await textsIn(language, 'booking');
    const bookings = await textsIn(language, 'bookings');
    const badgeOf = (status: BookingStatus) => bookings(`status_${statusBadge(status).labelKey}`);
    await page.goto(paths.myBooking(language));
    for (const { status, number } of made) {
      await expect(page.getByRole('article').filter({ hasText: number })).toContainText(badgeOf(status));
    }
    const names = {
      directions: t('directions'),
      receipt: t('receipt'),
      calendar: t('calendar'),
      view_issues: bookings('view_issues'),
      cancel_booking: bookings('cancel_booking'),
    };
    for (const { id, status, number } of made) {
      const { says, offers } = PAGES[status];
      await page.goto(paths.booking(language, id));
      const main = page.getByRole('main');
      await expect(main).toContainText(number);
      await expect(main).toContainText(badgeOf(status));
      const [sentence = ''] = t(says, { company: 'Rossi Autonoleggio', date: '…' }).split('…');
      await expect(main).toContainText(sentence);
      await expect(page.getByRole('region', { name: t('timeline_title') })).toContainText(
        t('event_reserved'),
      );
      const offered = await main.locator('a, button').allInnerTexts();
      expect(Object.values(names).filter((name) => offered.includes(name))).toEqual(
        offers.map((offer) => names[offer]),
      );
    }
  });
}

test('from the list to the page: what happened, where to go, whom to call, cancelling', async ({
  page,
  renter,
  car,
  database,
}) => {
  const { id, number } = await createBooking(database, renter, {
    car,
    status: 'DEPOSIT COLLECTED',
    values: { inclusions: JSON.stringify(promised) },
  });
  await page.goto(paths.myBooking('en'));
  await page.getByRole('link', { name: enBooking.open }).click();
  await expect(page).toHaveURL(new RegExp(`/en/my-booking/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Fiat 500' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(number));
  const included = page.getByRole('region', { name: 'What is included' });
  for (const text of ['Damage cover, excess €1,200', 'No theft cover', 'Driver aged 21 or over']) {
    await expect(included).toContainText(text);
  }
  const happened = page.getByRole('region', { name: enBooking.timeline_title });
  await expect(happened.getByRole('listitem')).toHaveText([
    /Reserved.*You$/,
    /Paid €180\.00.*You$/,
    /Rental agreement signed.*You$/,
    /Deposit collected.*Rossi Autonoleggio$/,
  ]);
  await expect(page.getByRole('link', { name: enBooking.directions })).toHaveAttribute(
    'href',
    /destination=40\.3515,18\.175$/,
  );
  // This browser has no WebGL: words in the map's stead.
  const place = page.getByRole('region', { name: enBooking.pickup_title });
  await place.scrollIntoViewIfNeeded();
  await expect(place).toContainText(enMap.unavailable);
  await expect(page.getByRole('link', { name: 'View issues' })).toHaveAttribute(
    'href',
    paths.viewIssues('en', { reservation: id }),
  );
  // Nothing but the small print below: whoever manages a booking is not sent elsewhere.
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Privacy policy',
    'Terms and conditions',
    'Contact Us',
    'Questions and answers',
    'Cookie settings',
  ]);
  const help = page.getByRole('region', { name: enBooking.help_title });
  await expect(help.getByRole('link')).toHaveText(['+39 06 1234567', '+39 06 0000 0000']);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: enBookings.cancel_booking }).click();
  const dialog = page.getByRole('alertdialog', { name: enBookings.cancel_title });
  await expect(dialog).toContainText(enBookings.terms_deposit);
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('nothing sticks out', async ({ page, renter, car, database }) => {
    const { id } = await createBooking(database, renter, { car });
    await page.goto(paths.booking('it', id));
    await expect(page.getByRole('heading', { name: itBooking.pickup_title })).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});

test("another renter's booking, and one that never was, are Page Not Found, in each language", async ({
  page,
  renter,
  car,
  database,
  watch,
}) => {
  watch.allow(404, '/customer/reservation');
  watch.allow(400, '/customer/reservation');
  expect(renter.accountId).not.toBe('');
  const { id } = await createBooking(database, await createRenter(database), { car });
  for (const [language, address] of [
    ...languages.map((language) => [language, id] as const),
    ['it', crypto.randomUUID()],
    ['fr', 'not-an-id'],
  ] as const) {
    const t = await textsIn(language, 'common');
    await page.goto(paths.booking(language, address));
    await expect(page.getByRole('heading', { name: t('not_found_title') })).toBeVisible();
    await expect(page.getByText(t('not_found_text'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('not_found_action') })).toBeVisible();
  }
});

test('receipt and calendar file are downloaded, in each language', async ({
  page,
  renter,
  car,
  database,
}) => {
  const { id, number } = await createBooking(database, renter, { car });
  for (const language of languages) {
    const t = await textsIn(language, 'booking');
    await page.goto(paths.booking(language, id));
    for (const [name, file] of [
      [t('receipt'), `nolo-${number}.pdf`],
      [t('calendar'), `nolo-${number}.ics`],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect((await downloading).suggestedFilename()).toBe(file);
    }
  }
});
