import type { Deps } from '../deps.ts';
import { notify } from '../notices/notify.ts';
import type { Connection } from '../platform/database.ts';
import { findReader } from './profile-store.ts';

type Review = { accountId: string; reviewedAt: Date; rejectedReason: string | null };

/** Tells the renter what the review of their documents found, and why. */
export async function mailReviewed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, reviewedAt, rejectedReason }: Review,
): Promise<void> {
  const { email, firstName, language } = await findReader(transaction, accountId);
  // The platform looks at documents, for all websites.
  const shared = { accountId, recipient: email, language, websiteId: null };
  const key = `${accountId}:${reviewedAt.getTime()}`;
  if (rejectedReason === null) {
    await notify(deps, transaction, {
      ...shared,
      key: `documents-verified:${key}`,
      template: 'documents-verified',
      about: {},
      data: { firstName },
    });
    return;
  }
  await notify(deps, transaction, {
    ...shared,
    key: `documents-rejected:${key}`,
    template: 'documents-rejected',
    about: { detail: rejectedReason },
    data: { firstName, reason: rejectedReason },
  });
}
