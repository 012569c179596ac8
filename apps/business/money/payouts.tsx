import { Link, useParams } from 'react-router';
import type { CompanyPayout } from '@nolo/contract/business/money.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { PayoutState } from './payout-state.tsx';
import { CardCell, CardRow, CardTable } from '../card-table.tsx';

type Props = { payouts: readonly CompanyPayout[]; hasMore: boolean; isFirst: boolean };

/** The company's payouts, the newest first, each with its booking; a page of them. */
export function Payouts({ payouts, hasMore, isFirst }: Props) {
  const t = useTexts('money');
  const last = payouts.at(-1);
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className="text-xl">
        {t('payouts')}
      </h2>
      {payouts.length === 0 ? (
        <EmptyState title={t('payouts_none')} text={t('payouts_none_text')} Icon={CardIcon} />
      ) : (
        <Table payouts={payouts} />
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {hasMore && last && (
          <Link to={`?after=${last.id}`} className={buttonStyle('secondary', 'large')}>
            {t('more')}
          </Link>
        )}
        {!isFirst && (
          <Link to="?" className={buttonStyle('quiet', 'large')}>
            {t('first')}
          </Link>
        )}
      </div>
    </section>
  );
}

const COLUMNS = ['booking', 'date', 'state', 'share', 'amount'] as const;
const amounts: readonly string[] = ['share', 'amount'];

function Table({ payouts }: { payouts: readonly CompanyPayout[] }) {
  const t = useTexts('money');
  return (
    <CardTable
      labelledBy="payouts"
      columns={COLUMNS.map((column) => ({
        heading: t(`column_${column}`),
        isAmount: amounts.includes(column),
      }))}
    >
      {payouts.map((payout) => (
        <Row key={payout.id} payout={payout} />
      ))}
    </CardTable>
  );
}

function Row({ payout }: { payout: CompanyPayout }) {
  const t = useTexts('money');
  const { companyId } = useParams();
  const { booking, cause, share, amount, created_at } = payout;
  return (
    <CardRow>
      <CardCell className="max-desk:pr-28">
        <Link
          to={`/${companyId}/bookings/${booking.id}`}
          className="font-semibold whitespace-nowrap tabular-nums after:absolute after:inset-0 hover:underline max-desk:text-lg desk:after:hidden"
        >
          {booking.number}
        </Link>
        <span className="text-muted block text-sm">{booking.car}</span>
      </CardCell>
      <CardCell className="tabular-nums whitespace-nowrap">
        <span className="text-muted mr-2 text-sm desk:hidden">
          {cause === 'extension' ? t('extension') : t('column_date')}
        </span>
        <time dateTime={created_at}>{formatDate(localDateTime(created_at))}</time>
        {cause === 'extension' && (
          <span className="text-muted block text-sm max-desk:hidden">{t('extension')}</span>
        )}
      </CardCell>
      <CardCell>
        <PayoutState payout={payout} />
      </CardCell>
      <CardCell className={`desk:text-right ${share === amount ? 'max-desk:hidden' : ''}`}>
        <span className="text-muted mr-2 text-sm desk:hidden">{t('column_share')}</span>
        <Price amountMinor={share} />
      </CardCell>
      <CardCell className="font-semibold desk:text-right max-desk:absolute max-desk:top-4 max-desk:right-4">
        <span className="sr-only desk:hidden">{t('column_amount')} </span>
        <Price amountMinor={amount} className="max-desk:text-lg" />
      </CardCell>
    </CardRow>
  );
}
