import { platformCharges } from '../commission/commission.ts';
import { netOfVat } from '../money/money.ts';
import { MINIMUM_CHARGE_MINOR } from './discounts.ts';
import type { Quote } from './quote.ts';

/**
 * The quote of a changed booking beside the total paid so far. A rise that is too small for the provider to charge
 * (docs/specification/price.md 4) is not asked for: a line of its own takes it off, so that the total is what was paid.
 */
export function waiveDifference(quote: Quote, paidMinor: number): Quote {
  const differenceMinor = quote.totalMinor - paidMinor;
  if (differenceMinor <= 0 || differenceMinor >= MINIMUM_CHARGE_MINOR) return quote;
  const waived = { kind: 'waived', label: null, quantity: 1 } as const;
  const subtotalMinor = netOfVat(paidMinor);
  return Object.freeze({
    ...quote,
    totalMinor: paidMinor,
    subtotalMinor,
    vatMinor: paidMinor - subtotalMinor,
    platformChargesMinor: platformCharges(subtotalMinor),
    lines: Object.freeze([
      ...quote.lines,
      { ...waived, unitMinor: -differenceMinor, amountMinor: -differenceMinor },
    ]),
  });
}
