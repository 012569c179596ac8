import { useState } from 'react';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { formatDate, formatTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import { SearchForm } from '../../shared/rental/search-form.tsx';
import { SearchIcon, SlidersIcon } from '@nolo/ui/icons.tsx';
import type { CarList } from './load-car-list.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

type Props = { list: CarList; now: LocalDateTime; onSearch: ChangeSearch };

/** The search form above the list; on telephones one line that opens it. */
export function SearchBar({ list, now, onSearch }: Props) {
  const { place, unknownPlace, dates, isSameTime } = list.search;
  const [isOpen, setIsOpen] = useState(list.dateProblem !== null || unknownPlace !== null);
  return (
    <div className="py-4">
      {!isOpen && <SearchSummary list={list} onOpen={() => setIsOpen(true)} />}
      <div className={isOpen ? '' : 'max-desk:hidden'}>
        <SearchForm
          now={now}
          initial={{ place, unknownPlace, dates: dates ?? defaultDates(now), isSameTime }}
          error={list.dateProblem ?? undefined}
          onSearch={(choice) => onSearch(choice)}
        />
      </div>
    </div>
  );
}

function SearchSummary({ list, onOpen }: { list: CarList; onOpen: () => void }) {
  const t = useTexts('search');
  const language = useLanguage();
  const { place, dates } = list.search;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="bg-surface border-line-strong rounded-control shadow-card desk:hidden flex min-h-14 w-full items-center gap-2 border px-4 py-1.5 text-left"
    >
      <SearchIcon className="text-primary-text" />
      <span className="sr-only">{t('change_search')}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{place?.description ?? t('where_anywhere')}</span>
        {/* So small that they are in one line from 360 px on: else the list would move when the font comes. */}
        {dates && (
          <span className="text-muted block text-xs">
            <span>{`${formatDate(dates.start)}, ${formatTime(dates.start, language)} – `}</span>
            <span className="whitespace-nowrap">{formatDate(dates.end)}</span>
          </span>
        )}
      </span>
      <SlidersIcon className="text-muted" />
    </button>
  );
}
