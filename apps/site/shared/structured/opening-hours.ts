import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { openingPeriodOf, type OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import { WEEKDAYS, type Weekday } from '@nolo/domain/calendar/local-date-time.ts';

const names: Record<Weekday, OpeningHoursSpecificationLeaf['dayOfWeek']> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

/** A company's hours; closed days are left out, hours over midnight end on the next day, as schema.org reads them. */
export function openingHours(hours: OpeningHours): OpeningHoursSpecificationLeaf[] {
  return WEEKDAYS.flatMap((day) => {
    const period = openingPeriodOf(hours, day);
    if (period === null) return [];
    const { from, to } = period === 'whole_day' ? { from: '00:00', to: '23:59' } : period;
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: names[day], opens: from, closes: to };
  });
}
