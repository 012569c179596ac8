import type { Reservation } from '@nolo/contract/bookings.ts';
import { hasVatNumbers, writtenVatNumber } from '@nolo/domain/billing/vat-number.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { refundNews } from '@nolo/domain/booking/refund-news.ts';
import { reviewProblem, type ReviewedRental } from '@nolo/domain/review/review.ts';
import type { Caller } from '../platform/caller.ts';
import { PICTURE_WIDTHS } from '../platform/image-store.ts';
import { PLACEHOLDER } from '../platform/pictures/no-picture.ts';
import { wireQuote } from '../pricing/wire-quote.ts';
import { termsOf } from './cancellation-terms.ts';
import type { ReservationRow } from './reservation-store.ts';

/** Maps a car's first picture to the wire; the placeholder's, where there is none. */
export function pictureOf(image: {
  hash: string | null;
  width: number | null;
  height: number | null;
}): Reservation['car']['picture'] {
  const hash = image.hash ?? PLACEHOLDER.hash;
  const width = image.width ?? PLACEHOLDER.width;
  const height = image.height ?? PLACEHOLDER.height;
  return { path: `/images/${hash}`, widths: [...PICTURE_WIDTHS], width, height, view: 'side' };
}

function carOf(row: ReservationRow): Reservation['car'] {
  return {
    id: row.car_id,
    slug: row.slug,
    car_make: row.make,
    car_model: row.model,
    or_similar: row.car_or_similar,
    city: row.car_city,
    picture: pictureOf({ hash: row.image_hash, width: row.image_width, height: row.image_height }),
  };
}

/** To whom the rental company will send its invoice. Billing details from before they had a country are Italian. */
export function companyInvoiceOf({
  status,
  company_billing: company,
}: Pick<ReservationRow, 'status' | 'company_billing'>): Reservation['company_invoice'] {
  if (company === null || status === 'CANCELLED') return null;
  const { company_name, VAT_number: number } = company;
  const country = company.company_country ?? 'IT';
  const vat_number = number !== null && hasVatNumbers(country) ? writtenVatNumber({ country, number }) : null;
  return { company_name, country, vat_number };
}

function reviewedRental(row: ReservationRow): ReviewedRental {
  return {
    checkedOutAt: row.checked_out_at,
    wasDriverPresent: row.was_driver_present,
    isOfCompany: row.is_of_company,
  };
}

/** Maps a booking to the wire, with what may be done with it at this moment. */
export function presentReservation(row: ReservationRow, { language }: Caller, now: Date): Reservation {
  const terms = termsOf(row, now, row.facts);
  const news = refundNews(row.refunds, row.facts.withBankMinor);
  const waits = row.status === 'PENDING' && row.expires_at > now;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    start_date: row.pickup_local,
    end_date: row.return_local,
    time_zone: row.time_zone,
    pickup_location: row.pickup_location,
    return_location: row.return_location,
    isSameTime: row.is_same_time,
    delivery: row.is_delivery,
    car: carOf(row),
    company: {
      id: row.company_id,
      company_name: row.company_name,
      phone: row.company_phone,
      address: row.company_address,
    },
    company_invoice: companyInvoiceOf(row),
    additional_drivers: row.drivers.map((one) => ({ name: driverName(one.firstName, one.lastName) })),
    quote: wireQuote(row.quote, language),
    payment_url: waits ? row.payment_url : null,
    expires_at: waits ? row.expires_at.toISOString() : null,
    refund: row.refund_minor,
    refund_state: news[0]?.state ?? null,
    refund_news: news.map(({ state, amountMinor }) => ({ state, amount: amountMinor })),
    cancel_reason: row.cancel_reason,
    cancellation: {
      allowed: terms.allowed,
      reason: terms.reason,
      free_until: terms.freeUntil,
      refund: terms.refundMinor,
      commission_kept: terms.commissionKeptMinor,
    },
    has_replacement: row.facts.hasReplacement,
    can_review: !row.is_reviewed && reviewProblem(reviewedRental(row), now) === null,
    created_at: row.created_at.toISOString(),
  };
}
