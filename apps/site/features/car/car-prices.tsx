import type { CarDetail } from '@nolo/contract/cars.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { appliesTo } from '@nolo/domain/pricing/discounts.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { TagIcon } from '@nolo/ui/icons.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { DealWindowText } from '../../shared/cars/deal-window.tsx';

type Props = { car: CarDetail; days: { bookedOn: LocalDate; pickupOn: LocalDate } };

/** `days`: today and the chosen pickup day, on the car's calendar. */
export function CarPrices({ car, days }: Props) {
  const t = useTexts('car');
  const { day, week, month } = car.price;
  const periods = [
    { name: t('per_day'), amount: day },
    { name: t('per_week'), amount: week },
    { name: t('per_month'), amount: month },
  ];
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title" className="text-2xl">
        {t('prices')}
      </h2>
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        {periods.map(({ name, amount }) =>
          amount === null ? null : (
            <div
              key={name}
              className="border-line rounded-card flex items-baseline justify-between gap-2 border p-4 sm:block"
            >
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="text-xl font-bold">
                <Price amountMinor={amount} isShort />
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="text-muted mt-3 text-sm">{t('prices_note')}</p>
      <Deals deals={car.deals.filter((deal) => appliesTo(deal, days))} />
    </section>
  );
}

/** Those for the chosen dates. */
function Deals({ deals }: { deals: CarDetail['deals'] }) {
  const t = useTexts('car');
  const language = useLanguage();
  if (deals.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-lg">{t('deals')}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {deals.map(({ id, name, kind, value, ...window }) => (
          <li key={id} className="bg-primary-soft text-on-primary-soft rounded-control flex gap-3 px-4 py-3">
            <TagIcon className="mt-0.5" />
            <span>
              <b>
                {t('deal_named', {
                  name,
                  off:
                    kind === 'discount_percentage'
                      ? t('deal_percent', { value })
                      : t('deal_amount', { amount: formatMoney(value, language, { short: true }) }),
                })}
              </b>{' '}
              <DealWindowText window={window} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
