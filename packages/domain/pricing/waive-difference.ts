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
  return withTotal(quote, paidMinor, 'waived');
}

/** The quote of an extended rental, which is never less than what was paid: a line of its own makes up for it. */
export function notBelowPaid(quote: Quote, paidMinor: number): Quote {
  return quote.totalMinor < paidMinor ? withTotal(quote, paidMinor, 'kept_price') : quote;
}

function withTotal(quote: Quote, totalMinor: number, kind: 'waived' | 'kept_price'): Quote {
  const amountMinor = totalMinor - quote.totalMinor;
  const subtotalMinor = netOfVat(totalMinor);
  return Object.freeze({
    ...quote,
    totalMinor,
    subtotalMinor,
    vatMinor: totalMinor - subtotalMinor,
    platformChargesMinor: platformCharges(subtotalMinor),
    lines: Object.freeze([
      ...quote.lines,
      { kind, label: null, quantity: 1, unitMinor: amountMinor, amountMinor },
    ]),
  });
}
