import { slugOf } from '@nolo/domain/slug.ts';
import { addDays, dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import { monthPeriod, type Month } from '@nolo/domain/commission/statement-month.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { statementLineText } from '@nolo/i18n/statement-line-text.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCaller, StaffCaller } from '../../platform/caller.ts';
import { writeCsv, type CsvCell } from '../../platform/csv.ts';
import type { PrivateFile } from '../../platform/send-private-file.ts';
import { readStatement, type AskedStatement, type ReadStatement } from './read-statement.ts';
import { statementWords, type StatementWords } from './statement-words.ts';

/**
 * A company's statement of a month as a table for a spreadsheet, in the reader's language: opening balance, one row for each
 * movement, closing balance, so that the last column adds up.
 * @throws AppError `company.not_found`, `company.no_statement`
 */
export async function openStatementFile(
  deps: Deps,
  { language }: MemberCaller | StaffCaller,
  asked: AskedStatement,
): Promise<PrivateFile> {
  const read = await readStatement(deps, asked);
  const words = statementWords(language);
  const bytes = writeCsv(language, [headingsOf(words), ...rowsOf(read, words)]);
  return { type: 'text/csv; charset=utf-8', fileName: `${statementName(read, words)}.csv`, bytes };
}

const COLUMNS = ['date', 'booking', 'car', 'what', 'renter', 'price', 'commission', 'balance'] as const;

const headingsOf = ({ t }: StatementWords): CsvCell[] => COLUMNS.map((column) => t(`column_${column}`));

const balanceRow = (text: string, minor: number): CsvCell[] => ['', '', '', text, null, null, null, minor];

function rowsOf({ statement, names, month, isRunning }: ReadStatement, words: StatementWords): CsvCell[][] {
  const { t } = words;
  const days = daysOf(month);
  const closing = isRunning ? t('closing_running') : t('closing', { date: days.last });
  return [
    balanceRow(t('opening', { date: days.first }), statement.openingMinor),
    ...statement.bookings.flatMap(({ bookingId, lines }) =>
      lines.map((line) => [
        formatDate(dateInItaly(new Date(line.at))),
        names.get(bookingId)?.number ?? '',
        names.get(bookingId)?.car ?? '',
        statementLineText(words, line),
        line.renterMinor,
        line.priceMinor,
        line.commissionMinor,
        line.balanceMinor,
      ]),
    ),
    balanceRow(closing, statement.closingMinor),
  ];
}

/** Of a month, as people read them. */
export function daysOf(month: Month): { first: string; last: string } {
  const next = dateInItaly(monthPeriod(month).to);
  return { first: formatDate(dateOf(`${month}-01`)), last: formatDate(addDays(next, -1)) };
}

/** What a statement's file is called: 'nolo-estratto-conto-autonoleggio-rossi-2027-03'. */
export function statementName({ company, month }: ReadStatement, { t }: StatementWords): string {
  return ['nolo', t('file'), slugOf(company.name), month].filter((part) => part !== '').join('-');
}
