import { Link } from 'react-router';
import type { Statement, StatementBooking, StatementLine } from '@nolo/contract/statements.ts';
import { STATEMENT_SUMS } from '@nolo/domain/commission/statement.ts';
import { formatDate, formatMoney, formatMonth } from '@nolo/i18n/format.ts';
import { statementLineText } from '@nolo/i18n/statement-line-text.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { DownloadButton } from './download-button.tsx';

type Props = {
  statement: Statement;
  /** Of the call that shows it, as `/business/…`; its files are below it. */
  address: string;
  /** The page of a month. */
  monthPage: (month: string) => string;
  /** The page of a booking; without it, bookings lead nowhere. */
  bookingPage?: (id: string) => string;
};

/** A company's statement of a month, for its members and for the platform's finance. */
export function StatementView({ statement, address, monthPage, bookingPage }: Props) {
  const t = useTexts('statement');
  const { bookings, is_running } = statement;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Months statement={statement} monthPage={monthPage} />
        <DownloadButton address={`${address}/csv`} label={t('csv')}>
          CSV
        </DownloadButton>
        <DownloadButton address={`${address}/pdf`}>{t('pdf')}</DownloadButton>
      </div>
      <Summary statement={statement} />
      {is_running && <p className="text-muted mt-2 text-sm">{t('running')}</p>}
      {bookings.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')} Icon={CardIcon} />
      ) : (
        <>
          <p className="mt-6 max-w-3xl">{t('renter_note')}</p>
          <Movements statement={statement} bookingPage={bookingPage} />
        </>
      )}
    </>
  );
}

/** The month before and after, where there is one. */
function Months({ statement: { months, month }, monthPage }: Pick<Props, 'statement' | 'monthPage'>) {
  const language = useLanguage();
  const at = months.indexOf(month);
  const around = [months[at + 1], months[at - 1]].filter((one) => one !== undefined);
  return around.map((one) => (
    <Link key={one} to={monthPage(one)} className={buttonStyle('quiet', 'medium')}>
      {one < month ? '← ' : ''}
      {formatMonth(one, language)}
      {one > month ? ' →' : ''}
    </Link>
  ));
}

/** From the opening balance to the closing one. */
function Summary({ statement }: Pick<Props, 'statement'>) {
  const t = useTexts('statement');
  const { month, opening, closing, sums, is_running } = statement;
  const moved = STATEMENT_SUMS.filter((sum) => sums[sum] !== 0);
  return (
    <Card className="mt-4 max-w-2xl">
      <dl className="grid gap-2">
        <Sum name={t('opening', { date: firstDay(month) })} minor={opening} />
        {moved.map((sum) => (
          <Sum key={sum} name={t(`sum_${sum}`)} minor={sums[sum]} />
        ))}
        <Sum
          name={is_running ? t('closing_running') : t('closing', { date: lastDay(month) })}
          minor={closing}
          className="border-line border-t pt-2 text-lg font-bold"
        />
      </dl>
      <p className="text-muted mt-2 text-sm">{t('balance_note')}</p>
    </Card>
  );
}

function Sum({ name, minor, className = '' }: { name: string; minor: number; className?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt className="flex-1 basis-48">{name}</dt>
      <dd>
        <Price amountMinor={minor} />
      </dd>
    </div>
  );
}

const firstDay = (month: string) => formatDate(`${month}-01`);

function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return formatDate(new Date(Date.UTC(year, number, 0)).toISOString());
}

const AMOUNTS = ['renter', 'price', 'commission', 'balance'] as const;

const head = 'py-2 pl-4 text-right align-bottom font-semibold';

