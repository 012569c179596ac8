import { hoursOf } from '@nolo/api/demo/opening-times.ts';
import { addDays, localDate, weekdayOf } from '@nolo/domain/calendar/local-date-time.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { takeOffline } from '../support/free-car.ts';
import { newRemoteSpot } from '../support/list-of-cars.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { testNow } from '../../setup/test-day.ts';

const inTheFuture = (days: number) => addDays(localDate(nowInItaly(testNow())), days);
const dates = { start_date: `${inTheFuture(10)}T10:00`, end_date: `${inTheFuture(13)}T10:00` };

for (const language of ['en', 'it', 'fr'] as const) {
  test(`${language}: a car that cannot be had says why: its dates, none asked for, or not offered at all`, async ({
    page,
    freeCar,
    database,
  }) => {
    const t = await textsIn(language, 'car');
    const spot = newRemoteSpot();
    const car = await freeCar({ car: spot, company: spot });
    const says = async (reason: 'none' | 'undated' | 'offline', query: object = {}) => {
      await page.goto(paths.carNotAvailable(language, { carId: car.id, slug: car.slug, ...query }));
      await expect(page.getByRole('main').getByText(t(`unavailable_text_${reason}`))).toBeVisible();
    };
    await says('none', dates);
    await says('undated');
    await takeOffline(database, car);
    await says('offline');
    await says('offline', dates);
  });
}

test.describe('where its own company is closed then', () => {
  const sunday = Array.from({ length: 7 }, (_, offset) => inTheFuture(10 + offset)).find(
    (day) => weekdayOf(day) === 'sunday',
  );
  const onSunday = {
    start_date: `${sunday}T10:00`,
    end_date: `${addDays(sunday ?? inTheFuture(10), 3)}T10:00`,
  };
  const closed = { opening_hours: hoursOf(['09:00', '19:00'], ['09:00', '13:00'], null) };

  test('cars like it are those that are free for the very dates, with their totals', async ({
    page,
    freeCar,
  }) => {
    const spot = newRemoteSpot();
    const car = await freeCar({ car: spot, company: { ...spot, ...closed } });
    const free = await freeCar({ car: spot, company: spot });
    await freeCar({ car: spot, company: { ...spot, ...closed } });
    const similar = page.getByRole('region', { name: 'Similar to the Fiat 500, and available' });
    for (const address of [
      paths.carDetail('en', car, onSunday),
      paths.carNotAvailable('en', { carId: car.id, slug: car.slug, ...onSunday }),
    ]) {
      await page.goto(address);
      await expect(similar.getByRole('article')).toHaveCount(1);
      await expect(similar.getByText('€180', { exact: true })).toBeVisible();
      await expect(similar.getByRole('link', { name: 'Fiat 500' })).toHaveAttribute(
        'href',
        paths.carDetail('en', free, onSunday),
      );
    }
  });

  test('for dates that are over no car is said to be free', async ({ page, freeCar }) => {
    const spot = newRemoteSpot();
    const car = await freeCar({ car: spot, company: spot });
    await freeCar({ car: spot, company: spot });
    const over = { start_date: `${inTheFuture(-5)}T10:00`, end_date: `${inTheFuture(-2)}T10:00` };
    for (const address of [
      paths.carDetail('en', car, over),
      paths.carNotAvailable('en', { carId: car.id, slug: car.slug, ...over }),
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Similar to the Fiat 500', exact: true })).toBeVisible();
    }
  });
});
