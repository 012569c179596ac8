import type { z } from 'zod';
import type { nearestDates } from '../../../contract/car-card.ts';
import { formatDate, formatDayTime } from '../../../locales/format.ts';
import type { Language } from '../../../locales/language.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';

/** 'Nearest: Fri 04-12-2026, 10:00 AM to Mon 07-12-2026, 8:30 AM', as text: nothing is chosen by it. */
export function NearestTimes({ nearest }: { nearest: z.infer<typeof nearestDates> }) {
  const t = useTexts('search');
  const language = useLanguage();
  // What the text says before the pickup, between, and after the return.
  const [before, between, after] = t('nearest_times', { from: '|', to: '|' }).split('|');
  return (
    <>
      {before}
      <Moment at={nearest.start_date} language={language} />
      {between}
      <Moment at={nearest.end_date} language={language} />
      {after}
    </>
  );
}

/** Its date stays on one line. */
function Moment({ at, language }: { at: string; language: Language }) {
  const date = formatDate(at);
  const [weekday, time] = formatDayTime(at, language).split(date);
  return (
    <>
      {weekday}
      <span className="whitespace-nowrap">{date}</span>
      {time}
    </>
  );
}
