import type { BrowserContext } from '@playwright/test';

/** Puts the access token where the site keeps it, as a finished log-in does; call it before the first page. */
export async function logIn(context: BrowserContext, origin: string, token: string): Promise<void> {
  const localStorage = [{ name: 'access_token', value: token }];
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
