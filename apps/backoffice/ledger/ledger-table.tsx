import { Link } from 'react-router';
import type { StaffBookingLedger } from '@nolo/contract/staff/ledger.ts';
import { LEDGER_COLUMNS, type LedgerColumn } from '@nolo/domain/commission/booking-ledger.ts';
import { formatDate, formatMoney, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

type Line = StaffBookingLedger['lines'][number];

const WHOSE: readonly LedgerColumn[] = ['renter', 'company', 'commission', 'costs'];

/** Of where money lies, what a booking without a dispute never has. */
const columnsOf = ({ lines }: StaffBookingLedger) =>
  LEDGER_COLUMNS.filter(
    (column) => column !== 'elsewhere' || lines.some(({ amounts }) => amounts.elsewhere !== 0),
  );

const heading = 'px-3 py-2 text-right wrap-normal align-bottom font-semibold';

/** A line for each transaction; on a telephone each is a block with the amounts that it moves. */
export function LedgerTable({ ledger }: { ledger: StaffBookingLedger }) {
  const t = useTexts('ledger');
  const columns = columnsOf(ledger);
  return (
    <table aria-label={t('link_of', { number: ledger.number })} className="mt-4 w-full max-desk:block">
      <thead className="text-muted border-line border-b text-sm max-desk:sr-only">
        <tr>
          <th scope="col" rowSpan={2} className="py-2 pr-4 text-left align-bottom font-semibold">
            {t('day')}
          </th>
          <th scope="col" rowSpan={2} className="py-2 text-left align-bottom font-semibold">
            {t('what')}
          </th>
          <th scope="colgroup" colSpan={WHOSE.length} className="border-line border-b px-4 text-center">
            {t('whose')}
          </th>
          <th
            scope="colgroup"
            colSpan={columns.length - WHOSE.length}
            className="border-line border-b border-l px-4 text-center"
          >
            {t('where')}
          </th>
          <th scope="col" rowSpan={2} className={`${heading} border-line border-l`}>
            {t('held')}
          </th>
        </tr>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${heading} ${edge(column)}`}>
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {ledger.lines.map((line) => (
          <LedgerRow key={line.id} line={line} columns={columns} />
        ))}
      </tbody>
      <tfoot className="max-desk:block">
        <tr className="font-semibold max-desk:block max-desk:py-3">
          <th scope="row" colSpan={2} className="py-2.5 text-left max-desk:block">
            {t('sums')}
          </th>
          <Amounts amounts={ledger.sums} columns={columns} held={ledger.held} isSum />
        </tr>
      </tfoot>
    </table>
  );
}

/** The first column of where money lies stands apart from those of whose it is. */
const edge = (column: LedgerColumn) => (column === 'provider' ? 'border-line desk:border-l' : '');

function LedgerRow({ line, columns }: { line: Line; columns: readonly LedgerColumn[] }) {
  const t = useTexts('ledger');
  const { at, kind, payout_id, provider_id } = line;
  return (
    <tr className="border-line hover:bg-sunken border-b align-top max-desk:block max-desk:py-3">
      <td className="text-muted whitespace-nowrap tabular-nums desk:py-2.5 desk:pr-4 max-desk:block max-desk:text-sm">
        <time dateTime={at}>{formatDate(localDateTime(at))}</time>
      </td>
      <td className="desk:max-w-96 desk:py-2.5 max-desk:block">
        <span className="max-desk:font-semibold">{t(`kind_${kind}`)}</span>
        {provider_id !== null && <span className="text-muted block text-sm break-all">{provider_id}</span>}
        {payout_id !== null && (
          <Link to={`/booking-payouts/${payout_id}`} className="text-primary-text block text-sm underline">
            {t('to_payout')}
          </Link>
        )}
      </td>
      <Amounts amounts={line.amounts} columns={columns} held={line.held} />
    </tr>
  );
}

type AmountsProps = {
  amounts: Line['amounts'];
  columns: readonly LedgerColumn[];
  held: number;
  isSum?: boolean;
};

function Amounts({ amounts, columns, held, isSum = false }: AmountsProps) {
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, language);
  const t = useTexts('ledger');
  return (
    <>
      {columns.map((column) => (
        <Cell
          key={column}
          label={t(`column_${column}`)}
          className={`${edge(column)} ${amounts[column] === 0 && !isSum ? 'text-muted max-desk:hidden' : ''}`}
        >
          {amounts[column] === 0 && !isSum ? '–' : money(amounts[column])}
        </Cell>
      ))}
      <Cell label={t('held')} className="border-line desk:border-l desk:font-semibold">
        {money(held)}
      </Cell>
    </>
  );
}

type CellProps = { label: string; className: string; children: string };

function Cell({ label, className, children }: CellProps) {
  return (
    <td
      className={`text-right whitespace-nowrap tabular-nums desk:px-3 desk:py-2.5 max-desk:flex max-desk:justify-between max-desk:gap-4 ${className}`}
    >
      <span className="text-muted text-left text-sm font-normal whitespace-normal desk:hidden">{label}</span>
      {children}
    </td>
  );
}
