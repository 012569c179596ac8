import type { CarDetail } from '@nolo/contract/cars.ts';
import { localDate, weekdayOf, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { closingDaysOn, openingPeriodOf } from '@nolo/domain/calendar/opening-hours.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { formatDay, formatHour } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ClockIcon } from '@nolo/ui/icons.tsx';

type Rental = {
  car: Pick<CarDetail, 'company'>;
  dates: RentalDates;
  errors: { start?: string | undefined; end?: string | undefined };
};

/** When the company hands cars over and takes them back on the days of a rental. */
export function OpeningHoursOfRental({ car, dates, errors }: Rental) {
  const { company } = car;
  const [pickupDay, returnDay] = [localDate(dates.start), localDate(dates.end)];
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <HoursOfDay company={company} day={pickupDay} isAtFault={errors.start !== undefined} />
      {returnDay !== pickupDay && (
        <HoursOfDay company={company} day={returnDay} isAtFault={errors.end !== undefined} />
      )}
    </ul>
  );
}

/** When the company hands cars over on a day. */
export function HoursOfDay(props: { company: Company; day: LocalDate; isAtFault: boolean }) {
  const { company, day, isAtFault } = props;
  const t = useTexts('rental');
  const language = useLanguage();
  const hoursOn = useHoursOn(company);
  return (
    <li className={`flex items-center gap-2 ${isAtFault ? 'text-danger font-semibold' : 'text-muted'}`}>
      <ClockIcon className="size-4" />
      <span className="inline-block first-letter:uppercase">
        {t('hours_of_day', { day: formatDay(day, language), hours: hoursOn(day) })}
      </span>
    </li>
  );
}

type Company = Pick<CarDetail['company'], 'opening_time' | 'closing_days'>;

/** When a company hands cars over on a date: '9 AM – 7:30 PM', '7 AM – 1 AM', 'Closed', 'Closed (Natale)'. */
export function useHoursOn({ opening_time: hours, closing_days }: Company): (date: LocalDate) => string {
  const t = useTexts('rental');
  const language = useLanguage();
  return (date) => {
    const closing = closingDaysOn(closing_days, date);
    if (closing) return closing.reason === '' ? t('closed') : t('closed_for', { reason: closing.reason });
    if (hours === 'open_24_hours') return t('open_24_hours');
    const period = openingPeriodOf(hours, weekdayOf(date));
    if (period === null) return t('closed');
    if (period === 'whole_day') return t('open_whole_day');
    return t('hours_range', { from: formatHour(period.from, language), to: formatHour(period.to, language) });
  };
}
