import { sql, type Insertable } from 'kysely';
import type { DepositPayment } from '@nolo/domain/handover/deposit.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deposit } from '@nolo/db/database-types.ts';

export type DepositRow = {
  amountMinor: number;
  means: DepositPayment;
  collectedAt: Date;
  collectedBy: string;
  returnedAt: Date | null;
  keptMinor: number | null;
  keptBecause: string | null;
};

/** Null while nobody has collected it. */
export async function findDeposit(connection: Connection, handoverId: string): Promise<DepositRow | null> {
  const row = await connection
    .selectFrom('deposit')
    .innerJoin('account', 'account.id', 'deposit.collected_by')
    .select(['amount_minor as amountMinor', 'means', 'collected_at as collectedAt'])
    .select(['returned_at as returnedAt', 'kept_minor as keptMinor', 'kept_because as keptBecause'])
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('collectedBy'))
    .where('handover_id', '=', handoverId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertDeposit(connection: Connection, values: Insertable<Deposit>): Promise<void> {
  await connection.insertInto('deposit').values(values).execute();
}

type Returned = { by: string; at: Date; keptMinor: number; keptBecause: string | null };

export async function saveDepositReturn(
  connection: Connection,
  handoverId: string,
  { by, at, keptMinor, keptBecause }: Returned,
): Promise<void> {
  await connection
    .updateTable('deposit')
    .set({ returned_by: by, returned_at: at, kept_minor: keptMinor, kept_because: keptBecause })
    .where('handover_id', '=', handoverId)
    .execute();
}
