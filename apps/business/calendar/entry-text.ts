import { useLoaderData, useParams } from 'react-router';
import type { CalendarEntry } from '@nolo/contract/business/calendar.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import type { loadCalendar } from './calendar-page.tsx';

/** What an entry is called, and the page on which it is shown or changed; null: there is none. */
export function useEntryText(): (entry: CalendarEntry) => { name: string; to: string | null } {
  const t = useTexts('calendar');
  const { companyId } = useParams();
  const { days } = useLoaderData<typeof loadCalendar>();
  return ({ kind, id }) => {
    const name = t(`kind_${kind}`);
    if (id === null) return { name, to: null };
    if (kind === 'booking') return { name, to: `/${companyId}/bookings/${id}` };
    const page = kind === 'own_rental' ? 'own-rentals' : 'offline';
    return { name, to: `/${companyId}/calendar/${page}/${id}?from=${days[0]}` };
  };
}
