import { createCompany, createPlace, inDays } from '../../factories/car.ts';
import { createMember } from '../../factories/member.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a manager adds a car with two photographs, publishes it, and a renter finds it and sees them', async ({
  page,
  context,
  visitor,
  database,
  stack,
  watch,
}) => {
  watch.allow(400, '/business/');
  const { id: companyId } = await createCompany(database, { name: 'Fleet of the Test' });
  // Where no other car is.
  const place = { name: 'Pantelleria', city: 'Pantelleria', latitude: 36.83, longitude: 11.94 };
  await createPlace(database, companyId, place);
  const { cookie } = await createMember(database, 'manager', { companyId });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(`/business/${companyId}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Cars' }).click();
  await expect(page.getByText('No cars yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add a car' }).click();
  await page.getByLabel('Make').fill('Fiat');
  await page.getByLabel('Model').fill('Panda Quarantaquattro');
  await page.getByLabel('Type').selectOption('City car');
  await page.getByLabel('Price of a day').fill('45.50');
  await page.getByLabel('Deposit').fill('300');
  await page.getByRole('button', { name: 'Save only' }).click();
  await expect(page.getByText('Plate is required')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Plate', { exact: true }).fill('gk 944 zz');
  await page.getByRole('button', { name: 'Save only' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fiat Panda Quarantaquattro' })).toBeVisible();
  const photos = [await jpegPicture(1200, 800), await jpegPicture(900, 600)];
  const files = photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page.getByLabel('Add photos').setInputFiles(files);
  await expect(page.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Show to renters' }).click();
  await expect(page.getByRole('button', { name: 'Take offline' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  const renter = await (await visitor()).newPage();
  const dates = `start_date=${inDays(20)}&end_date=${inDays(22)}`;
  const there = 'pl=Pantelleria&lat=36.7&lat=36.9&long=11.8&long=12.1';
  await renter.goto(`/en/car-list?${there}&${dates}`);
  await renter
    .getByRole('link', { name: /Panda Quarantaquattro/ })
    .first()
    .click();
  await expect(renter.getByRole('heading', { level: 1, name: /Panda Quarantaquattro/ })).toBeVisible();
  await expect(renter.getByRole('img', { name: 'Photo of Fiat Panda Quarantaquattro' })).toHaveCount(2);
  await expect(renter.getByText('€91.00').first()).toBeVisible();
});
