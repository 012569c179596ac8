/** The only currency the marketplace trades in (ISO 4217). Amounts are integers named `...Minor` (cents). */
export type Currency = 'EUR';

/** Italian standard VAT rate, in percent (docs/specification/price.md 1). */
export const VAT_PERCENT = 22;

/**
 * `numerator / denominator` rounded half up, in exact integer arithmetic.
 * Throws RangeError when either is not a non-negative safe integer (the denominator at least 1): a fraction
 * of a cent or a negative amount here is a defect of the caller, never user input.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  if (
    !Number.isSafeInteger(doubled) ||
    numerator < 0 ||
    !Number.isSafeInteger(denominator) ||
    denominator < 1
  ) {
    throw new RangeError(`not an exact non-negative division: ${numerator} / ${denominator}`);
  }
  // Subtracting the remainder first keeps the division exact; Math.floor(a / b) may be off for large amounts.
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}

/**
 * `percent` of an amount in minor units, rounded half up to the minor unit (docs/specification/price.md 3 and 7,
 * money.md 2). Percent may have up to two decimals (12.5 is exact). Throws RangeError for negative or fractional
 * amounts.
 */
export function percentOf(amountMinor: number, percent: number): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not minor units: ${amountMinor}`);
  return divideHalfUp(amountMinor * Math.round(percent * 100), 10_000);
}

/**
 * The part of a VAT-inclusive amount before VAT: gross / 1.22, rounded half up to the cent
 * (docs/specification/price.md 7). The VAT of a total is `grossMinor - netOfVat(grossMinor)`, so that both parts always
 * sum to the whole.
 */
export function netOfVat(grossMinor: number): number {
  return divideHalfUp(grossMinor * 100, 100 + VAT_PERCENT);
}

/**
 * The VAT to add to a net amount: 22%, rounded half up to the cent (docs/specification/money.md 2, commission
 * invoices).
 */
export function vatOn(netMinor: number): number {
  return percentOf(netMinor, VAT_PERCENT);
}
