import { useState, type ReactNode } from 'react';
import { fuelName, typeName } from '../../shared/cars/car-name.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { keepSameTime } from '../../shared/rental/rental-dates.ts';
import { deliveryDays, fuels, type SearchState } from '../../shared/rental/search-state.ts';
import { Checkbox, Switch } from '../../ui/choice.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import type { Catalogue, Company } from './catalogue.ts';
import { deliveryName } from './filter-chips.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ChangeSearch } from './use-list-navigation.ts';

export type FilterProps = {
  search: SearchState;
  catalogue: Catalogue;
  companies: readonly Company[];
  onChange: ChangeSearch;
};

type ListKey = 'carTypes' | 'fuels' | 'makes' | 'companies';

/** All filters; each takes effect at once. */
export function Filters({ search, catalogue, companies, onChange }: FilterProps) {
  const t = useTexts('search');
  const listProps = (key: ListKey) => ({
    chosen: search[key],
    onToggle: (id: number) =>
      onChange((wanted) => ({ [key]: toggled(wanted[key], id) }), { keepsScroll: true }),
  });
  return (
    <div className="divide-line divide-y">
      <Group title={t('filter_price')}>
        <PriceFilter search={search} onChange={onChange} />
      </Group>
      <Group title={t('filter_type')}>
        <Choices
          {...listProps('carTypes')}
          options={catalogue.types.map((type) => ({
            id: type.carTypeId,
            name: typeName(t, { key: type.key, name: type.carType }),
          }))}
        />
      </Group>
      <Group title={t('filter_fuel')}>
        <Choices
          {...listProps('fuels')}
          options={fuels.map((fuel) => ({ id: fuel, name: fuelName(t, fuel) }))}
        />
      </Group>
      <Group title={t('filter_delivery')}>
        <DeliveryFilter search={search} onChange={onChange} />
      </Group>
      <Group title={t('filter_make')}>
        <Choices
          {...listProps('makes')}
          options={catalogue.makes.map((make) => ({ id: make.carMakeId, name: make.carMake }))}
          finder={{ label: t('find_make'), nothing: t('no_make') }}
        />
      </Group>
      <Group title={t('filter_company')}>
        <Choices
          {...listProps('companies')}
          options={companies.map((company) => ({ id: company.id, name: company.company_name }))}
          finder={{ label: t('find_company'), nothing: t('no_company') }}
        />
      </Group>
      <Group title={t('return')}>
        <Switch
          label={t('same_time')}
          checked={search.isSameTime}
          onChange={({ currentTarget: { checked: isSameTime } }) =>
            onChange({ isSameTime, dates: search.dates && keepSameTime(search.dates, isSameTime) })
          }
        />
      </Group>
    </div>
  );
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="py-4 first:pt-0">
      <legend className="float-left mb-2 w-full font-bold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

type Option = { id: number; name: string };
type ChoicesProps = {
  options: readonly Option[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
  /** For long lists: a field that finds in them. */
  finder?: { label: string; nothing: string };
};

const shortList = 7;

/** Check boxes; a long list starts with the first ones and the chosen ones. */
function Choices({ options, chosen, onToggle, finder }: ChoicesProps) {
  const t = useTexts('search');
  const [isWhole, setIsWhole] = useState(false);
  const [text, setText] = useState('');
  const matches = options.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const isCut = !isWhole && !text && matches.length > shortList + 1;
  const shown = isCut ? matches.filter(({ id }, index) => index < shortList || chosen.includes(id)) : matches;
  return (
    <>
      {finder && <Finder label={finder.label} value={text} onChange={setText} />}
      {finder && matches.length === 0 && <p className="text-muted py-2 text-sm">{finder.nothing}</p>}
      <div className={isWhole ? 'max-h-72 overflow-y-auto pl-0.5' : 'pl-0.5'}>
        {shown.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
        ))}
      </div>
      {isCut && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="text-primary-text min-h-11 text-sm font-semibold hover:underline"
        >
          {t('show_all')} ({matches.length})
        </button>
      )}
    </>
  );
}

function Finder(props: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <label className="border-line-strong rounded-control focus-within:outline-primary-text mb-1 flex min-h-11 items-center gap-2 border px-3 focus-within:outline-2">
      <SearchIcon className="text-muted size-4" />
      <span className="sr-only">{props.label}</span>
      <input
        type="search"
        placeholder={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        className="placeholder:text-muted w-full min-w-0 bg-transparent text-sm outline-none"
      />
    </label>
  );
}

function DeliveryFilter({ search, onChange }: Pick<FilterProps, 'search' | 'onChange'>) {
  const t = useTexts('search');
  const options = [null, ...deliveryDays];
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((days) => (
        <label
          key={String(days)}
          className="border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft hover:bg-sunken rounded-pill has-focus-visible:outline-primary-text flex min-h-9 cursor-pointer items-center border px-3.5 text-sm font-semibold has-focus-visible:outline-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            className="sr-only"
            checked={search.deliveryIn === days}
            onChange={() => onChange({ deliveryIn: days }, { keepsScroll: true })}
          />
          {days === null ? t('delivery_any') : deliveryName(days, t)}
        </label>
      ))}
    </div>
  );
}
