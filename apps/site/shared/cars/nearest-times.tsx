import type { z } from 'zod';
import type { nearestDates } from '@nolo/contract/car-card.ts';
import { formatShortMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** 'Nearest: Fri 4 Dec, 10 AM to Mon 7 Dec, 8:30 AM', as text: nothing is chosen by it. */
export function NearestTimes({ nearest }: { nearest: z.infer<typeof nearestDates> }) {
  const t = useTexts('search');
  const language = useLanguage();
  const from = formatShortMoment(nearest.start_date, language);
  const to = formatShortMoment(nearest.end_date, language);
  return t('nearest_times', { from, to });
}
