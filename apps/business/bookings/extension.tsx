import { useParams, useRevalidator } from 'react-router';
import { formatDayTime, formatDeadline } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { api } from '../api.ts';
import type { Booking } from './load-booking.ts';

type Asked = NonNullable<Booking['extension']>;
type Props = { booking: Booking; asked: Asked };

/** The renter, who has the car, wants to bring it back later: the company decides, then the renter pays. */
export function Extension({ booking, asked }: Props) {
  const t = useTexts('company-bookings');
  const language = useLanguage();
  const renter = booking.renter?.name ?? t('somebody');
  const deadline = formatDeadline(asked.held_until, language);
  return (
    <Card className="bg-warning-soft">
      <h2 className="text-lg">
        {asked.is_accepted ? t('extension_accepted') : t('extension_title', { renter })}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        <div className="w-full">
          <dt className="text-muted text-sm">{t('extension_return')}</dt>
          <dd>
            <time dateTime={asked.end_date} className="text-xl font-semibold tabular-nums">
              {formatDayTime(asked.end_date, language)}
            </time>
          </dd>
        </div>
        <Amount name={t('extension_difference')} amountMinor={asked.difference} />
        <Amount name={t('extension_share')} amountMinor={asked.payout} />
      </dl>
      <p className="mt-3">
        {asked.is_accepted
          ? t('extension_waiting', { renter, deadline })
          : t('extension_until', { deadline })}
      </p>
      {!asked.is_accepted && <Answer id={booking.id} extensionId={asked.id} />}
    </Card>
  );
}

function Amount({ name, amountMinor }: { name: string; amountMinor: number }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold tabular-nums">
        <Price amountMinor={amountMinor} />
      </dd>
    </div>
  );
}

/** A refusal stays above the buttons: the renter may have withdrawn, or the time is over. */
function Answer({ id, extensionId: extension_id }: { id: string; extensionId: string }) {
  const t = useTexts('company-bookings');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const answer = (accept: boolean) => async () => {
    await api.call('answerExtension', { params: { companyId, id }, body: { extension_id, accept } });
    await revalidate();
  };
  const accepting = useAct(answer(true));
  const declining = useAct(answer(false));
  const error = accepting.error ?? declining.error;
  return (
    <div className="mt-4 grid gap-3">
      {error !== null && <Refusal error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          className="min-h-12! flex-1"
          isBusy={accepting.isBusy}
          disabled={declining.isBusy}
          onClick={accepting.act}
        >
          {t('extension_accept')}
        </Button>
        <Button
          variant="secondary"
          className="min-h-12! flex-1"
          isBusy={declining.isBusy}
          disabled={accepting.isBusy}
          onClick={declining.act}
        >
          {t('extension_decline')}
        </Button>
      </div>
    </div>
  );
}
