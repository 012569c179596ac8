import { sql } from 'kysely';
import type { Billing } from '@nolo/contract/bookings.ts';
import type { LedgerKind } from '@nolo/domain/commission/ledger-kinds.ts';
import type { IssuedInvoice } from '@nolo/domain/billing/invoice.ts';
import type { Connection } from '@nolo/db/database.ts';

/** A ledger transaction that moved the platform's commission and has no invoice yet. */
export type DueCommission = {
  transactionId: string;
  /** Of the ledger transaction. */
  kind: LedgerKind;
  at: Date;
  /** Minor units; negative: undoes a commission. */
  netMinor: number;
  vatMinor: number;
  bookingId: string;
  bookingNumber: string;
  accountId: string;
  /** With the fiscal code sealed. */
  billing: Billing;
  /** The renter's own, sealed; null: not known. */
  accountFiscalCode: string | null;
  companyId: number;
  companyName: string;
  legalName: string;
  vatNumber: string;
  /** As its application says; null: it has none. */
  taxCode: string | null;
  address: string;
  city: string;
  zip: string | null;
  province: string | null;
  sdiCode: string | null;
  pecEmail: string | null;
};

type Wanted = {
  /** Commissions that are younger may still be undone. */
  until: Date;
  transactionId?: string;
  companyId?: number | undefined;
};

/**
 * Commissions that are to be invoiced, in the order in which they were booked. A check-in or an extension that was undone is left
 * out with its undo, unless it has an invoice already: that one is credited.
 */
export async function listDueCommissions(
  connection: Connection,
  { until, transactionId, companyId }: Wanted,
): Promise<DueCommission[]> {
  const ofTransaction =
    transactionId === undefined ? sql`true` : sql`entry.transaction_id = ${transactionId}`;
  const ofCompany = companyId === undefined ? sql`true` : sql`booking.company_id = ${companyId}`;
  // First those without an invoice, which are few: everything else is asked of them alone.
  const { rows } = await sql<DueCommission>`
    WITH entry AS MATERIALIZED (
      SELECT entry.id, entry.transaction_id, entry.booking_id, entry.kind, entry.reference, entry.amount_minor, entry.created_at
      FROM ledger_entry AS entry
      WHERE entry.account = 'commission_revenue' AND entry.created_at <= ${until} AND ${ofTransaction}
        AND NOT EXISTS (SELECT FROM invoice WHERE invoice.ledger_transaction_id = entry.transaction_id))
    SELECT entry.transaction_id AS "transactionId", entry.kind, entry.created_at AS at,
      -entry.amount_minor AS "netMinor",
      (SELECT -coalesce(sum(vat.amount_minor), 0)::int FROM ledger_entry AS vat
        WHERE vat.booking_id = entry.booking_id AND vat.transaction_id = entry.transaction_id
          AND vat.account = 'vat_payable') AS "vatMinor",
      booking.id AS "bookingId", booking.number AS "bookingNumber", booking.account_id AS "accountId", booking.billing,
      account.fiscal_code AS "accountFiscalCode",
      company.id AS "companyId", company.name AS "companyName", company.legal_name AS "legalName",
      company.vat_number AS "vatNumber", application.tax_code AS "taxCode", company.address, company.city, company.zip, company.province,
      company.sdi_code AS "sdiCode", company.pec_email AS "pecEmail"
    FROM entry
    JOIN booking ON booking.id = entry.booking_id
    JOIN account ON account.id = booking.account_id
    JOIN company ON company.id = booking.company_id
    LEFT JOIN application ON application.company_id = company.id
    WHERE NOT EXISTS (${pair} AND pair.kind = entry.kind || '_undone')
      AND NOT (entry.kind LIKE '%_undone' AND NOT EXISTS (${pair} AND entry.kind = pair.kind || '_undone'
        AND EXISTS (SELECT FROM invoice WHERE invoice.ledger_transaction_id = pair.transaction_id)))
      AND ${ofCompany}
    ORDER BY entry.id`.execute(connection);
  return rows;
}

/** What an undo of a check-in or of an extension is of, or the other way round: both name the same inspection or amendment. */
const pair = sql`
  SELECT FROM ledger_entry AS pair WHERE pair.booking_id = entry.booking_id
    AND pair.account = 'commission_revenue' AND pair.reference IS NOT DISTINCT FROM entry.reference`;

/** Commissions of a booking are invoiced, undone and credited one after the other. */
export async function lockBookingOf(connection: Connection, transactionId: string): Promise<void> {
  await sql`SELECT FROM booking WHERE id IN (
    SELECT booking_id FROM ledger_entry WHERE transaction_id = ${transactionId} AND account = 'commission_revenue')
    FOR NO KEY UPDATE`.execute(connection);
}

/** The documents of a booking, in the order of their numbers. */
export async function listIssuedInvoices(
  connection: Connection,
  bookingId: string,
): Promise<(IssuedInvoice & { companyId: number | null })[]> {
  const rows = await connection
    .selectFrom('invoice')
    .select(['id', 'kind', 'credited_id as creditedId', 'net_minor as netMinor', 'company_id as companyId'])
    .where('booking_id', '=', bookingId)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...row, buyerKind: row.companyId === null ? 'person' : 'company' }));
}
