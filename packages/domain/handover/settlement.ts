import { billableDays, lateReturnFee } from '../calendar/billable-days.ts';
import type { LocalDateTime } from '../calendar/local-date-time.ts';
import { recordOf } from '../records.ts';
import { readAmount } from '../typed-number.ts';

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
  /** `mileageKm` null: nobody has read it yet. */
  cameWith: { mileageKm: number | null; fuelEighths: number };
};

export type ReturnComparison = {
  /** Null: not known, as long as the return is not read, or reads less than the pickup. */
  drivenKm: number | null;
  /** Driven above what the price includes; null like `drivenKm`. */
  extraKm: number | null;
  /** In eighths of a tank; nothing when the tank is as full as it was. */
  missingFuelEighths: number;
  /** By the rules of the rental; null: the company names it, or nobody knows what was driven. */
  kilometresMinor: number | null;
  lateFeeMinor: number;
};

/**
 * What a return differs from the pickup in (docs/specification/handover.md 4): kilometres above the allowance of all days
 * of the rental, the tank, and the late fee of `time-and-days.md` 5.
 */
export function compareReturn(facts: ReturnFacts): ReturnComparison {
  const { pickupLocal, returnLocal, kmPerDay, extraKmMinor, leftWith, cameWith } = facts;
  const { mileageKm } = cameWith;
  const drivenKm =
    mileageKm !== null && mileageKm >= leftWith.mileageKm ? mileageKm - leftWith.mileageKm : null;
  const allowedKm = kmPerDay === null ? Infinity : kmPerDay * billableDays(pickupLocal, returnLocal);
  const extraKm = drivenKm && Math.max(0, drivenKm - allowedKm);
  return {
    drivenKm,
    extraKm,
    missingFuelEighths: Math.max(0, leftWith.fuelEighths - cameWith.fuelEighths),
    kilometresMinor: extraKm === 0 ? 0 : extraKmMinor && extraKm && extraKm * extraKmMinor,
    lateFeeMinor: lateReturnFee(returnLocal, facts.returnedLocal, facts.latePerDayMinor ?? 0),
  };
}

/** The most that can be agreed for each part, so that nobody signs a slip of the finger. */
export const MOST_SETTLED_MINOR = 10_000_000;

/** What was typed for a part; nothing typed is nothing. Null: it cannot be read, or is more than can be agreed. */
export function readSettledAmount(typed: string): number | null {
  const amountMinor = typed.trim() === '' ? 0 : readAmount(typed);
  return amountMinor !== null && amountMinor <= MOST_SETTLED_MINOR ? amountMinor : null;
}

/** The settlement that was typed; null while one of its parts cannot be read. */
export function readSettlement(typed: Record<SettlementPart, string>): Settlement | null {
  const settlement = recordOf(settlementParts, (part) => readSettledAmount(typed[part]));
  return isReadable(settlement) ? settlement : null;
}

const isReadable = (settlement: Record<SettlementPart, number | null>): settlement is Settlement =>
  settlementParts.every((part) => settlement[part] !== null);

export function settledMinor(settlement: Settlement): number {
  return settlementParts.reduce((sum, part) => sum + settlement[part], 0);
}
