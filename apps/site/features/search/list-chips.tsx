import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CheckIcon, CloseIcon } from '@nolo/ui/icons.tsx';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { filterChips } from './filter-chips.ts';
import type { FilterChoice } from './filters.tsx';
import { withoutFilters } from './list-address.ts';

/** What most renters ask for, one press away, and the filters in force, below the toolbar: on a telephone one line that scrolls. */
export function ListChips(filters: FilterChoice) {
  return (
    <div className="-mx-4 -my-1 flex w-[calc(100%+--spacing(8))] shrink-0 items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:order-2 sm:mx-0 sm:w-full sm:flex-wrap sm:px-0">
      <QuickChips {...filters} />
      <ActiveFilters {...filters} />
    </div>
  );
}

const chipStyle =
  'rounded-pill hover:bg-line flex border min-h-9 shrink-0 items-center gap-1.5 px-3.5 text-sm font-semibold pointer-coarse:min-h-11';
const onStyle = 'border-transparent bg-primary-soft text-on-primary-soft';

/** An automatic, and the cheapest first: on or off. */
function QuickChips({ search, onChange }: FilterChoice) {
  const t = useTexts('search');
  const chips = [
    {
      name: t('transmission_automatic'),
      isOn: isAutomaticOnly(search),
      press: (isOn: boolean) => onChange({ transmissions: isOn ? [] : ['automatic'] }),
    },
    {
      name: t('cheapest'),
      isOn: search.sort === 'cheap',
      press: (isOn: boolean) => onChange({ sort: isOn ? null : 'cheap' }),
    },
  ];
  return chips.map(({ name, isOn, press }) => (
    <button
      key={name}
      type="button"
      aria-pressed={isOn}
      onClick={() => press(isOn)}
      className={`${chipStyle} ${isOn ? onStyle : 'border-line-strong bg-surface'}`}
    >
      {isOn && <CheckIcon className="size-4" />}
      {name}
    </button>
  ));
}

const isAutomaticOnly = ({ transmissions }: SearchState) => transmissions.join() === 'automatic';

/** Chips of the filters in force; pressing one takes it away. */
function ActiveFilters({ search, catalogue, companies, onChange }: FilterChoice) {
  const t = useTexts('search');
  const language = useLanguage();
  // What a quick chip says already is not said again.
  const said = isAutomaticOnly(search) ? { ...search, transmissions: [] } : search;
  const chips = filterChips({ search: said, catalogue, companies, t, language });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('active_filters')} className="flex shrink-0 items-center gap-2 sm:shrink sm:flex-wrap">
      {chips.map(({ id, name, without }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-label={t('remove_filter', { name })}
            onClick={() => onChange(without)}
            className={`${chipStyle} ${onStyle}`}
          >
            {name}
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
      <li className="shrink-0">
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
