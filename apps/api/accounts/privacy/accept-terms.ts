import { legalDocuments } from '@nolo/content/legal-documents.ts';
import type { Connection } from '@nolo/db/database.ts';
import { giveConsent } from './consent-store.ts';

/** Terms and privacy policy as they stand today, accepted with a booking. */
export async function acceptTerms(connection: Connection, accountId: string, at: Date): Promise<void> {
  for (const kind of ['terms', 'privacy'] as const) {
    await giveConsent(connection, { accountId, kind, version: legalDocuments[kind].version, at });
  }
}
