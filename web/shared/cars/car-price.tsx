import type { CarCard } from '../../../contract/car-card.ts';
import { formatMoney } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/**
 * The total for the dates, all fees and VAT included, with the price per day small; without dates the price
 * per day alone.
 */
export function CarPrice({ car }: { car: Pick<CarCard, 'price' | 'dates'> }) {
  const t = useTexts('search');
  const language = useLanguage();
  const { dates, price } = car;
  const perDay = formatMoney(price.day, language, { short: true });
  if (!dates) {
    return (
      <p>
        <span className="text-xl font-bold tabular-nums">{perDay}</span>{' '}
        <span className="text-muted text-sm">{t('price_per_day', { price: '' }).trim()}</span>
        <span className="text-muted block text-xs">{t('all_included')}</span>
      </p>
    );
  }
  return (
    <div className="flex items-end justify-between gap-3">
      <p>
        <span className="text-xl font-bold tabular-nums">
          {formatMoney(dates.total, language, { short: true })}
        </span>
        {dates.total_before_deal > dates.total && (
          <s className="text-muted ml-1.5 text-sm tabular-nums">
            <VisuallyHidden>{t('before_discount')} </VisuallyHidden>
            {formatMoney(dates.total_before_deal, language, { short: true })}
          </s>
        )}
        <span className="block text-sm">{t('total_for_days', { count: dates.days })}</span>
        <span className="text-muted block text-xs">{t('all_included')}</span>
      </p>
      <p className="text-muted text-right text-xs tabular-nums">{t('price_per_day', { price: perDay })}</p>
    </div>
  );
}
