import { createHash } from 'node:crypto';
import type { Billing, CompanyBilling } from '@nolo/contract/bookings.ts';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import type { ChosenExtras } from '@nolo/contract/quotes.ts';
import type { Location } from '@nolo/contract/wire.ts';
import type { Quote } from '@nolo/domain/pricing/quote.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import type { NewBooking } from './booking-store.ts';

/** What renter and company agree on: a booking keeps it, and so does a change of one until it is made. */
export type AgreedTerms = {
  /** Wall clock at the pickup place. */
  pickupLocal: string;
  returnLocal: string;
  /** The same as instants. */
  startsAt: Date | string;
  endsAt: Date | string;
  pickupReturn: { pickup: Location; return: Location };
  isSameTime: boolean;
  isDelivery: boolean;
  extras: ChosenExtras;
  quote: Quote;
  inclusions: Inclusions | null;
  coupon: { id: number } | null;
  deal: { id: number } | null;
};

/** The columns that `booking` and `booking_amendment` both have. */
export type TermsRow = ReturnType<typeof termsRow>;

export function termsRow(agreed: AgreedTerms) {
  const { quote, pickupReturn } = agreed;
  return {
    pickup_local: agreed.pickupLocal,
    return_local: agreed.returnLocal,
    starts_at: agreed.startsAt,
    ends_at: agreed.endsAt,
    pickup_location: JSON.stringify(pickupReturn.pickup),
    return_location: JSON.stringify(pickupReturn.return),
    is_same_time: agreed.isSameTime,
    is_delivery: agreed.isDelivery,
    extras: JSON.stringify(agreed.extras),
    quote: JSON.stringify(quote),
    inclusions: agreed.inclusions && JSON.stringify(agreed.inclusions),
    total_minor: quote.totalMinor,
    platform_charges_minor: quote.platformChargesMinor,
    coupon_id: agreed.coupon?.id ?? null,
    deal_id: agreed.deal?.id ?? null,
  };
}

/** Agreed terms, for whom and of which car. */
export type Reservation = AgreedTerms & {
  carId: number;
  companyId: number;
  accountId: string;
  websiteId: number | null;
  timeZone: string;
  language: Language;
  /** With the fiscal code sealed (`sealBilling`). */
  billing: Billing;
  companyBilling: CompanyBilling | null;
  requestHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

/** The row of a new, unpaid reservation. */
export function bookingRow(reservation: Reservation): NewBooking {
  const { companyBilling } = reservation;
  return {
    ...termsRow(reservation),
    car_id: reservation.carId,
    company_id: reservation.companyId,
    account_id: reservation.accountId,
    website_id: reservation.websiteId,
    status: 'PENDING',
    time_zone: reservation.timeZone,
    language: reservation.language,
    billing: JSON.stringify(reservation.billing),
    company_billing: companyBilling && JSON.stringify(companyBilling),
    currency: reservation.quote.currency,
    request_hash: reservation.requestHash,
    created_at: reservation.createdAt,
    expires_at: reservation.expiresAt,
  };
}

const PLACE = 'booking.billing.fiscal_code';

/** Seals the fiscal code before the billing details are stored. */
export function sealBilling(vault: Vault, accountId: string, billing: Billing): Billing {
  const { fiscal_code } = billing;
  if (!fiscal_code) return billing;
  return { ...billing, fiscal_code: vault.seal(PLACE, accountId, fiscal_code) };
}

/** Opens the fiscal code for the owner of the billing details. */
export function openBilling(vault: Vault, accountId: string, billing: Billing): Billing {
  const { fiscal_code } = billing;
  if (!fiscal_code) return billing;
  return { ...billing, fiscal_code: vault.open(PLACE, accountId, fiscal_code) };
}

/** Keys in order at every depth, so that equal requests are equal texts. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, canonical(part)]),
  );
}

/** Tells whether two reservation requests ask for the same thing (double click, two tabs). */
export function requestHash(request: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(canonical(request)))
    .digest();
}
