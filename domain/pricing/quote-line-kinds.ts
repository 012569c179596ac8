/** What a line of a quote can be for (decisions.md 4). */
export const quoteLineKinds = [
  'rental',
  'deal',
  'coupon',
  'extra',
  'young_driver',
  'one_way',
  'delivery',
  'flexible_return',
] as const;
export type QuoteLineKind = (typeof quoteLineKinds)[number];
