import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import { SEALED_PLACES, type SEALED_ACCOUNT_COLUMNS, type SealedPlace } from '../platform/sealing/vault.ts';

/** How to find a place's values: their table, whom each belongs to, the value as text, and a changed one put back. */
type Where = {
  table: string;
  owner: string;
  value: RawBuilder<string | null>;
  put: (sealed: string) => RawBuilder<unknown>;
};

/** A column of the row itself. */
const inColumn = (table: string, column: string): Where => ({
  table,
  owner: 'id',
  value: sql`${sql.ref(column)}`,
  put: (sealed) => sql`${sql.ref(column)} = ${sealed}`,
});

const inAccount = (column: (typeof SEALED_ACCOUNT_COLUMNS)[number]): Where => inColumn('account', column);

/** A value inside JSON; the empty path is the whole column. */
const inJson = (table: string, owner: string, column: string, path: string): Where => ({
  table,
  owner,
  value: sql`${sql.ref(column)} #>> ${sql.lit(path)}`,
  put: (sealed) =>
    path === '{}'
      ? sql`${sql.ref(column)} = to_jsonb(${sealed}::text)`
      : sql`${sql.ref(column)} = jsonb_set(${sql.ref(column)}, ${sql.lit(path)}, to_jsonb(${sealed}::text))`,
});

const WHERE: Record<SealedPlace, Where> = {
  'account.fiscal_code': inAccount('fiscal_code'),
  'account.passport_number': inAccount('passport_number'),
  'account.document_id': inAccount('document_id'),
  'account.driving_licence_number': inAccount('driving_licence_number'),
  'document_verification.reading': inJson('document_verification', 'id', 'reading', '{}'),
  'second_factor.secret': {
    table: 'second_factor',
    owner: 'account_id',
    value: sql`secret`,
    put: (sealed) => sql`secret = ${sealed}`,
  },
  'calendar_feed.url': {
    table: 'calendar_feed',
    owner: 'id',
    value: sql`url`,
    put: (sealed) => sql`url = ${sealed}`,
  },
  'calendar_address.token': {
    table: 'calendar_address',
    owner: 'id',
    value: sql`token`,
    put: (sealed) => sql`token = ${sealed}`,
  },
  'application.representative_fiscal_code': inColumn('application', 'representative_fiscal_code'),
  'application.iban': inColumn('application', 'iban'),
  'police_account.password': inColumn('police_account', 'password'),
  'police_account.api_key': inColumn('police_account', 'api_key'),
  'inspection.settlement_signatures': inColumn('inspection', 'settlement_signatures'),
  'police_report.record': inColumn('police_report', 'record'),
  'own_rental_driver.document_number': inColumn('own_rental_driver', 'document_number'),
  'own_rental_driver.licence_number': inColumn('own_rental_driver', 'licence_number'),
  'booking.billing.fiscal_code': inJson('booking', 'account_id', 'billing', '{fiscal_code}'),
  'invoice.buyer.fiscal_code': inJson('invoice', 'id', 'buyer', '{fiscalCode}'),
  'invoice.xml': inColumn('invoice', 'xml'),
};

export type SealedRow = { id: string; owner: string; value: string };

/** The next values after a row that do not begin with a prefix, locked until the transaction ends. */
export async function lockOtherwiseSealed(
  connection: Connection,
  place: SealedPlace,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<SealedRow[]> {
  const { table, owner, value } = WHERE[place];
  const { rows } = await sql<SealedRow>`
    SELECT id::text AS id, ${sql.ref(owner)}::text AS owner, ${value} AS value FROM ${sql.table(table)}
    WHERE id > ${after}::uuid AND ${value} <> '' AND NOT starts_with(${value}, ${prefix})
    ORDER BY ${sql.table(table)}.id LIMIT ${limit} FOR NO KEY UPDATE`.execute(connection);
  return rows;
}

export async function putSealed(
  connection: Connection,
  place: SealedPlace,
  id: string,
  sealed: string,
): Promise<void> {
  const { table, put } = WHERE[place];
  await sql`UPDATE ${sql.table(table)} SET ${put(sealed)} WHERE id = ${id}`.execute(connection);
}

/** How many values each key seals. */
export async function countSealedValues(connection: Connection): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const place of SEALED_PLACES) {
    const { table, value } = WHERE[place];
    const { rows } = await sql<{ key: string; n: number }>`
      SELECT substring(${value} FROM '^v1\\.([0-9a-f]{8})\\.') AS key, count(*)::int AS n
      FROM ${sql.table(table)} WHERE ${value} <> '' GROUP BY 1`.execute(connection);
    for (const { key, n } of rows) counts.set(key, (counts.get(key) ?? 0) + n);
  }
  return counts;
}
