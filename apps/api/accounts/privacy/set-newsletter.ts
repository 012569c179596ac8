import { legalDocuments } from '@nolo/content/legal-documents.ts';
import type { Consent } from '@nolo/contract/privacy.ts';
import { lockAccount } from '../erase-store.ts';
import { deleteSubscription } from '../../discovery/contact/contact-store.ts';
import { joinNewsletter } from '../../discovery/contact/join-newsletter.ts';
import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { giveConsent, listConsents, revokeConsent } from './consent-store.ts';

/** Puts the renter's own address on the newsletter's list or takes it off, and keeps when they agreed and to what. */
export async function setNewsletter(
  deps: Deps,
  caller: RenterCaller,
  { agreed }: { agreed: boolean },
): Promise<Consent[]> {
  const { accountId } = caller;
  const at = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    const { email } = await lockAccount(transaction, accountId);
    if (agreed) {
      // What somebody agrees to is the privacy policy's section on it.
      const { version } = legalDocuments.privacy;
      await giveConsent(transaction, { accountId, kind: 'newsletter', version, at });
      await joinNewsletter(deps, transaction, caller, email);
    } else {
      await revokeConsent(transaction, { accountId, kind: 'newsletter', at });
      await deleteSubscription(transaction, email);
    }
    return listConsents(transaction, accountId);
  });
}
