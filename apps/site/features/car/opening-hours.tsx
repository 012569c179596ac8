import type { CarDetail } from '@nolo/contract/cars.ts';
import { addDays, dateOf, WEEKDAYS } from '@nolo/domain/calendar/local-date-time.ts';
import type { OpeningHours as Hours } from '@nolo/domain/calendar/opening-hours.ts';
import { formatDate, formatWeekday } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { TraderDetails } from '../../shared/cars/trader-details.tsx';
import { useHoursOn } from '../../shared/rental/hours-of-day.tsx';

/** Only the weekdays of this week count. */
const someMonday = dateOf('2024-01-01');

export function OpeningHours({ company }: Pick<CarDetail, 'company'>) {
  const t = useTexts('car');
  const rental = useTexts('rental');
  return (
    <section aria-labelledby="hours-title" className="grid gap-8 sm:grid-cols-2">
      <div>
        <h2 id="hours-title" className="text-2xl">
          {t('opening_hours')}
        </h2>
        <p className="text-muted mt-1 text-sm">{t('opening_hours_text')}</p>
        {company.opening_time === 'open_24_hours' ? (
          <p className="mt-4 font-semibold">{rental('open_24_hours')}</p>
        ) : (
          <WeekOfHours hours={company.opening_time} />
        )}
        <ClosingDays days={company.closing_days} />
      </div>
      <div>
        <h2 className="text-2xl">{t('company')}</h2>
        <TraderDetails company={company} className="mt-4" />
      </div>
    </section>
  );
}

function WeekOfHours({ hours }: { hours: Hours }) {
  const language = useLanguage();
  const hoursOn = useHoursOn({ opening_time: hours, closing_days: [] });
  return (
    <dl className="mt-4 max-w-sm">
      {WEEKDAYS.map((weekday, index) => {
        const date = addDays(someMonday, index);
        return (
          <div key={weekday} className="flex justify-between gap-4 py-1">
            <dt className="wrap-normal first-letter:uppercase">{formatWeekday(date, language)}</dt>
            <dd className="text-right font-semibold tabular-nums">{hoursOn(date)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** When it is closed although its week says otherwise, and why. */
function ClosingDays({ days }: { days: CarDetail['company']['closing_days'] }) {
  const t = useTexts('car');
  if (days.length === 0) return null;
  return (
    <div className="mt-4 max-w-sm">
      <h3 className="font-semibold">{t('closing_days')}</h3>
      <ul className="text-muted">
        {days.map(({ starts_on, ends_on, reason }) => (
          <li key={starts_on} className="py-1 tabular-nums">
            {starts_on === ends_on
              ? formatDate(starts_on)
              : `${formatDate(starts_on)} – ${formatDate(ends_on)}`}
            {reason !== '' && `, ${reason}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
