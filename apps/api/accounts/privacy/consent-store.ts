import type { Consent } from '@nolo/contract/privacy.ts';
import { isRevocable, type ConsentKind } from '@nolo/domain/account/consents.ts';
import type { Connection } from '@nolo/db/database.ts';
import { legalDocuments } from '@nolo/content/legal-documents.ts';

export async function listConsents(connection: Connection, accountId: string): Promise<Consent[]> {
  const rows = await connection
    .selectFrom('consent')
    .select(['kind', 'version', 'given_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .orderBy('kind')
    .execute();
  return rows.map((row) => {
    const { kind } = row;
    return {
      kind,
      version: row.version,
      given_at: row.given_at.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
      is_revocable: isRevocable(kind),
    };
  });
}

/** The account with that e-mail address, locked until the transaction ends. */
export async function findAccountOf(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

type Given = { accountId: string; kind: ConsentKind; version: string; at: Date };

/** Kept once for each version while it is in force. */
export async function giveConsent(
  connection: Connection,
  { accountId, kind, version, at }: Given,
): Promise<void> {
  await connection
    .insertInto('consent')
    .values({ account_id: accountId, kind, version, given_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function revokeConsent(
  connection: Connection,
  { accountId, kind, at }: Omit<Given, 'version'>,
): Promise<void> {
  await connection
    .updateTable('consent')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Terms and privacy policy as they stand today, accepted with a booking. */
export async function acceptTerms(connection: Connection, accountId: string, at: Date): Promise<void> {
  for (const kind of ['terms', 'privacy'] as const) {
    await giveConsent(connection, { accountId, kind, version: legalDocuments[kind].version, at });
  }
}
