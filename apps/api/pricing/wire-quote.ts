import type { WireQuote } from '@nolo/contract/quotes.ts';
import type { Quote } from '@nolo/domain/pricing/quote.ts';
import type { Language } from '@nolo/i18n/language.ts';

/** A quote in the names of the wire, its lines in the reader's language: a booking may have been made in another one. */
export function wireQuote(quote: Quote, language: Language): WireQuote {
  return {
    currency: quote.currency,
    days: quote.days,
    periods: quote.periods,
    rental_price: quote.rentalMinor,
    deal_discount: quote.dealMinor,
    coupon_discount: quote.couponMinor,
    coupon_limited: quote.isCouponLimited ?? false,
    extras_amount: quote.extrasMinor,
    fees_amount: quote.feesMinor,
    subtotal: quote.subtotalMinor,
    vat: quote.vatMinor,
    total: quote.totalMinor,
    platform_charges: quote.platformChargesMinor,
    deposit: quote.depositMinor,
    lines: quote.lines.map((line) => ({
      kind: line.kind,
      label: line.names?.[language] ?? line.label,
      quantity: line.quantity,
      days: line.days ?? null,
      unit_amount: line.unitMinor,
      amount: line.amountMinor,
    })),
  };
}
