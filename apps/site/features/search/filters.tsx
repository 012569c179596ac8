import type { ReactNode } from 'react';
import { fuelPolicies, transmissions } from '@nolo/domain/cars/car-features.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { typeName } from '@nolo/i18n/car-type-name.ts';
import { fuelName } from '../../shared/cars/car-name.ts';
import { formatNumber } from '@nolo/i18n/format-number.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { withSameTime } from '../../shared/rental/rental-dates.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { Switch } from '@nolo/ui/choice.tsx';
import { useIsHydrated } from '@nolo/ui/use-is-hydrated.ts';
import type { Catalogue, Company } from './list-address.ts';
import { Choices } from './filter-choices.tsx';
import { DeliveryFilter, DepositFilter, SeatsFilter, SwitchFilters } from './more-filters.tsx';
import { PriceFilter } from './price-filter.tsx';
import type { useChoiceCounts } from './use-choice-counts.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

/** What is chosen, what else could be, and how to change it. */
export type FilterChoice = {
  search: SearchState;
  catalogue: Catalogue;
  companies: readonly Company[];
  /** There are more cars than this, which are not counted; null: all are. */
  uncounted: number | null;
  /** Dates were chosen: by when a car can be had is no question any more. */
  hasDates: boolean;
  onChange: ChangeSearch;
};

export type FilterProps = FilterChoice & ReturnType<typeof useChoiceCounts>;

type ListKey = 'carTypes' | 'fuels' | 'makes' | 'companies' | 'transmissions' | 'fuelPolicies';

/** All filters; each takes effect at once, and says how many cars it would leave. */
export function Filters(props: FilterProps) {
  const t = useTexts('search');
  const language = useLanguage();
  return (
    <fieldset
      disabled={!useIsHydrated()}
      // Choices without cars are known only then: nothing is seen that would be gone the moment it is pressed.
      className={`divide-line min-w-0 divide-y ${props.isSettled ? '' : 'invisible'}`}
    >
      {props.uncounted !== null && (
        <p className="text-muted pb-4 text-sm">
          {t('choices_not_counted', { number: formatNumber(props.uncounted, language) })}
        </p>
      )}
      <CarFilters {...props} />
      <TermsFilters {...props} />
      <SourceFilters {...props} />
    </fieldset>
  );
}

/** What a list of check boxes needs of the search. */
function listPropsOf({ search, onChange }: FilterChoice) {
  return <K extends ListKey>(key: K) => ({
    chosen: search[key],
    onToggle: (id: SearchState[K][number]) =>
      onChange((wanted) => ({ [key]: toggled<SearchState[K][number]>(wanted[key], id) }), {
        keepsScroll: true,
      }),
  });
}

/** What the car is. */
function CarFilters(props: FilterProps) {
  const t = useTexts('search');
  const listProps = listPropsOf(props);
  const { catalogue, counts } = props;
  return (
    <>
      <Group title={t('filter_price')}>
        <PriceFilter {...props} />
      </Group>
      <Group title={t('filter_type')}>
        <Choices
          {...listProps('carTypes')}
          counts={counts?.car_type}
          options={catalogue.types.map((type) => ({
            id: type.carTypeId,
            name: typeName(t, { key: type.key, name: type.carType }),
          }))}
        />
      </Group>
      <Group title={t('filter_transmission')}>
        <Choices
          {...listProps('transmissions')}
          counts={counts?.transmission}
          options={transmissions.map((id) => ({ id, name: t(`transmission_${id}`) }))}
        />
      </Group>
      <Group title={t('filter_seats')}>
        <SeatsFilter {...props} />
      </Group>
      <Group title={t('filter_fuel')}>
        <Choices
          {...listProps('fuels')}
          counts={counts?.fuel_type}
          options={fuelTypes.map((fuel) => ({ id: fuel, name: fuelName(t, fuel) }))}
        />
      </Group>
    </>
  );
}

/** On which terms it is had. */
function TermsFilters(props: FilterProps) {
  const t = useTexts('search');
  const listProps = listPropsOf(props);
  const { counts } = props;
  return (
    <>
      <Group title={t('filter_terms')}>
        <SwitchFilters {...props} />
      </Group>
      <Group title={t('filter_deposit')}>
        <DepositFilter {...props} />
      </Group>
      <Group title={t('filter_fuel_policy')}>
        <Choices
          {...listProps('fuelPolicies')}
          counts={counts?.fuel_policy}
          options={fuelPolicies.map((id) => ({ id, name: t(`fuel_policy_${id}`) }))}
        />
      </Group>
      {!props.hasDates && (
        <Group title={t('filter_delivery')}>
          <DeliveryFilter {...props} />
        </Group>
      )}
    </>
  );
}

/** Who made it and who lets it; how strictly the time of return is kept. */
function SourceFilters(props: FilterProps) {
  const t = useTexts('search');
  const listProps = listPropsOf(props);
  const { search, catalogue, companies, counts, onChange } = props;
  return (
    <>
      <Group title={t('filter_make')}>
        <Choices
          {...listProps('makes')}
          counts={counts?.car_make}
          options={catalogue.makes.map((make) => ({ id: make.carMakeId, name: make.carMake }))}
          finder={{ label: t('find_make'), nothing: t('no_make') }}
        />
      </Group>
      <Group title={t('filter_company')}>
        <Choices
          {...listProps('companies')}
          counts={counts?.company_id}
          options={companies.map((company) => ({ id: company.id, name: company.company_name }))}
          finder={{ label: t('find_company'), nothing: t('no_company') }}
        />
      </Group>
      <Group title={t('return')}>
        <Switch
          label={t('same_time')}
          checked={search.isSameTime}
          onChange={({ currentTarget: { checked: isSameTime } }) =>
            onChange(search.dates ? withSameTime(search.dates, isSameTime) : { isSameTime })
          }
        />
      </Group>
    </>
  );
}

function toggled<K>(ids: readonly K[], id: K): K[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

/** A group of filters; hidden when none of its choices has cars. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="py-4 first:pt-0 has-[>div:empty]:hidden">
      <legend className="float-left mb-2 w-full font-bold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
