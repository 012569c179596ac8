import { formatDate } from '@nolo/i18n/format.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { PayoutState } from '../money/payout-state.tsx';
import type { Booking } from './load-booking.ts';

/** What was paid, line by line, and what of it is whose. */
export function BookingMoney({ booking }: { booking: Booking }) {
  const t = useTexts('price');
  const portal = useTexts('portal');
  const { lines, periods, total, deposit } = booking;
  return (
    <Card>
      <h2 className="text-lg">{portal('money')}</h2>
      <dl className="mt-3 grid gap-2">
        {lines.map((line) => (
          <Amount
            key={`${line.kind} ${line.label ?? ''}`}
            name={quoteLineName(t, periods, line)}
            amountMinor={line.amount}
          />
        ))}
        <Amount name={portal('paid')} amountMinor={total} className="border-line border-t pt-2 font-bold" />
        <Shares booking={booking} />
        <Amount name={portal('deposit')} amountMinor={deposit} className="border-line border-t pt-2" />
      </dl>
    </Card>
  );
}

function Shares({ booking }: { booking: Booking }) {
  const t = useTexts('company-bookings');
  const portal = useTexts('portal');
  const { status, commission, payout, checked_in_at } = booking;
  if (status !== 'CANCELLED') {
    return (
      <>
        <Amount name={t('commission')} amountMinor={-commission} />
        <Amount
          name={
            checked_in_at === null ? portal('payout') : t('share_since', { date: formatDate(checked_in_at) })
          }
          amountMinor={payout}
          className="font-bold"
        />
        <Payouts booking={booking} />
      </>
    );
  }
  return (
    <>
      <div>
        <dt className="sr-only">{portal('payout')}</dt>
        <dd>{t('ended_nothing')}</dd>
      </div>
      {commission > 0 && (
        <Amount name={t('owed')} amountMinor={commission} className="text-danger font-bold" />
      )}
    </>
  );
}

/** How the share stands on its way to the company's account; an extension has a payout of its own. */
function Payouts({ booking: { payouts } }: { booking: Booking }) {
  const t = useTexts('money');
  if (payouts.length === 0) return null;
  return (
    <div>
      <dt className="sr-only">{t('payouts')}</dt>
      {payouts.map((payout) => (
        <dd key={payout.id} className="flex flex-wrap justify-between gap-x-4">
          <PayoutState payout={payout} />
          {payout.amount !== payout.share && <Price amountMinor={payout.amount} />}
        </dd>
      ))}
    </div>
  );
}

function Amount(props: { name: string; amountMinor: number; className?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${props.className ?? ''}`}>
      <dt className="flex-1 basis-40">{props.name}</dt>
      <dd>
        <Price amountMinor={props.amountMinor} />
      </dd>
    </div>
  );
}
