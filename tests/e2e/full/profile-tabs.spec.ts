import { paths } from '../../../web/app/paths.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { uploadDocuments } from '../support/upload-documents.ts';

test('two tabs of the profile: what one has saved stays when the other saves something else', async ({
  page,
  context,
  renter,
}) => {
  await uploadDocuments(page.request, renter.token);
  const second = await context.newPage();
  const [t, account] = [await textsIn('en', 'documents'), await textsIn('en', 'account')];
  for (const tab of [page, second]) {
    await tab.goto(paths.myProfileDocument('en'));
    await expect(tab.getByLabel(t('passport_number'))).toHaveValue('YA1234567');
  }
  await second.getByLabel(t('address')).fill('Via Sistina 22');
  await second.getByLabel(t('passport_number')).fill('YB7654321');
  await second.getByRole('button', { name: t('save') }).click();
  await expect(second.getByText(t('status_uploaded_title'))).toBeVisible();
  await expect(second.getByRole('region', { name: 'Notifications' }).getByRole('status')).toBeVisible();

  await page.getByLabel(account('mobile_number')).fill('3337654321');
  await page.getByRole('button', { name: t('save') }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toBeVisible();
  // Shown, and stored.
  for (const look of [() => Promise.resolve(), () => page.reload()]) {
    await look();
    await expect(page.getByLabel(account('mobile_number'))).toHaveValue('3337654321');
    await expect(page.getByLabel(t('address'))).toHaveValue('Via Sistina 22');
    await expect(page.getByLabel(t('passport_number'))).toHaveValue('YB7654321');
  }
});
