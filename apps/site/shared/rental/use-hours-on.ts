import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { openingTimesOn, type OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import { formatTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

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
