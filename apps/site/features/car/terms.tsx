import type { ReactNode } from 'react';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useLateCancellation } from '../../shared/bookings/use-late-cancellation.ts';
import { CalendarIcon, ClockIcon, UserIcon } from '@nolo/ui/icons.tsx';
import type { QuoteResult } from './load-quote.ts';

/** `now` is the server's: a device whose clock is wrong would render another page than was sent. */
type Props = { car: CarDetail; quote: QuoteResult; now: LocalDateTime };

/** Cancellation and the fees that may come: known before anything is paid. */
export function Terms({ car, quote, now }: Props) {
  const t = useTexts('car');
  const money = useMoney();
  const { fees, lead_minutes } = car.company;
  const hours = t('hours_count', { count: Math.max(1, Math.round(lead_minutes / 60)) });
  return (
    <section aria-labelledby="terms-title">
      <h2 id="terms-title" className="text-2xl">
        {t('terms')}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Cancellation quote={quote} now={now} />
        {fees.late_per_day !== null && (
          <Term Icon={ClockIcon} title={t('late_title')}>
            {t('late_text', { amount: money(fees.late_per_day) })}
          </Term>
        )}
        {fees.young_driver_per_day !== null && (
          <Term Icon={UserIcon} title={t('young_title')}>
            {t('young_text', { amount: money(fees.young_driver_per_day) })}
          </Term>
        )}
        <Term Icon={ClockIcon} title={t('notice_title')}>
          {t('notice_text', { hours })}
        </Term>
      </ul>
    </section>
  );
}

function Cancellation({ quote, now }: Omit<Props, 'car'>) {
  const t = useTexts('car');
  const language = useLanguage();
  const lateCancellation = useLateCancellation();
  if (quote.kind === 'refused') return <Term Icon={CalendarIcon} title={t('cancellation_title_general')} />;
  const until = quote.free_cancellation_until;
  const { total } = quote.quote;
  if (until <= now) {
    return (
      <Term Icon={CalendarIcon} title={t('cancellation_title_late')}>
        {lateCancellation('now', total)}
      </Term>
    );
  }
  const date = formatDeadline(until, language);
  return (
    <Term Icon={CalendarIcon} title={t('cancellation_title', { date })}>
      {lateCancellation('later', total)}
    </Term>
  );
}

function Term(props: { Icon: typeof ClockIcon; title: string; children?: ReactNode }) {
  const { Icon, title, children } = props;
  return (
    <li className="flex gap-3">
      <Icon className="text-primary-text mt-0.5 size-6" />
      <div>
        <h3 className="text-base">{title}</h3>
        {children && <p className="text-muted mt-0.5 text-sm">{children}</p>}
      </div>
    </li>
  );
}

function useMoney(): (amountMinor: number) => string {
  const language = useLanguage();
  return (amountMinor) => formatMoney(amountMinor, language, { short: true });
}
