import type { LocalDateTime } from './local-date-time.ts';
import { toLocal } from './zone.ts';

/** The wall clock in Italy: for what happens at no pickup place, such as a log-in. SERVER ONLY, as `zone.ts` is. */
export function timeInItaly(moment: Date): LocalDateTime {
  return toLocal(moment.toISOString(), 'Europe/Rome');
}
