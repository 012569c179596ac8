import type { ReactNode } from 'react';
import { formatDate, formatDayTime } from '@nolo/i18n/format.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { unbrokenNumber } from '../bookings/unbroken-number.tsx';

/** 'Fri 26-03-2027, 3:05 PM', whose date stays on one line in a narrow column. */
export function DayTime({ at }: { at: string }): ReactNode {
  return unbrokenNumber(formatDayTime(at, useLanguage()), formatDate(at));
}
