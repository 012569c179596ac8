import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { insertSubscription } from './contact-store.ts';

/** Keeps an address for the newsletter; one that is there already stays as it is. */
export async function subscribeNewsletter(
  { database, clock }: Deps,
  { language }: Caller,
  { email }: { email: string },
): Promise<void> {
  await insertSubscription(database, { email, language, created_at: clock.now() });
}
