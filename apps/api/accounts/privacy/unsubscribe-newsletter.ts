import { inTransaction } from '@nolo/db/database.ts';
import { deleteSubscription } from '../../discovery/contact/contact-store.ts';
import { readNewsletterToken } from '../../discovery/contact/join-newsletter.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { findAccountOf, revokeConsent } from './consent-store.ts';

/**
 * Takes the address of a mail's link off the newsletter's list, and back the consent of an account that has it. Pressed
 * twice, it is off the list as before.
 * @throws AppError `newsletter.link_invalid` for a token that was not made here
 */
export async function unsubscribeNewsletter(
  { clock, database, vault }: Deps,
  _caller: Caller,
  { token }: { token: string },
): Promise<void> {
  const email = readNewsletterToken(vault, token);
  if (email === null) throw new AppError('newsletter.link_invalid');
  await inTransaction(database, async (transaction) => {
    const accountId = await findAccountOf(transaction, email);
    if (accountId !== null) {
      await revokeConsent(transaction, { accountId, kind: 'newsletter', at: clock.now() });
    }
    await deleteSubscription(transaction, email);
  });
}
