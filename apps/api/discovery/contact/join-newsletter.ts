import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMailHourly } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Vault } from '../../platform/sealing/vault.ts';
import { findSubscription, insertSubscription } from './contact-store.ts';

/**
 * Puts an address on the newsletter's list and says so by mail, with the way off it: whoever it belongs to may not be who
 * typed it. One that is there already stays as it is and gets no mail, nor does one that joins again within an hour of the clock.
 */
export async function joinNewsletter(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { website, language }: Pick<Caller, 'website' | 'language'>,
  email: string,
): Promise<void> {
  const created_at = clock.now();
  const subscriptionId = await insertSubscription(transaction, { email, language, created_at });
  if (subscriptionId === null) return;
  await enqueueMailHourly({ clock, jobs }, transaction, {
    key: `newsletter-joined:${email}`,
    template: 'newsletter-joined',
    payload: { subscriptionId, websiteId: website.id },
  });
}

/** Null for who has left the list again. */
export const newsletterJoinedMail: MailHandler<'newsletter-joined'> = async (
  { database, vault },
  { subscriptionId, websiteId },
) => {
  const subscription = await findSubscription(database, subscriptionId);
  if (subscription === null) return null;
  const { email: recipient, language } = subscription;
  return { recipient, language, websiteId, data: { token: newsletterToken(vault, recipient) } };
};

const PLACE = 'newsletter.link';

/** What the links of a newsletter mail carry: the address, sealed. Nobody can read it in a log, or make one. */
export function newsletterToken(vault: Vault, email: string): string {
  return vault.seal(PLACE, '', email);
}

/** The address in it; null for what was not sealed here, or with a key that is no longer configured. */
export function readNewsletterToken(vault: Vault, token: string): string | null {
  try {
    return vault.open(PLACE, '', token);
  } catch {
    return null;
  }
}
