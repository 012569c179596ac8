import { billableDays, lateReturnFee } from '../calendar/billable-days.ts';
import type { LocalDateTime } from '../calendar/local-date-time.ts';

/** What company and renter settle between themselves once the car is back; minor units. */
export const settlementParts = ['late_fee', 'kilometres', 'fuel', 'damage'] as const;
export type SettlementPart = (typeof settlementParts)[number];
export type Settlement = Record<SettlementPart, number>;

/** The rental as it was agreed, and the state in which the car left and came back. */
export type ReturnFacts = {
  pickupLocal: LocalDateTime;
  returnLocal: LocalDateTime;
  /** When the car came back, on the company's clock. */
  returnedLocal: LocalDateTime;
  /** Null: unlimited. */
  kmPerDay: number | null;
  /** Of a kilometre above the allowance; null: the company names it. */
  extraKmMinor: number | null;
  /** Of each started day of delay; null: none is charged. */
  latePerDayMinor: number | null;
  leftWith: { mileageKm: number; fuelEighths: number };
  cameWith: { mileageKm: number; fuelEighths: number };
};

export type ReturnComparison = {
  drivenKm: number;
  /** Driven above what the price includes. */
  extraKm: number;
  /** In eighths of a tank; nothing when the tank is as full as it was. */
  missingFuelEighths: number;
  /** By the rules of the rental; null: the company names it. */
  kilometresMinor: number | null;
  lateFeeMinor: number;
};

/**
 * What a return differs from the pickup in (docs/specification/handover.md 4): kilometres above the allowance of all days
 * of the rental, the tank, and the late fee of `time-and-days.md` 5.
 */
export function compareReturn(facts: ReturnFacts): ReturnComparison {
  const { pickupLocal, returnLocal, kmPerDay, extraKmMinor, leftWith, cameWith } = facts;
  const drivenKm = Math.max(0, cameWith.mileageKm - leftWith.mileageKm);
  const allowedKm = kmPerDay === null ? Infinity : kmPerDay * billableDays(pickupLocal, returnLocal);
  const extraKm = Math.max(0, drivenKm - allowedKm);
  return {
    drivenKm,
    extraKm,
    missingFuelEighths: Math.max(0, leftWith.fuelEighths - cameWith.fuelEighths),
    kilometresMinor: extraKm === 0 ? 0 : extraKmMinor && extraKm * extraKmMinor,
    lateFeeMinor: lateReturnFee(returnLocal, facts.returnedLocal, facts.latePerDayMinor ?? 0),
  };
}

/** The most that can be agreed for each part, so that nobody signs a slip of the finger. */
export const MOST_SETTLED_MINOR = 10_000_000;

export function settledMinor(settlement: Settlement): number {
  return settlementParts.reduce((sum, part) => sum + settlement[part], 0);
}
