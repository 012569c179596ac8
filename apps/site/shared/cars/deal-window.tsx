import type { DealWindow } from '@nolo/domain/pricing/discounts.ts';
import { formatShortDay } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** When a deal counts: for which pickups, and where that matters how long before them it is booked. */
export function DealWindowText({ window }: { window: DealWindow }) {
  const t = useTexts('search');
  const language = useLanguage();
  const { starts_on, ends_on, min_lead_days, max_lead_days } = window;
  const from = formatShortDay(starts_on, language);
  const to = formatShortDay(ends_on, language);
  return [
    t('deal_window', { from, to }),
    ...(min_lead_days === null ? [] : [t('deal_booked_early', { count: min_lead_days })]),
    ...(max_lead_days === null ? [] : [t('deal_booked_late', { count: max_lead_days })]),
  ].join(', ');
}
