import type { DocumentFinding } from '../../domain/identity/document-findings.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../notices/notify.ts';
import type { Connection } from '../platform/database.ts';
import { findReader } from './profile-store.ts';

/** What a person decided; `reason` is what they wrote besides their findings. */
export type Outcome = {
  status: 'verified' | 'rejected';
  findings: DocumentFinding[];
  reason: string | null;
};

type Review = { accountId: string; reviewedAt: Date; outcome: Outcome };

/** Tells the renter what the review of their documents found. */
export async function mailReviewed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, reviewedAt, outcome }: Review,
): Promise<void> {
  const { email, firstName, language } = await findReader(transaction, accountId);
  // The platform looks at documents, for all websites.
  const shared = { accountId, recipient: email, language, websiteId: null };
  const key = `${accountId}:${reviewedAt.getTime()}`;
  const { status, findings, reason } = outcome;
  if (status === 'verified') {
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
    about: {},
    data: { firstName, findings, reason },
  });
}
