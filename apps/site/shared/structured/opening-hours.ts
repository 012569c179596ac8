import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import type { OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
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
  const whole = { opens: '00:00', closes: '23:59' };
  return WEEKDAYS.flatMap((day) => {
    const own = hours === 'open_24_hours' ? { checked: true, from: '00:00', to: '00:00' } : hours[day];
    if (!own.checked) return [];
    const times = own.from === own.to ? whole : { opens: own.from, closes: own.to };
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: names[day], ...times };
  });
}
