import { sql } from 'kysely';
import type { VatCountry, VatNumber, VatState } from '@nolo/domain/billing/vat-number.ts';
import type { Connection } from '@nolo/db/database.ts';

/** Invoices from before they had a country are of Italian numbers. */
const COUNTRY = sql<VatCountry>`coalesce(company_billing->>'company_country', 'IT')`;

/** The VAT number on a booking's company invoice that nobody has looked up yet; null otherwise. */
export async function findVatToLookUp(connection: Connection, bookingId: string): Promise<VatNumber | null> {
  const { rows } = await sql<{ country: VatCountry; number: string | null }>`
    SELECT ${COUNTRY} AS country, company_billing->>'VAT_number' AS number FROM booking
    WHERE id = ${bookingId} AND NOT company_billing ? 'vat_look_up'`.execute(connection);
  const [row] = rows;
  return row === undefined || row.number === null ? null : { country: row.country, number: row.number };
}

/** Keeps the answer with the invoice's data: it goes where they go. */
export async function saveVatState(
  connection: Connection,
  bookingId: string,
  { state, at }: { state: VatState; at: Date },
): Promise<void> {
  const lookUp = JSON.stringify({ state, at: at.toISOString() });
  await sql`
    UPDATE booking SET company_billing = company_billing || jsonb_build_object('vat_look_up', ${lookUp}::jsonb)
    WHERE id = ${bookingId} AND NOT company_billing ? 'vat_look_up'`.execute(connection);
}

type LookedUp = VatNumber & { state: VatState; at: string };

/** What the register said of the VAT numbers on an account's invoices, each by its latest booking, that first. */
export async function listVatNumbers(connection: Connection, accountId: string): Promise<LookedUp[]> {
  const { rows } = await sql<LookedUp>`
    SELECT country, number, look_up->>'state' AS state, look_up->>'at' AS at FROM (
      SELECT DISTINCT ON (1, 2) ${COUNTRY} AS country, company_billing->>'VAT_number' AS number,
        company_billing->'vat_look_up' AS look_up, created_at
      FROM booking WHERE account_id = ${accountId} AND company_billing ? 'vat_look_up'
      ORDER BY 1, 2, created_at DESC
    ) latest ORDER BY created_at DESC LIMIT 10`.execute(connection);
  return rows;
}
