import { randomUUID } from 'node:crypto';
import { noticeKinds, type NoticeKind } from '@nolo/domain/account/notice-kinds.ts';
import type { Database } from '@nolo/db/database.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import type { TestRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { testNow } from '../../setup/test-day.ts';

async function tell(database: Database, renter: TestRenter, kind: NoticeKind, data: object): Promise<void> {
  await database
    .insertInto('notice')
    .values({
      account_id: renter.accountId,
      key: `test:${randomUUID()}`,
      kind,
      data: JSON.stringify(data),
      created_at: testNow(),
    })
    .execute();
}

for (const [lang, unread, title, paid, remove, empty] of [
  [
    'en',
    'Notices, 2 unread',
    'Notices',
    'Booking NL-7 is paid and confirmed: Fiat 500.',
    'Delete this notice',
    'Nothing yet',
  ],
  [
    'it',
    'Avvisi, 2 da leggere',
    'Avvisi',
    'La prenotazione NL-7 è pagata e confermata: Fiat 500.',
    'Elimina questo avviso',
    'Ancora niente',
  ],
  [
    'fr',
    'Notifications, 2 non lues',
    'Notifications',
    'La réservation NL-7 est payée et confirmée : Fiat 500.',
    'Supprimer cette notification',
    'Rien pour l’instant',
  ],
] as const) {
  test(`${lang}: the bell counts, the page tells, reading and deleting stay`, async ({
    page,
    renter,
    database,
  }) => {
    const bookingId = randomUUID();
    await tell(database, renter, 'booking-paid', { bookingId, number: 'NL-7', carName: 'Fiat 500' });
    await tell(database, renter, 'new-device', { detail: 'Firefox, Linux' });
    await page.goto(paths.home(lang));
    await page.getByRole('link', { name: unread }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const notice = page.getByRole('listitem').filter({ hasText: paid });
    await expect(notice.getByRole('link')).toHaveAttribute('href', paths.booking(lang, bookingId));
    await expect(page.getByText(/Firefox, Linux/)).toBeVisible();
    await expectNoAxeViolations(page);
    // Seeing them is reading them.
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.reload();
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(2);
    await page.getByRole('button', { name: remove }).first().click();
    await expect(items).toHaveCount(1);
    await page.getByRole('button', { name: remove }).click();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  });
}

/** Where a notice leads to who wants to do something about it. */
const WAYS = {
  'documents-verified': 'see_documents',
  'documents-rejected': 'see_documents',
  'driver-added': 'see_documents',
  'password-changed': 'see_security',
  'new-device': 'see_security',
  'passkey-added': 'see_security',
} as const;

test('every kind says what happened and leads to where something can be done, in each language', async ({
  page,
  renter,
  database,
}) => {
  const values = { number: 'NL-7', car: 'Fiat 500', detail: 'Firefox, Linux' };
  for (const kind of noticeKinds) {
    const bookingId = kind in WAYS ? undefined : randomUUID();
    await tell(database, renter, kind, {
      bookingId,
      number: values.number,
      carName: values.car,
      detail: values.detail,
    });
  }
  for (const language of languages) {
    const t = await textsIn(language, 'notices');
    await page.goto(paths.notices(language));
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(noticeKinds.length);
    for (const kind of noticeKinds) {
      const notice = items.filter({ hasText: t(kind, values) });
      await expect(notice).toHaveCount(1);
      const way = Object.entries(WAYS).find(([one]) => one === kind)?.[1] ?? 'see_booking';
      await expect(notice.getByRole('link')).toHaveText(t(way));
    }
  }
});
