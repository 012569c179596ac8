import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { PoliceAccount } from '@nolo/db/database-types.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import { ofCompany } from '../platform/tenant-sql.ts';
import type { PoliceCredentials } from './register/police-register.ts';

export type PoliceAccountRow = Selectable<PoliceAccount>;

/** Null: the company has entered none. */
export async function findPoliceAccount(
  connection: Connection,
  companyId: number,
): Promise<PoliceAccountRow | null> {
  const row = await connection
    .selectFrom('police_account')
    .selectAll()
    .where(ofCompany(companyId, 'company_id'))
    .executeTakeFirst();
  return row ?? null;
}

export function openCredentials(
  vault: Vault,
  { id, username, password, api_key }: PoliceAccountRow,
): PoliceCredentials {
  return {
    username,
    password: vault.open('police_account.password', id, password),
    apiKey: vault.open('police_account.api_key', id, api_key),
  };
}

/** In place of those that were there. */
export async function savePoliceAccountRow(
  connection: Connection,
  row: Insertable<PoliceAccount>,
): Promise<void> {
  await connection
    .insertInto('police_account')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
}

/** The service does not take them, if they are still those that it was asked with; whether that is new. */
export async function notePoliceAccountRefused(
  connection: Connection,
  { id, changed_at }: PoliceAccountRow,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('police_account')
    .set({ refused_at: at })
    .where('id', '=', id)
    .where('changed_at', '=', changed_at)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** By whose credentials the service's tables are fetched: those it has not refused. */
export async function listPoliceAccounts(connection: Connection): Promise<PoliceAccountRow[]> {
  return connection
    .selectFrom('police_account')
    .selectAll()
    .where('refused_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .limit(3)
    .execute();
}
