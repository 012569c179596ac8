import { Link } from 'react-router';
import type { CalendarEntryKind, CarCalendar } from '@nolo/contract/business/calendar.ts';
import { shareOfDays } from '@nolo/domain/calendar/company-calendar.ts';
import { formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { useEntryText } from './entry-text.ts';

/** Colours mean who has the car; the words stand in each bar. */
const styles: Record<CalendarEntryKind, string> = {
  booking: 'bg-primary text-on-primary',
  unpaid: 'bg-warning-soft text-warning border border-current',
  kept: 'bg-warning-soft text-warning border border-current',
  own_rental: 'bg-success-soft text-success border border-current',
  imported: 'bg-primary-soft text-on-primary-soft border border-current',
  conflict: 'bg-danger-soft text-danger border border-current z-1',
  offline: 'bg-line text-muted border border-current',
};

type Props = { car: CarCalendar; days: readonly string[]; isSmall?: boolean };

/** What stands in a car's calendar, each as wide as it lasts. `isSmall`: a picture of it, of which nothing is read or pressed. */
export function CalendarBars({ car, days, isSmall = false }: Props) {
  const language = useLanguage();
  const entryText = useEntryText();
  return car.entries.map((entry) => {
    const { start, width } = shareOfDays(entry, days);
    const style = { left: `${start * 100}%`, width: `${width * 100}%` };
    const colours = styles[entry.kind];
    if (isSmall) {
      return <span key={entry.from} className={`absolute inset-y-0 ${colours}`} style={style} />;
    }
    const { name, to } = entryText(entry);
    const label = `${car.name}: ${name}, ${entry.title} ${formatMoment(entry.from, language)} – ${formatMoment(entry.until, language)}`;
    const bar = `absolute inset-y-1.5 rounded-control flex items-center overflow-hidden px-2 text-sm font-semibold whitespace-nowrap ${colours}`;
    return to === null ? (
      <span key={entry.from} className={bar} style={style} title={label}>
        {name}
      </span>
    ) : (
      <Link key={entry.from} to={to} aria-label={label} title={label} className={bar} style={style}>
        {entry.title || name}
      </Link>
    );
  });
}
