import type { CarCard } from '@nolo/contract/car-card.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Translate } from '@nolo/i18n/translate.ts';

type Delivered = { company: Pick<CarCard['company'], 'fees'> };

/** 'Delivery available (+ €35)': never without what it costs. `isIncluded`: the total shown has it in it. */
export function deliveryText(
  t: Translate<'search'>,
  language: Language,
  { company: { fees } }: Delivered,
  isIncluded = false,
): string {
  if (!fees.delivery) return t('delivered_free');
  const amount = formatMoney(fees.delivery, language, { short: true });
  return t(isIncluded ? 'delivered_included' : 'delivered_fee', { amount });
}
