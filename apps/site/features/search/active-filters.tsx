import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CloseIcon } from '@nolo/ui/icons.tsx';
import { filterChips } from './filter-chips.ts';
import type { FilterProps } from './filters.tsx';
import { withoutFilters } from './list-address.ts';

/** Chips of the filters in force; pressing one takes it away. */
export function ActiveFilters({ search, catalogue, companies, onChange }: FilterProps) {
  const t = useTexts('search');
  const language = useLanguage();
  const chips = filterChips({ search, catalogue, companies, t, language });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('active_filters')} className="flex flex-wrap items-center gap-2 pb-4">
      {chips.map(({ id, name, without }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('remove_filter', { name })}
            onClick={() => onChange(without)}
            className="bg-primary-soft text-on-primary-soft rounded-pill hover:bg-line flex min-h-9 items-center gap-1.5 px-3.5 text-sm font-semibold pointer-coarse:min-h-11"
          >
            {name}
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange({ ...withoutFilters(search), isSameTime: true, dates: search.dates })}
          className="min-h-9 px-2 text-sm font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('clear_filters')}
        </button>
      </li>
    </ul>
  );
}
