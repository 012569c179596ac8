import { depositChoices, seatChoices } from '@nolo/domain/cars/car-features.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { deliveryDays } from '@nolo/domain/cars/list-choices.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { deliveryName } from './filter-chips.ts';
import { OneChoice, PillChoice } from './filter-choices.tsx';
import type { ChoiceCounts } from './use-choice-counts.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

export type FilterPart = { search: SearchState; onChange: ChangeSearch; counts: ChoiceCounts | undefined };

const kept = { keepsScroll: true };

export function SeatsFilter({ search, onChange, counts }: FilterPart) {
  const t = useTexts('search');
  const options = seatChoices.map((seats) => ({ id: seats, name: t('seats_from', { count: seats }) }));
  return (
    <PillChoice<number>
      options={[{ id: null, name: t('no_matter') }, ...options]}
      chosen={search.minSeats}
      counts={counts?.min_seats}
      onChoose={(minSeats) => onChange({ minSeats }, kept)}
    />
  );
}

export function DepositFilter({ search, onChange, counts }: FilterPart) {
  const t = useTexts('search');
  const language = useLanguage();
  const options = depositChoices.map((euro) => ({
    id: euro,
    name: t('deposit_to', { amount: formatMoney(euro * 100, language, { short: true }) }),
  }));
  return (
    <PillChoice<number>
      options={[{ id: null, name: t('no_matter') }, ...options]}
      chosen={search.maxDeposit}
      counts={counts?.max_deposit}
      onChoose={(maxDeposit) => onChange({ maxDeposit }, kept)}
    />
  );
}

export function DeliveryFilter({ search, onChange, counts }: FilterPart) {
  const t = useTexts('search');
  const options = deliveryDays.map((days) => ({ id: days, name: deliveryName(days, t) }));
  return (
    <PillChoice<number>
      options={[{ id: null, name: t('delivery_any') }, ...options]}
      chosen={search.deliveryIn}
      counts={counts?.d}
      onChoose={(deliveryIn) => onChange({ deliveryIn }, kept)}
    />
  );
}

/** What a car or its terms have or have not. */
export const switchFilters = [
  { key: 'hasAirConditioning', text: 'air_conditioning', count: 'air_conditioning' },
  { key: 'hasUnlimitedMileage', text: 'km_unlimited', count: 'unlimited_mileage' },
  { key: 'hasFreeCancellation', text: 'free_cancellation', count: 'free_cancellation' },
  { key: 'needsNoCreditCard', text: 'no_credit_card', count: 'no_credit_card' },
  { key: 'isDelivered', text: 'delivered', count: 'delivery' },
] as const;

export function SwitchFilters({ search, onChange, counts }: FilterPart) {
  const t = useTexts('search');
  return switchFilters.map(({ key, text, count }) => (
    <OneChoice
      key={key}
      label={t(text)}
      count={counts?.[count] ?? null}
      isOn={search[key]}
      onChange={(isOn) => onChange({ [key]: isOn }, kept)}
    />
  ));
}
