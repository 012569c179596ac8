import { typeName } from '@nolo/i18n/car-type-name.ts';
import { fuelName } from '../../shared/cars/car-name.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import type { Translate } from '@nolo/i18n/translate.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { priceLimits, type SearchState } from '../../shared/rental/search-state.ts';
import type { Catalogue, Company } from './list-address.ts';

/** One filter in force: what it is called, and the search without it. */
export type FilterChip = { id: string; name: string; without: Partial<SearchState> };

type Named = {
  search: SearchState;
  catalogue: Catalogue;
  companies: readonly Company[];
  t: Translate<'search'>;
  language: Language;
};

export function hasPriceFilter({ priceFrom, priceTo }: SearchState): boolean {
  return priceFrom !== priceLimits.from || priceTo !== priceLimits.to;
}

export function countFilters(search: SearchState): number {
  const { carTypes, makes, fuels, companies, transmissions, fuelPolicies } = search;
  const lists = [carTypes, makes, fuels, companies, transmissions, fuelPolicies];
  const others = [
    hasPriceFilter(search),
    search.deliveryIn !== null,
    search.minSeats !== null,
    search.maxDeposit !== null,
    search.hasAirConditioning,
    search.hasUnlimitedMileage,
    search.hasFreeCancellation,
    search.needsNoCreditCard,
    search.isDelivered,
    search.isForEvents,
    !search.isSameTime,
  ];
  return lists.flat().length + others.filter(Boolean).length;
}

/** '€0 to €2,000 and more'. */
export function priceName(
  { priceFrom, priceTo }: SearchState,
  { t, language }: Pick<Named, 't' | 'language'>,
) {
  const money = (euro: number) => formatMoney(euro * 100, language, { short: true });
  const to =
    priceTo === priceLimits.to ? t('filter_price_and_more', { price: money(priceTo) }) : money(priceTo);
  return t('filter_price_value', { from: money(priceFrom), to });
}

/** 'Today', 'In 3 days'. */
export function deliveryName(days: number, t: Translate<'search'>): string {
  return days === 0 ? t('delivery_0') : t('delivery_in', { count: days });
}

/** The filters in force, in the order the panel shows them. */
export function filterChips(given: Named): FilterChip[] {
  const { search, t } = given;
  const listed = (
    key: 'carTypes' | 'makes' | 'fuels' | 'companies',
    nameOf: (id: number) => string | undefined,
  ) =>
    search[key].map((id) => ({
      id: `${key}-${id}`,
      name: nameOf(id) ?? String(id),
      without: { [key]: search[key].filter((one) => one !== id) },
    }));
  const chips = [
    ...listed('carTypes', (id) => {
      const type = given.catalogue.types.find(({ carTypeId }) => carTypeId === id);
      return type && typeName(t, { key: type.key, name: type.carType });
    }),
    ...listed('fuels', (id) => fuelName(t, id)),
    ...listed('makes', (id) => given.catalogue.makes.find(({ carMakeId }) => carMakeId === id)?.carMake),
    ...listed('companies', (id) => given.companies.find((company) => company.id === id)?.company_name),
  ];
  return [...chips, ...otherChips(given)];
}

function otherChips({ search, t, language }: Named): FilterChip[] {
  const { deliveryIn, minSeats, maxDeposit } = search;
  const amount = formatMoney((maxDeposit ?? 0) * 100, language, { short: true });
  return [
    hasPriceFilter(search) && {
      id: 'price',
      name: priceName(search, { t, language }),
      without: { priceFrom: priceLimits.from, priceTo: priceLimits.to },
    },
    deliveryIn !== null && {
      id: 'delivery',
      name: deliveryName(deliveryIn, t),
      without: { deliveryIn: null },
    },
    ...search.transmissions.map((one) => ({
      id: one,
      name: t(`transmission_${one}`),
      without: { transmissions: search.transmissions.filter((other) => other !== one) },
    })),
    ...search.fuelPolicies.map((one) => ({
      id: one,
      name: t(`fuel_policy_${one}`),
      without: { fuelPolicies: search.fuelPolicies.filter((other) => other !== one) },
    })),
    search.isForEvents && { id: 'events', name: t('for_events'), without: { isForEvents: false } },
    minSeats !== null && {
      id: 'seats',
      name: t('seats_from', { count: minSeats }),
      without: { minSeats: null },
    },
    maxDeposit !== null && {
      id: 'deposit',
      name: t('deposit_chip', { amount }),
      without: { maxDeposit: null },
    },
    ...switchChips(search, t),
  ].filter((chip) => chip !== false);
}

/** What is on or off. */
function switchChips(search: Named['search'], t: Named['t']): (FilterChip | false)[] {
  return [
    search.hasAirConditioning && {
      id: 'air',
      name: t('air_conditioning'),
      without: { hasAirConditioning: false },
    },
    search.hasUnlimitedMileage && {
      id: 'mileage',
      name: t('km_unlimited'),
      without: { hasUnlimitedMileage: false },
    },
    search.hasFreeCancellation && {
      id: 'cancellation',
      name: t('free_cancellation'),
      without: { hasFreeCancellation: false },
    },
    search.needsNoCreditCard && {
      id: 'no-credit-card',
      name: t('no_credit_card'),
      without: { needsNoCreditCard: false },
    },
    search.isDelivered && { id: 'delivered', name: t('delivered'), without: { isDelivered: false } },
    !search.isSameTime && { id: 'time', name: t('flexible_return'), without: { isSameTime: true } },
  ];
}
