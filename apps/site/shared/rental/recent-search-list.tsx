import { useState } from 'react';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { formatShortDay } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ClockIcon } from '@nolo/ui/icons.tsx';
import { usePlaceWords } from '../places/use-place-words.ts';
import { readRecentSearches, type RecentSearch } from './recent-searches.ts';

type Props = { now: LocalDateTime; onChoose: (search: RecentSearch) => void };

/** Place and dates of an earlier search, taken up by one press. Drawn in the browser only. */
export default function RecentSearchList({ now, onChoose }: Props) {
  const t = useTexts('search');
  const language = useLanguage();
  const inWords = usePlaceWords();
  const [searches] = useState(() => readRecentSearches(now));
  if (searches.length === 0) return null;
  return (
    <section aria-label={t('recent_searches')} className="border-line mb-1 border-b pb-1">
      <p aria-hidden="true" className="text-muted px-3 pt-2 pb-1 text-xs font-semibold">
        {t('recent_searches')}
      </p>
      <ul>
        {searches.map((search) => (
          <li key={search.place.description}>
            <button
              type="button"
              onClick={() => onChoose(search)}
              className="hover:bg-sunken rounded-control flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left"
            >
              <ClockIcon className="text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{inWords(search.place).description}</span>
                {search.dates && (
                  <span className="text-muted block text-sm">
                    {`${formatShortDay(search.dates.start, language)} – ${formatShortDay(search.dates.end, language)}`}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
