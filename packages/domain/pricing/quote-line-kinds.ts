/** What a line of a quote can be for (docs/specification/price.md). */
export const quoteLineKinds = [
  'rental',
  'deal',
  'coupon',
  'extra',
  'young_driver',
  'one_way',
  'delivery',
  'flexible_return',
  /** What a change costs more is too little to be charged. */
  'waived',
  /** What an extended rental would cost less than was paid. */
  'kept_price',
] as const;
export type QuoteLineKind = (typeof quoteLineKinds)[number];
