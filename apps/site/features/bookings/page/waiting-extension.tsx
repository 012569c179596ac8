import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '@nolo/contract/api-error.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { DayTime } from '../../../shared/rental/day-time.tsx';
import { Section } from './section.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { Confirming } from './waiting-change.tsx';

type Asked = NonNullable<ReservationDetail['extension']['asked']>;
type Props = { booking: ReservationDetail; asked: Asked; onNews: () => void };

/** A later return that the company is to answer, or that it has accepted and is to be paid. */
export function WaitingExtension({ booking, asked, onNews }: Props) {
  const t = useTexts('extension');
  const change = useTexts('change');
  const language = useLanguage();
  const [params] = useSearchParams();
  const { withdraw, isWithdrawing } = useWithdrawal(booking.id, onNews);
  const { is_accepted, difference } = asked;
  if (is_accepted && params.has('paid')) return <Confirming />;
  const amount = formatMoney(difference, language);
  const deadline = formatDeadline(asked.held_until, language);
  const company = booking.company.company_name;
  return (
    <Section title={t(is_accepted ? 'accepted_title' : 'asked_title')}>
      <p>{is_accepted ? t('accepted_text', { amount, deadline }) : t('asked_text', { company, deadline })}</p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-muted text-sm">{t('new_return')}</dt>
          <dd className="font-semibold">
            <time dateTime={asked.end_date}>
              <DayTime at={asked.end_date} />
            </time>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{change('to_pay')}</dt>
          <dd className="font-semibold tabular-nums">{amount}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        {is_accepted && <Pay id={booking.id} label={t('pay', { amount })} onRefused={onNews} />}
        <Button variant="secondary" className="max-sm:flex-auto" isBusy={isWithdrawing} onClick={withdraw}>
          {t('withdraw')}
        </Button>
      </div>
    </Section>
  );
}

/** Leads to the hosted page, which is opened when it is wanted. */
function Pay({ id, label, onRefused }: { id: string; label: string; onRefused: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  useBackFromProvider(() => setIsBusy(false));
  const pay = async () => {
    setIsBusy(true);
    try {
      window.location.assign((await browserApi.call('payExtension', { params: { id } })).url);
    } catch (error) {
      toast.error(messageOf(error));
      setIsBusy(false);
      onRefused();
    }
  };
  return (
    <Button className="max-sm:flex-auto" isBusy={isBusy} onClick={() => void pay()}>
      {label}
    </Button>
  );
}
