import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { creditsOf, type InvoiceBuyer } from '@nolo/domain/billing/invoice.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Invoice } from '@nolo/db/database-types.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import { listIssuedInvoices } from './due-commission-store.ts';

export type InvoiceRow = Selectable<Invoice>;

type Counter = { lastNumber: number; lastDay: LocalDate };

/** The last number of a year and its day; nobody else gives one until the transaction ends. */
export async function lockCounter(connection: Connection, year: number): Promise<Counter> {
  await connection
    .insertInto('invoice_counter')
    .values({ year, last_number: 0, last_day: `${year}-01-01` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return connection
    .selectFrom('invoice_counter')
    .select(['last_number as lastNumber', 'last_day as lastDay'])
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The counter moves with its invoice: both are written, or neither. */
export async function insertInvoice(connection: Connection, values: Insertable<Invoice>): Promise<void> {
  await connection.insertInto('invoice').values(values).execute();
  await connection
    .updateTable('invoice_counter')
    .set({ last_number: values.number, last_day: values.issued_on })
    .where('year', '=', values.year)
    .execute();
}

export async function findInvoice(connection: Connection, id: string): Promise<InvoiceRow | null> {
  const row = await connection.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function lockInvoice(connection: Connection, id: string): Promise<InvoiceRow | null> {
  const query = connection.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function lockInvoiceByFile(
  connection: Connection,
  fileName: string,
): Promise<InvoiceRow | null> {
  const query = connection.selectFrom('invoice').selectAll().where('file_name', '=', fileName).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function updateInvoice(
  connection: Connection,
  id: string,
  values: Updateable<Invoice>,
): Promise<void> {
  await connection.updateTable('invoice').set(values).where('id', '=', id).execute();
}

/** Five letters and digits, the most that a file's name takes: enough for sixty million files. */
export async function nextProgressive(connection: Connection): Promise<string> {
  const { rows } = await sql<{ next: string }>`SELECT nextval('invoice_transmission') AS next`.execute(
    connection,
  );
  return Number(rows[0]?.next).toString(36).toUpperCase().padStart(5, '0');
}

/** The buyer as it was frozen, readable. */
export function openBuyer(vault: Vault, { id, buyer }: Pick<InvoiceRow, 'id' | 'buyer'>): InvoiceBuyer {
  const { fiscalCode } = buyer;
  return {
    ...buyer,
    fiscalCode: fiscalCode && vault.open('invoice.buyer.fiscal_code', id, fiscalCode),
  };
}

/** JSON for its column, the fiscal code sealed. */
export function sealedBuyer(vault: Vault, id: string, buyer: InvoiceBuyer): string {
  const { fiscalCode } = buyer;
  return JSON.stringify({
    ...buyer,
    fiscalCode: fiscalCode && vault.seal('invoice.buyer.fiscal_code', id, fiscalCode),
  });
}

export type CreditedInvoice = { year: number; number: number; issuedOn: LocalDate };

/** The invoices that a credit note is about, the latest first; none of an invoice. */
export async function listCredited(connection: Connection, invoice: InvoiceRow): Promise<CreditedInvoice[]> {
  if (invoice.kind === 'TD01') return [];
  const credits = creditsOf(await listIssuedInvoices(connection, invoice.booking_id), invoice.id);
  if (credits.length === 0) throw new Error(`credit note ${invoice.id} credits nothing`);
  const ids = credits.map(({ id }) => id);
  const rows = await connection
    .selectFrom('invoice')
    .select(['id', 'year', 'number', 'issued_on as issuedOn'])
    .where('id', 'in', ids)
    .execute();
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ year, number, issuedOn }) => ({ year, number, issuedOn }));
}

/**
 * Invoices that wait to be sent and that no job tries any more: those never tried since `untriedSince`, and those last tried
 * before `triedBefore`. What was refused for good waits for a person.
 */
export async function listUnsentInvoices(
  connection: Connection,
  { untriedSince, triedBefore }: { untriedSince: Date; triedBefore: Date },
): Promise<string[]> {
  const rows = await connection
    .selectFrom('invoice')
    .select('id')
    .where('state', 'in', ['numbered', 'validated'])
    .where('problem', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('tried_at', 'is', null), where('state_at', '<', untriedSince)]),
        where('tried_at', '<', triedBefore),
      ]),
    )
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

/** Since when the exchange system owes an answer, at most so far back; null: it owes none. */
export async function findUnansweredSince(connection: Connection, oldest: Date): Promise<Date | null> {
  const row = await connection
    .selectFrom('invoice')
    .select((select) => select.fn.min('state_at').as('since'))
    .where('state', 'in', ['transmitted', 'undelivered'])
    .where('state_at', '>=', oldest)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** What an invoice names of a company, as it is now. */
export async function findCompanyToInvoice(connection: Connection, companyId: number) {
  return connection
    .selectFrom('company')
    .leftJoin('application', 'application.company_id', 'company.id')
    .select(['company.legal_name as legalName', 'company.vat_number as vatNumber'])
    .select(['application.tax_code as taxCode', 'company.address', 'company.city', 'company.zip'])
    .select(['company.province', 'company.sdi_code as sdiCode', 'company.pec_email as pecEmail'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** A renter's fiscal code in their profile, sealed, by their booking; null: not known. */
export async function findSealedFiscalCode(connection: Connection, bookingId: string) {
  const row = await connection
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['account.id as accountId', 'account.fiscal_code as sealed'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst();
  return row === undefined || !row.sealed ? null : { accountId: row.accountId, sealed: row.sealed };
}