/** A table where there is room for one; on a telephone, each booking a block and each movement a few lines. */
function Movements({ statement, bookingPage }: Pick<Props, 'statement' | 'bookingPage'>) {
  const t = useTexts('statement');
  const { bookings, price, commission, opening, closing } = statement;
  return (
    <table aria-label={t('movements')} className="mt-4 w-full max-desk:block">
      <thead className="border-line border-b max-desk:sr-only">
        <tr className="text-muted text-left text-sm">
          <th scope="col" className="py-2 align-bottom font-semibold">
            {t('column_date')}
          </th>
          <th scope="col" className="py-2 pl-4 align-bottom font-semibold">
            {t('column_what')}
          </th>
          {AMOUNTS.map((amount) => (
            <th key={amount} scope="col" className={`${head} w-36`}>
              {t(`column_${amount}`)}
            </th>
          ))}
        </tr>
      </thead>
      {bookings.map((booking) => (
        <Booking key={booking.id} booking={booking} bookingPage={bookingPage} />
      ))}
      <tbody className="max-desk:mt-4 max-desk:block">
        <tr className="border-line-strong border-t-2 font-bold max-desk:block max-desk:py-3">
          <th scope="row" colSpan={3} className="py-3 text-left max-desk:block max-desk:py-0">
            {t('total')}
          </th>
          <Cell label={t('column_price')} minor={price} />
          <Cell label={t('column_commission')} minor={commission} />
          <Cell label={t('column_balance')} minor={closing - opening} />
        </tr>
      </tbody>
    </table>
  );
}

type OfBooking = { booking: StatementBooking; bookingPage: Props['bookingPage'] };

function Booking({ booking: { id, number, car, lines, balance }, bookingPage }: OfBooking) {
  const t = useTexts('statement');
  return (
    <tbody className="max-desk:border-line max-desk:rounded-card max-desk:mt-3 max-desk:block max-desk:border max-desk:p-4">
      <tr className="max-desk:flex max-desk:justify-between max-desk:gap-4">
        <th scope="rowgroup" colSpan={5} className="pt-4 pb-1 text-left max-desk:p-0">
          {bookingPage ? (
            <Link to={bookingPage(id)} className="font-semibold tabular-nums hover:underline">
              {number}
            </Link>
          ) : (
            <span className="font-semibold tabular-nums">{number}</span>
          )}
          <span className="text-muted ml-3 font-normal max-desk:ml-0 max-desk:block">{car}</span>
        </th>
        <td className="pt-4 pb-1 pl-4 text-right font-semibold max-desk:p-0">
          <span className="sr-only">{t('booking_balance')} </span>
          <Price amountMinor={balance} className={balance === 0 ? 'text-muted font-normal' : ''} />
        </td>
      </tr>
      {lines.map((line, index) => (
        // Two movements of one moment are told apart by their place.
        <Line key={`${line.at} ${line.kind} ${index}`} line={line} />
      ))}
    </tbody>
  );
}

function Line({ line }: { line: StatementLine }) {
  const t = useTexts('statement');
  const language = useLanguage();
  const what = statementLineText({ t, language }, { kind: line.kind, debtMinor: line.debt });
  return (
    <tr className="border-line border-t max-desk:mt-2 max-desk:block max-desk:pt-2">
      <td className="py-1.5 whitespace-nowrap max-desk:inline max-desk:pr-2">
        <time dateTime={line.at} className="text-muted tabular-nums max-desk:text-sm">
          {formatDate(line.at)}
        </time>
      </td>
      <td className="py-1.5 pl-4 max-desk:inline max-desk:p-0">{what}</td>
      <Cell label={t('column_renter')} minor={line.renter} isQuiet />
      <Cell label={t('column_price')} minor={line.price} />
      <Cell label={t('column_commission')} minor={line.commission} />
      <Cell label={t('column_balance')} minor={line.balance === 0 ? null : line.balance} />
    </tr>
  );
}

/** On a telephone, with what it is, and nothing where there is nothing. */
function Cell({ label, minor, isQuiet = false }: { label: string; minor: number | null; isQuiet?: boolean }) {
  const language = useLanguage();
  const onTelephone =
    minor === null ? 'max-desk:hidden' : 'max-desk:flex max-desk:justify-between max-desk:gap-4 max-desk:p-0';
  return (
    <td className={`py-1.5 pl-4 text-right tabular-nums ${onTelephone} ${isQuiet ? 'text-muted' : ''}`}>
      {minor !== null && (
        <>
          <span className="text-muted text-left text-sm font-normal desk:hidden">{label}</span>
          <span className="whitespace-nowrap">{formatMoney(minor, language)}</span>
        </>
      )}
    </td>
  );
}
