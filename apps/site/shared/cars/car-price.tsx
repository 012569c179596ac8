import type { CarCard } from '@nolo/contract/car-card.ts';
import { averageDayMinor } from '@nolo/domain/pricing/rental-price.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { VisuallyHidden } from '@nolo/ui/visually-hidden.tsx';
import { DealWindowText } from './deal-window.tsx';

/**
 * The total for the dates, all fees and VAT included, with what that is per day small: deals and cheaper weeks count
 * in both. Without dates the price per day alone.
 */
export function CarPrice({ car }: { car: Pick<CarCard, 'price' | 'dates'> }) {
  const t = useTexts('search');
  const language = useLanguage();
  const { dates, price } = car;
  const money = (amount: number) => formatMoney(amount, language, { short: true });
  if (!dates) return <DayPrice amount={money(price.day)} />;
  return (
    <>
      <p>
        <span className="text-xl font-bold whitespace-nowrap tabular-nums">{money(dates.total)}</span>{' '}
        {dates.total_before_deal > dates.total && (
          <s className="text-muted text-sm whitespace-nowrap tabular-nums">
            <VisuallyHidden>{t('before_discount')} </VisuallyHidden>
            {money(dates.total_before_deal)}
          </s>
        )}{' '}
        <span className="inline-block text-sm sm:block">{t('total_for_days', { count: dates.days })}</span>
      </p>
      {dates.deal_window && (
        <p className="text-primary-text text-xs">
          <DealWindowText window={dates.deal_window} />
        </p>
      )}
      <p className="text-muted flex flex-wrap justify-between gap-x-3 text-xs">
        <span>{t('all_included')}</span>{' '}
        {dates.days > 1 && (
          <span className="whitespace-nowrap tabular-nums">
            {t('price_per_day', { price: money(averageDayMinor(dates.total, dates.days)) })}
          </span>
        )}
      </p>
    </>
  );
}

function DayPrice({ amount }: { amount: string }) {
  const t = useTexts('search');
  return (
    <p>
      <span className="text-xl font-bold tabular-nums">{amount}</span>{' '}
      <span className="text-muted text-sm">{t('price_per_day', { price: '' }).trim()}</span>
      <span className="text-muted block text-xs">{t('all_included')}</span>
    </p>
  );
}
