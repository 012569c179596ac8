import { legalDocuments } from '../../content/legal-documents.ts';
import type { Consent } from '../../contract/privacy.ts';
import { lockAccount } from '../accounts/erase-store.ts';
import { deleteSubscription, insertSubscription } from '../contact/contact-store.ts';
import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { giveConsent, listConsents, revokeConsent } from './consent-store.ts';

/** Puts the renter's own address on the newsletter's list or takes it off, and keeps when they agreed and to what. */
export async function setNewsletter(
  { clock, database }: Deps,
  { accountId, language }: RenterCaller,
  { agreed }: { agreed: boolean },
): Promise<Consent[]> {
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const { email } = await lockAccount(transaction, accountId);
    if (agreed) {
      // What somebody agrees to is the privacy policy's section on it.
      const { version } = legalDocuments.privacy;
      await giveConsent(transaction, { accountId, kind: 'newsletter', version, at });
      await insertSubscription(transaction, { email, language, created_at: at });
    } else {
      await revokeConsent(transaction, { accountId, kind: 'newsletter', at });
      await deleteSubscription(transaction, email);
    }
    return listConsents(transaction, accountId);
  });
}
