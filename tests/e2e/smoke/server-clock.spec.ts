import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { testNow } from '../../setup/test-day.ts';
import { expect, test } from '../support/test.ts';

/** The device's clock shows another day than the server's, as in every test. */
test('what is left of the half hour goes by the server’s clock, also on a page that the browser shows again', async ({
  page,
  renter,
  car,
  database,
}) => {
  const { id } = await createBooking(database, renter, { car, status: 'PENDING' });
  const expires_at = new Date(testNow().getTime() + 20 * 60_000);
  await database.updateTable('booking').set({ expires_at }).where('id', '=', id).execute();
  const left = page.getByRole('timer');
  await page.goto(paths.booking('en', id));
  await expect(left).toHaveText(/^1[5-9]:\d\d$/);
  await page.goto(paths.faq('en'));
  await page.goBack();
  await expect(left).toHaveText(/^1[5-9]:\d\d$/);
});
