import type { QuoteLineKind } from '@nolo/domain/pricing/quote-line-kinds.ts';
import type { Translate } from './translate.ts';

type Line = {
  kind: QuoteLineKind;
  label: string | null;
  quantity: number;
  /** For how many days it is charged, which the quantity contains; nothing when it is charged once. */
  days?: number | null | undefined;
};
/** The periods that make up the rental price. */
type Periods = { months: number; weeks: number; days: number };

/** What a line of a quote is called, the same on page, mail and PDF. */
export function quoteLineName(t: Translate<'price'>, periods: Periods, line: Line): string {
  const { kind, label, quantity } = line;
  if (kind === 'rental') return t('line_rental', { periods: periodsInWords(t, periods) });
  if (kind === 'deal') return label === null ? t('line_deal') : t('line_deal_named', { name: label });
  if (kind === 'young_driver') return forDays(t, t('line_young_driver'), quantity);
  if (kind !== 'extra') return t(`line_${kind}`);
  const items = line.days ? quantity / line.days : quantity;
  const name = label ?? t('line_extra');
  const counted = items > 1 ? `${name} × ${items}` : name;
  return line.days ? forDays(t, counted, line.days) : counted;
}

/** 'Additional driver, 3 days' */
function forDays(t: Translate<'price'>, name: string, days: number): string {
  return `${name}, ${t('days', { count: days })}`;
}

function periodsInWords(t: Translate<'price'>, { months, weeks, days }: Periods): string {
  return [
    months > 0 && t('months', { count: months }),
    weeks > 0 && t('weeks', { count: weeks }),
    days > 0 && t('days', { count: days }),
  ]
    .filter((text) => text !== false)
    .join(' + ');
}
