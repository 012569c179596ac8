import { statementOf, type Statement } from '@nolo/domain/commission/statement.ts';
import { monthOf, monthPeriod, monthsBetween, type Month } from '@nolo/domain/commission/statement-month.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { NamedBooking } from '../booking-name-sql.ts';
import {
  findCompanyBalance,
  findFirstMovement,
  findStatementCompany,
  listBookingNames,
  listStatementEntries,
  type StatementCompany,
} from './statement-store.ts';

/** `month`: `YYYY-MM`, or 'latest' for the running one. */
export type AskedStatement = { companyId: number; month: string };

export type ReadStatement = {
  company: StatementCompany;
  month: Month;
  /** From the company's first movement to now, the latest first. */
  months: Month[];
  /** Its last day is not over. */
  isRunning: boolean;
  statement: Statement;
  names: Map<string, NamedBooking>;
};

/**
 * A company's statement of a month, for page and files alike.
 * @throws AppError `company.not_found`, `company.no_statement`
 */
export async function readStatement(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { companyId, month: asked }: AskedStatement,
): Promise<ReadStatement> {
  const now = clock.now();
  const company = await findStatementCompany(database, companyId);
  if (company === null) throw new AppError('company.not_found');
  const months = await listStatementMonths(database, companyId, now);
  const month = asked === 'latest' ? monthOf(now) : asked;
  if (!months.includes(month)) throw new AppError('company.no_statement');
  const { from, to } = monthPeriod(month);
  const ofMonth = { companyId, from, to };
  const [entries, openingMinor, names] = await Promise.all([
    listStatementEntries(database, ofMonth),
    findCompanyBalance(database, { companyId, before: from }),
    listBookingNames(database, ofMonth),
  ]);
  const statement = statementOf(entries, openingMinor);
  return { company, month, months, isRunning: month === monthOf(now), statement, names };
}

/** Of which months a company has a statement; the running one always. */
export async function listStatementMonths(
  connection: Connection,
  companyId: number,
  now: Date,
): Promise<Month[]> {
  const first = await findFirstMovement(connection, companyId);
  return monthsBetween(first ?? now, now);
}
