import { sql } from 'kysely';
import { ledgerKindOf } from '@nolo/domain/commission/ledger-kinds.ts';
import type { StatementEntry } from '@nolo/domain/commission/statement.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';
import { carOfBooking, type NamedBooking } from '../booking-name-sql.ts';

type Period = { from: Date; to: Date };

/** The ledger's entries of a company's bookings. */
const entriesOf = (connection: Connection, companyId: number) =>
  connection
    .selectFrom('ledger_entry')
    .innerJoin('booking', 'booking.id', 'ledger_entry.booking_id')
    .where(ofCompany(companyId, 'booking.company_id'));

/** In the order they were booked in. */
export async function listStatementEntries(
  connection: Connection,
  { companyId, from, to }: { companyId: number } & Period,
): Promise<StatementEntry[]> {
  const rows = await entriesOf(connection, companyId)
    .where('ledger_entry.created_at', '>=', from)
    .where('ledger_entry.created_at', '<', to)
    .select([
      'ledger_entry.transaction_id as transactionId',
      'ledger_entry.booking_id as bookingId',
      'ledger_entry.kind',
      'ledger_entry.created_at as at',
      'ledger_entry.account',
      'ledger_entry.amount_minor as amountMinor',
    ])
    .orderBy('ledger_entry.created_at')
    .orderBy('ledger_entry.id')
    .execute();
  return rows.map(({ at, kind, ...row }) => ({ ...row, kind: ledgerKindOf(kind), at: at.toISOString() }));
}

/** What the platform owed a company at a moment, less what it owed (docs/specification/money.md 7). */
export async function findCompanyBalance(
  connection: Connection,
  { companyId, before }: { companyId: number; before: Date },
): Promise<number> {
  const { balance } = await entriesOf(connection, companyId)
    .where('ledger_entry.created_at', '<', before)
    .where('ledger_entry.account', 'in', ['company_payable', 'company_receivable', 'company_clearing'])
    // More than an integer of the database holds, over the years.
    .select(sql<string>`coalesce(-sum(ledger_entry.amount_minor), 0)::bigint`.as('balance'))
    .executeTakeFirstOrThrow();
  return Number(balance);
}

/** When the first of a company's money moved; null: none has. */
export async function findFirstMovement(connection: Connection, companyId: number): Promise<Date | null> {
  const { first } = await entriesOf(connection, companyId)
    .select(sql<Date | null>`min(ledger_entry.created_at)`.as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** What the bookings are called whose money moved, by their ids. */
export async function listBookingNames(
  connection: Connection,
  { companyId, from, to }: { companyId: number } & Period,
): Promise<Map<string, NamedBooking>> {
  const rows = await connection
    .selectFrom('booking')
    .where(ofCompany(companyId, 'booking.company_id'))
    .where((is) =>
      is.exists(
        is
          .selectFrom('ledger_entry')
          .whereRef('ledger_entry.booking_id', '=', 'booking.id')
          .where('ledger_entry.created_at', '>=', from)
          .where('ledger_entry.created_at', '<', to),
      ),
    )
    .select(['booking.id', 'booking.number', carOfBooking.as('car')])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type StatementCompany = { name: string; legalName: string; vatNumber: string; address: string };

/** Null: there is none. */
export async function findStatementCompany(
  connection: Connection,
  companyId: number,
): Promise<StatementCompany | null> {
  const row = await connection
    .selectFrom('company')
    .where(ofCompany(companyId, 'company.id'))
    .select(['name', 'legal_name as legalName', 'vat_number as vatNumber', 'address'])
    .executeTakeFirst();
  return row ?? null;
}
