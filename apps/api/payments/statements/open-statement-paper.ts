import type { StatementLine } from '@nolo/domain/commission/statement.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import { primaryTones } from '@nolo/domain/website/primary-tones.ts';
import { defaultColors } from '@nolo/domain/website/theme.ts';
import { formatDate, formatMoney, formatMonth } from '@nolo/i18n/format.ts';
import { statementLineText } from '@nolo/i18n/statement-line-text.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCaller, StaffCaller } from '../../platform/caller.ts';
import { drawPaper, type PaperContent, type PaperRow, type PaperTable } from '../../platform/papers/paper.ts';
import type { PrivateFile } from '../../platform/send-private-file.ts';
import { daysOf, statementName } from './open-statement-file.ts';
import { readStatement, type AskedStatement, type ReadStatement } from './read-statement.ts';
import { statementWords, type StatementWords } from './statement-words.ts';

/**
 * A company's statement of a month as a PDF in the reader's language.
 * @throws AppError `company.not_found`, `company.no_statement`, `server.unavailable` when too many papers are being drawn
 */
export async function openStatementPaper(
  deps: Deps,
  { language }: MemberCaller | StaffCaller,
  asked: AskedStatement,
): Promise<PrivateFile> {
  const read = await readStatement(deps, asked);
  const words = statementWords(language);
  const bytes = await drawPaper(contentOf(deps, read, words));
  return { type: 'application/pdf', fileName: `${statementName(read, words)}.pdf`, bytes };
}

function contentOf({ clock, config }: Deps, read: ReadStatement, words: StatementWords): PaperContent {
  const { t, language } = words;
  const { company, month, isRunning, statement } = read;
  return {
    language,
    // The marketplace's own: a statement is between it and the company.
    site: { name: 'Nolo', colour: primaryTones(defaultColors[4], 'light').primaryText },
    title: t('title'),
    number: t('title_month', { month: formatMonth(month, language) }),
    issued: t('issued', { date: formatDate(dateInItaly(clock.now())) }),
    parties: [
      {
        heading: t('of'),
        lines: [company.legalName, company.address, t('vat_number', { vat: company.vatNumber })],
      },
      {
        heading: t('by'),
        lines: [config.OPERATOR_NAME, config.OPERATOR_ADDRESS, t('vat_number', { vat: config.OPERATOR_VAT })],
      },
    ],
    rentalHeading: '',
    facts: [],
    priceHeading: t('summary'),
    rows: summaryOf(read, words),
    ...(statement.bookings.length > 0 && { table: tableOf(read, words) }),
    notes: [
      ...(statement.bookings.length === 0 ? [t('none')] : []),
      t('renter_note'),
      t('balance_note'),
      ...(isRunning ? [t('running')] : []),
    ],
  };
}

function summaryOf(
  { statement, month, isRunning }: ReadStatement,
  { t, language }: StatementWords,
): PaperRow[] {
  const { sums, openingMinor, closingMinor } = statement;
  const money = (minor: number) => formatMoney(minor, language);
  const days = daysOf(month);
  const rows = [
    [t('sum_shares'), sums.shares],
    [t('sum_taken_back'), sums.taken_back],
    [t('sum_owed'), sums.owed],
    [t('sum_payouts'), sums.payouts],
    [t('sum_offsets'), sums.offsets],
    [t('sum_correction'), sums.correction],
  ] as const;
  return [
    { name: t('opening', { date: days.first }), amount: money(openingMinor), isStrong: true },
    ...rows.filter(([, minor]) => minor !== 0).map(([name, minor]) => ({ name, amount: money(minor) })),
    {
      name: isRunning ? t('closing_running') : t('closing', { date: days.last }),
      amount: money(closingMinor),
      isStrong: true,
    },
  ];
}

function tableOf({ statement, names }: ReadStatement, words: StatementWords): PaperTable {
  const { t, language } = words;
  const money = (minor: number | null) => (minor === null ? '' : formatMoney(minor, language));
  const cells = (line: StatementLine): string[] => [
    formatDate(dateInItaly(new Date(line.at))),
    statementLineText(words, line),
    money(line.renterMinor),
    money(line.priceMinor),
    money(line.commissionMinor),
    line.balanceMinor === 0 ? '' : money(line.balanceMinor),
  ];
  return {
    heading: t('movements'),
    columns: [
      { name: t('column_date'), width: 13 },
      { name: t('column_what'), width: 33 },
      { name: t('column_renter'), width: 14, isAmount: true },
      { name: t('column_price'), width: 13, isAmount: true },
      { name: t('column_commission'), width: 14, isAmount: true },
      { name: t('column_balance'), width: 13, isAmount: true },
    ],
    groups: statement.bookings.map(({ bookingId, lines, balanceMinor }) => ({
      name: [names.get(bookingId)?.number, names.get(bookingId)?.car].filter(Boolean).join(', '),
      total: money(balanceMinor),
      rows: lines.map(cells),
    })),
    total: [
      '',
      t('total'),
      '',
      money(statement.priceMinor),
      money(statement.commissionMinor),
      money(statement.closingMinor - statement.openingMinor),
    ],
  };
}
