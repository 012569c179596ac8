import { sql } from 'kysely';
import { INVOICES_A_PAGE } from '@nolo/contract/invoices.ts';
import type { InvoiceState } from '@nolo/domain/billing/invoice-state.ts';
import type { Connection } from '@nolo/db/database.ts';

export type InvoiceFilter = {
  companyId?: number | undefined;
  year?: number | undefined;
  state?: InvoiceState | undefined;
  /** Of a number, a booking's number, a recipient or a file's name. */
  text?: string;
  /** From 1. */
  page: number;
};

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A page of invoices, the latest number first, and one more where there are more. */
export async function listInvoices(
  connection: Connection,
  { companyId, year, state, text = '', page }: InvoiceFilter,
) {
  let query = connection
    .selectFrom('invoice')
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .leftJoin('company', 'company.id', 'invoice.company_id')
    .select(['invoice.id', 'invoice.year', 'invoice.number', 'invoice.issued_on', 'invoice.kind'])
    .select(['invoice.booking_id', 'booking.number as booking_number', 'invoice.company_id'])
    .select(['company.name as company_name', 'invoice.buyer', 'invoice.net_minor', 'invoice.vat_minor'])
    .select(['invoice.state', 'invoice.state_at', 'invoice.problem', 'invoice.file_name'])
    .orderBy('invoice.year', 'desc')
    .orderBy('invoice.number', 'desc')
    .offset((page - 1) * INVOICES_A_PAGE)
    .limit(INVOICES_A_PAGE + 1);
  if (companyId !== undefined) query = query.where('invoice.company_id', '=', companyId);
  if (year !== undefined) query = query.where('invoice.year', '=', year);
  if (state !== undefined) query = query.where('invoice.state', '=', state);
  if (text !== '') {
    const like = `%${escapeLike(text)}%`;
    query = query.where(
      sql<boolean>`(concat(invoice.number, '/', invoice.year) = ${text} OR booking.number ILIKE ${like}
        OR invoice.buyer ->> 'name' ILIKE ${like} OR invoice.file_name ILIKE ${like})`,
    );
  }
  return query.execute();
}

export type InvoiceListRow = Awaited<ReturnType<typeof listInvoices>>[number];

/** Years with invoices, the latest first: all, or one company's. */
export async function listInvoiceYears(connection: Connection, companyId?: number): Promise<number[]> {
  let query = connection.selectFrom('invoice').select('year').distinct().orderBy('year', 'desc');
  if (companyId !== undefined) query = query.where('company_id', '=', companyId);
  return (await query.execute()).map(({ year }) => year);
}

/** How many wait for a person to send them again (`mayResend`). */
export async function countResendable(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('invoice')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where((where) =>
      where.or([
        where('state', '=', 'rejected'),
        where.and([where('state', 'in', ['numbered', 'validated']), where('problem', 'is not', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Invoices and credit notes to the renter of a booking, the first one first. */
export function listRenterInvoices(connection: Connection, bookingId: string) {
  return connection
    .selectFrom('invoice')
    .select(['id', 'year', 'number', 'kind'])
    .where('booking_id', '=', bookingId)
    .where('company_id', 'is', null)
    .orderBy('year')
    .orderBy('number')
    .execute();
}
