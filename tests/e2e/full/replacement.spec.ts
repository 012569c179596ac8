import enBooking from '@nolo/i18n/en/booking.ts';
import frBooking from '@nolo/i18n/fr/booking.ts';
import itBooking from '@nolo/i18n/it/booking.ts';
import { holdReplacement, insertReplacement } from '@nolo/api/bookings/replacements/replacement-store.ts';
import type { Database } from '@nolo/db/database.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import type { TestRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import type { FreeCar } from '../support/free-car.ts';
import { expect, test } from '../support/test.ts';
import { messagesIn, textsIn } from '../support/texts-in.ts';
import { testNow } from '../../setup/test-day.ts';

/** What the company's portal does; nothing was paid, so that nothing goes back through the provider. */
async function proposed(database: Database, renter: TestRenter, car: FreeCar, other: FreeCar) {
  const booking = await createBooking(database, renter, { car, values: { total_minor: 0 } });
  await database.updateTable('car').set({ company_id: car.company_id }).where('id', '=', other.id).execute();
  const made = {
    bookingId: booking.id,
    carId: other.id,
    proposedAt: testNow(),
    answerUntil: booking.starts_at,
  };
  const replacementId = await insertReplacement(database, made);
  const { starts_at: startsAt, ends_at: endsAt } = booking;
  await holdReplacement(database, { replacementId, carId: other.id, startsAt, endsAt });
  return booking;
}

for (const [language, words] of [
  ['en', enBooking],
  ['it', itBooking],
  ['fr', frBooking],
] as const) {
  test(`${language}: the list says that another car is proposed, the page lets one decide`, async ({
    page,
    renter,
    car,
    freeCar,
    database,
    watch,
  }) => {
    const other = await freeCar();
    const { id } = await proposed(database, renter, car, other);
    await page.goto(paths.myBooking(language));
    await expect(page.getByText(words.replacement_waiting)).toBeVisible();
    await page.getByRole('link', { name: words.open }).click();
    const choice = page.getByRole('region', { name: words.replacement_title });
    await expect(choice.getByRole('link', { name: words.replacement_see })).toHaveAttribute(
      'href',
      new RegExp(`/${other.id}$`),
    );
    await expect(choice.getByText(words.replacement_until.split('{{')[0] ?? '')).toBeVisible();
    if (language === 'en') await expectNoAxeViolations(page);
    const handedOver = words.state_paid.replace('{{company}}', 'Rossi Autonoleggio').split('{{')[0] ?? '';
    await expect(page.getByText(handedOver)).toHaveCount(0);
    const isAccepted = language !== 'it';
    const messages = await messagesIn(language);
    const second = await page.context().newPage();
    await second.goto(page.url());
    const late = second.getByRole('button', { name: words.replacement_accept });
    await late.waitFor();
    if (isAccepted) {
      await choice.getByRole('button', { name: words.replacement_accept }).click();
      await expect(page.getByText(words.event_replacement_accepted)).toBeVisible();
      await expect(page.getByText(handedOver)).toBeVisible();
    } else {
      await choice.getByRole('button', { name: /^Rifiuta/ }).click();
      const dialog = page.getByRole('alertdialog', { name: words.replacement_refuse_title });
      await dialog.getByRole('button', { name: 'Sì' }).click();
      await expect(page.getByText(words.event_replacement_refused)).toBeVisible();
    }
    const said = messages(`booking.replacement_${isAccepted ? 'accepted' : 'refused'}`);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(choice).toBeHidden();
    // The other tab is told that there is nothing to decide any more.
    watch.allow(409, '/replacement');
    const errors = await textsIn(language, 'errors');
    await late.click();
    await expect(second.getByText(errors('booking.nothing_to_decide'))).toBeVisible();
    await expect(late).toBeHidden();
    const row = await database
      .selectFrom('booking')
      .select(['car_id', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual(
      isAccepted ? { car_id: other.id, status: 'PAID' } : { car_id: car.id, status: 'CANCELLED' },
    );
  });
}
