import type { CarDetail } from '@nolo/contract/cars.ts';
import { localDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { formatDay } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ClockIcon } from '@nolo/ui/icons.tsx';
import { useHoursOn } from './use-hours-on.ts';

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
