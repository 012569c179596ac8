import type { CarDetail } from '../../../contract/cars.ts';
import { WEEKDAYS, type LocalDate } from '../../../domain/calendar/local-date-time.ts';
import { openingTimesOn, type OpeningHours as Hours } from '../../../domain/calendar/opening-hours.ts';
import { formatTime, formatWeekday } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';

/** 'Friday: 9:00 AM – 7:00 PM', for any date. */
export function useHoursOn(hours: Hours): (date: LocalDate) => string {
  const t = useTexts('car');
  const language = useLanguage();
  return (date) => {
    if (hours === 'open_24_hours') return t('open_24_hours');
    const times = openingTimesOn(hours, date).map(({ from, to }) =>
      t('hours_range', { from: formatTime(from, language), to: formatTime(to, language) }),
    );
    return times.join(', ') || t('closed');
  };
}

/** A Monday; only the weekdays of this week count. */
const someWeek = Array.from({ length: 7 }, (_, day) => `2024-01-0${day + 1}` as LocalDate);

export function OpeningHours({ company }: Pick<CarDetail, 'company'>) {
  const t = useTexts('car');
  const language = useLanguage();
  const hoursOn = useHoursOn(company.opening_time);
  return (
    <section aria-labelledby="hours-title" className="grid gap-8 sm:grid-cols-2">
      <div>
        <h2 id="hours-title" className="text-2xl">
          {t('opening_hours')}
        </h2>
        <p className="text-muted mt-1 text-sm">{t('opening_hours_text')}</p>
        {company.opening_time === 'open_24_hours' ? (
          <p className="mt-4 font-semibold">{t('open_24_hours')}</p>
        ) : (
          <dl className="mt-4 max-w-sm">
            {WEEKDAYS.map((weekday, index) => {
              const date = someWeek[index] as LocalDate;
              return (
                <div key={weekday} className="flex justify-between gap-4 py-1">
                  <dt className="first-letter:uppercase">{formatWeekday(date, language)}</dt>
                  <dd className="text-right font-semibold tabular-nums">{hoursOn(date)}</dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
      <div>
        <h2 className="text-2xl">{t('company')}</h2>
        <address className="mt-4 not-italic">
          <p className="font-semibold">{company.company_name}</p>
          <p className="text-muted">{company.address}</p>
          <a
            href={`tel:${company.phone.replaceAll(' ', '')}`}
            className="text-primary-text inline-flex min-h-11 items-center hover:underline"
          >
            {company.phone}
          </a>
        </address>
      </div>
    </section>
  );
}
