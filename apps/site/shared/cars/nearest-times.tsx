import type { z } from 'zod';
import type { nearestDates } from '@nolo/contract/car-card.ts';
import { formatDayTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { WholeDates } from '@nolo/ui/whole-dates.tsx';

/** 'Nearest: Fri 04-12-2026, 10:00 AM to Mon 07-12-2026, 8:30 AM', as text: nothing is chosen by it. */
export function NearestTimes({ nearest }: { nearest: z.infer<typeof nearestDates> }) {
  const t = useTexts('search');
  const language = useLanguage();
  const from = formatDayTime(nearest.start_date, language);
  const to = formatDayTime(nearest.end_date, language);
  return <WholeDates text={t('nearest_times', { from, to })} />;
}
