import type { Deps } from '../deps.ts';
import { enqueueMailHourly } from '../emails/mail.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '../platform/database.ts';
import { insertSubscription } from './contact-store.ts';
import { newsletterToken } from './newsletter-link.ts';

/**
 * Puts an address on the newsletter's list and says so by mail, with the way off it: whoever it belongs to may not be who
 * typed it. One that is there already stays as it is and gets no mail, nor does one that joins again within the hour.
 */
export async function joinNewsletter(
  { clock, jobs, vault }: Pick<Deps, 'clock' | 'jobs' | 'vault'>,
  transaction: Connection,
  { website, language }: Pick<Caller, 'website' | 'language'>,
  email: string,
): Promise<void> {
  if (!(await insertSubscription(transaction, { email, language, created_at: clock.now() }))) return;
  await enqueueMailHourly({ clock, jobs }, transaction, {
    key: `newsletter-joined:${email}`,
    recipient: email,
    language,
    websiteId: website.id,
    template: 'newsletter-joined',
    data: { token: newsletterToken(vault, email) },
  });
}
