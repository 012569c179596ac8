import { DOCUMENT_LINK_MINUTES } from '@nolo/domain/booking/document-access.ts';
import type { Database } from '@nolo/db/database.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { testNow } from '../setup/test-day.ts';

/** A link as it is mailed to a booking's company, and a browser that opens it. */
export async function createDocumentLink(
  database: Database,
  booking: { id: string; company_id: number },
  now = testNow(),
): Promise<{ token: string; browser: string }> {
  const { token, hash } = newToken();
  await database
    .insertInto('document_link')
    .values({
      token_hash: hash,
      booking_id: booking.id,
      company_id: booking.company_id,
      created_at: now,
      expires_at: new Date(now.getTime() + DOCUMENT_LINK_MINUTES * 60_000),
    })
    .execute();
  return { token, browser: newToken().token };
}
