import { netOfVat, percentOf, vatOn } from '../money/money.ts';

/** The platform's share of the price before VAT, in percent (docs/specification/price.md 7). */
export const COMMISSION_PERCENT = 15;

/** All in minor units. `grossMinor` = net + VAT; `payoutMinor` = total - gross. */
export type Commission = { netMinor: number; vatMinor: number; grossMinor: number; payoutMinor: number };

/** Platform charges: 15% of the total before VAT, rounded half up (docs/specification/price.md 7). */
export function platformCharges(subtotalMinor: number): number {
  return percentOf(subtotalMinor, COMMISSION_PERCENT);
}

/**
 * What the platform keeps of a booking's total (VAT included, minor units) and what the company is paid at
 * check-in: platform charges plus 22% VAT on them, each rounded half up (docs/specification/money.md 2).
 */
export function commissionFor(totalMinor: number): Commission {
  const netMinor = platformCharges(netOfVat(totalMinor));
  const vatMinor = vatOn(netMinor);
  const grossMinor = netMinor + vatMinor;
  return { netMinor, vatMinor, grossMinor, payoutMinor: totalMinor - grossMinor };
}
