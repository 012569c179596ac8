import type { CarDetail } from '@nolo/contract/cars.ts';
import { localDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { openingTimesOn, type OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { formatDay, formatTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ClockIcon } from '@nolo/ui/icons.tsx';

type Rental = {
  car: Pick<CarDetail, 'company'>;
  dates: RentalDates;
  errors: { start?: string | undefined; end?: string | undefined };
};

/** When the company hands cars over and takes them back on the days of a rental. */
export function OpeningHoursOfRental({ car, dates, errors }: Rental) {
  const hours = car.company.opening_time;
  const [pickupDay, returnDay] = [localDate(dates.start), localDate(dates.end)];
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <HoursOfDay hours={hours} day={pickupDay} isAtFault={errors.start !== undefined} />
      {returnDay !== pickupDay && (
        <HoursOfDay hours={hours} day={returnDay} isAtFault={errors.end !== undefined} />
      )}
    </ul>
  );
}

/** When the company hands cars over on a day. */
function HoursOfDay(props: { hours: OpeningHours; day: LocalDate; isAtFault: boolean }) {
  const { hours, day, isAtFault } = props;
  const t = useTexts('rental');
  const language = useLanguage();
  const hoursOn = useHoursOn(hours);
  return (
    <li className={`flex items-center gap-2 ${isAtFault ? 'text-danger font-semibold' : 'text-muted'}`}>
      <ClockIcon className="size-4" />
      <span className="inline-block first-letter:uppercase">
        {t('hours_of_day', { day: formatDay(day, language), hours: hoursOn(day) })}
      </span>
    </li>
  );
}

/** When a company hands cars over on a date: '9:00 AM – 7:00 PM', 'Closed'. */
export function useHoursOn(hours: OpeningHours): (date: LocalDate) => string {
  const t = useTexts('rental');
  const language = useLanguage();
  return (date) => {
    if (hours === 'open_24_hours') return t('open_24_hours');
    const times = openingTimesOn(hours, date).map(({ from, to }) =>
      t('hours_range', { from: formatTime(from, language), to: formatTime(to, language) }),
    );
    return times.join(', ') || t('closed');
  };
}
