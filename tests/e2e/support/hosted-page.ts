import type { Page } from '@playwright/test';

export const CARDS = {
  visa: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  authentication: '4000 0027 6000 3184',
} as const;

/** Waits for the payment provider's page, fills in its form and sends it. What comes then, the card decides. */
export async function payOnHostedPage(page: Page, card: string = CARDS.visa): Promise<void> {
  await page.waitForURL(/\/c\/pay\//);
  const email = page.locator('#email');
  if (await email.isVisible()) await email.fill('giulia@nolo.test');
  await page.locator('#cardNumber').fill(card);
  await page.locator('#cardExpiry').fill('12/40');
  await page.locator('#cardCvc').fill('123');
  await page.locator('#billingName').fill('Giulia Conti');
  await page.locator('form button[type=submit]').click();
}

/** The bank's step after a card that asks for it. */
export async function authenticateOnHostedPage(page: Page, result: 'complete' | 'fail'): Promise<void> {
  await page.locator(`button[name=result][value=${result}]`).click();
}
