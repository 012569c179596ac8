import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { Vault } from '../../platform/sealing/vault.ts';

type Period = { from: Date; to: Date };

/** What a company was paid in a period, and what the platform kept of it; minor units. */
export type PaidToCompany = {
  companyId: number;
  /** Payouts sent, less those taken back. */
  paidMinor: number;
  /** Commissions that the company bears, their VAT included, less those credited. */
  feesMinor: number;
  /** Of which something was paid. */
  rentals: number;
};

/** Companies of which nothing was paid, taken back or kept are left out. */
export async function listPaidToCompanies(
  connection: Connection,
  { from, to }: Period,
): Promise<PaidToCompany[]> {
  const { rows } = await sql<PaidToCompany>`
    WITH moved AS (
      SELECT booking.company_id, entry.booking_id, entry.transaction_id,
        coalesce(sum(entry.amount_minor) FILTER (WHERE entry.account = 'company_payable'
          AND entry.kind IN ('payout', 'payout_reversed')), 0) AS paid,
        -- A commission kept from a renter is none of the company's.
        CASE WHEN bool_or(entry.account IN ('company_payable', 'company_receivable')) THEN
          coalesce(-sum(entry.amount_minor) FILTER (WHERE entry.account IN ('commission_revenue', 'vat_payable')), 0)
          ELSE 0 END AS fees
      FROM ledger_entry AS entry JOIN booking ON booking.id = entry.booking_id
      WHERE entry.created_at >= ${from} AND entry.created_at < ${to}
      GROUP BY booking.company_id, entry.booking_id, entry.transaction_id
    ), of_booking AS (
      SELECT company_id, booking_id, sum(paid) AS paid, sum(fees) AS fees FROM moved GROUP BY company_id, booking_id
    )
    SELECT company_id AS "companyId", sum(paid)::float8 AS "paidMinor", sum(fees)::float8 AS "feesMinor",
      count(*) FILTER (WHERE paid > 0)::int AS rentals
    FROM of_booking GROUP BY company_id
    HAVING bool_or(paid <> 0) OR bool_or(fees <> 0)`.execute(connection);
  return rows;
}

export type ReportedCompany = {
  id: number;
  legalName: string;
  address: string;
  vatNumber: string;
  taxCode: string | null;
  rea: string | null;
  iban: string | null;
  accountHolder: string | null;
  otherEstablishments: string | null;
};

/** What the tax office asks of companies; null of one that did not come by an application. In the order of their names. */
export async function listReportedCompanies(
  connection: Connection,
  vault: Vault,
  ids: readonly number[],
): Promise<ReportedCompany[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .selectFrom('company')
    .leftJoin('application', 'application.company_id', 'company.id')
    .where('company.id', 'in', ids)
    .select(['company.id', 'company.legal_name as legalName', 'company.vat_number as vatNumber'])
    .select(['company.address', 'application.tax_code as taxCode', 'application.rea', 'application.iban'])
    .select(['application.id as applicationId', 'application.account_holder as accountHolder'])
    .select('application.other_establishments as otherEstablishments')
    .orderBy('company.legal_name')
    .orderBy('company.id')
    .execute();
  return rows.map(({ applicationId, iban, ...row }) => ({
    ...row,
    iban:
      applicationId === null || iban === null ? null : vault.open('application.iban', applicationId, iban),
  }));
}
