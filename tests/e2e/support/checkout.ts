import { expect, type Page } from '@playwright/test';
import type checkoutTexts from '@nolo/i18n/en/checkout.ts';

type Words = { checkout: Record<keyof typeof checkoutTexts, string> };

/** Fills in what the profile does not have, and presses on to the summary; the car page has asked the first step. */
export async function goThroughCheckout(page: Page, { checkout }: Words): Promise<void> {
  const next = page.getByRole('button', { name: checkout.continue, exact: true });
  await page.getByLabel(checkout.address, { exact: true }).fill('Via Roma 1');
  await page.getByLabel(checkout.zip, { exact: true }).fill('73100');
  await page.getByLabel(checkout.town_city, { exact: true }).fill('Lecce');
  await next.click();
  await expect(page.getByLabel(checkout.coupon_label)).toBeVisible();
  await next.click();
  await expect(page.getByRole('main').getByRole('link', { name: checkout.terms_link })).toHaveAttribute(
    'href',
    /terms-and-conditions$/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: checkout.privacy_link })).toHaveAttribute(
    'href',
    /privacy-policy$/,
  );
  await page.getByLabel(checkout.terms).check();
}

/** 'Pay now' in the bar of a telephone, 'Pay €180.00' in the summary of a wide screen. */
export function payButton(page: Page, { checkout }: Words) {
  const [amount = ''] = checkout.pay_amount.split('{{');
  return page.getByRole('button', { name: new RegExp(`^(${checkout.pay_now}$|${amount}.*\\d)`) });
}
