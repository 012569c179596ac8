import { z } from 'zod';
import { isRecipientCode, RECIPIENT_CODE_LENGTH } from '@nolo/domain/billing/recipient-code.ts';
import { hasVatNumbers, readVatNumber, vatNumberProblem } from '@nolo/domain/billing/vat-number.ts';
import { BOOKING_STATUSES } from '@nolo/domain/booking/booking-state.ts';
import { cancellationReasons } from '@nolo/domain/cancellation/cancellation.ts';
import { CANCEL_REASONS } from '@nolo/domain/booking/cancel-reason.ts';
import { REFUND_STATES } from '@nolo/domain/booking/refund-state.ts';
import { checkoutStates } from '@nolo/domain/payment/payment-state.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { picture } from './car-card.ts';
import { driver, driverIds } from './drivers.ts';
import { endpoint } from './endpoint.ts';
import type { FieldError } from './error-codes.ts';
import { country, mobileNumber } from './phone.ts';
import { chosenExtras, quote, quoteErrors } from './quotes.ts';
import {
  couponCode,
  currency,
  email,
  fiscalCode,
  flag,
  gender,
  id,
  key,
  location,
  minor,
  text,
  typedCode,
  wholeNumber,
  wireDateTime,
} from './wire.ts';

export const bookingStatus = z.enum(BOOKING_STATUSES);

/** Who is billed (docs/specification/accounts.md 4). Names on the wire are the form's. */
export const billing = z.object({
  name: text(120, 'name_required'),
  mobile: mobileNumber,
  email,
  gender: gender.optional(),
  addressLine1: text(200, 'address_required'),
  townCity: text(100, 'town_city_required'),
  ZIP_code: typedCode(12, 'zip_required'),
  country: country.default('IT'),
  fiscal_code: fiscalCode.optional(),
});
export type Billing = z.infer<typeof billing>;

const companyFields = z.object({
  company_name: text(120, 'company_name_required'),
  /** Whose VAT number and address it is. */
  company_country: country.default('IT'),
  /** Asked for inside the EU alone. */
  VAT_number: text(40).default(''),
  company_number: typedCode(30).optional(),
  legal_form: text(60, 'legal_form_required'),
  company_address: text(200).optional(),
  company_city: text(100).optional(),
  company_zip: typedCode(12).optional(),
  SDI: text(RECIPIENT_CODE_LENGTH)
    .refine((code) => code === '' || isRecipientCode(code), key('sdi_invalid'))
    .optional(),
  PEC_email: z.union([z.literal(''), email], key('email_invalid')).optional(),
});

type VatFields = Pick<z.output<typeof companyFields>, 'VAT_number' | 'company_country'>;

function vatProblem({ VAT_number, company_country }: VatFields): FieldError | null {
  if (VAT_number === '') return hasVatNumbers(company_country) ? 'vat_number_required' : null;
  const read = readVatNumber(VAT_number, company_country);
  return read && vatNumberProblem(read);
}

/**
 * Company invoice, where the renter asks for one (docs/specification/money.md 6). SDI is the recipient code. The number is
 * stored without its prefix, beside the country that the prefix or the renter named; outside the EU there is none.
 */
export const companyBilling = companyFields
  .superRefine(
    (company, context) => {
      const problem = vatProblem(company);
      if (problem !== null) context.addIssue({ code: 'custom', path: ['VAT_number'], message: problem });
    },
    {
      // Judged while other fields are still wrong; these two have to be right by themselves.
      when: ({ value, issues }) =>
        typeof fieldOf(value, 'VAT_number') === 'string' &&
        typeof fieldOf(value, 'company_country') === 'string' &&
        !issues.some(({ path }) => path?.[0] === 'VAT_number' || path?.[0] === 'company_country'),
    },
  )
  .transform(({ VAT_number, company_country, ...company }) => {
    const read = readVatNumber(VAT_number, company_country);
    return {
      ...company,
      company_country: read?.country ?? company_country,
      VAT_number: read?.number ?? null,
    };
  });
export type CompanyBilling = z.infer<typeof companyBilling>;

export const createReservationBody = z.object({
  start_date: wireDateTime,
  end_date: wireDateTime,
  /** The address to deliver to; without delivery the car waits at its own place, whatever this says. */
  pickup_location: location.optional(),
  /** Its `id` is the company's place where the car is left; without one, where it was handed over. */
  return_location: location.optional(),
  delivery: z.boolean().default(false),
  billing,
  company: companyBilling.optional(),
  coupon: couponCode.optional(),
  dealId: id.optional(),
  extras: chosenExtras.default([]),
  /** Of `verifyDriver`: as many as the extras of additional drivers are for. */
  additional_drivers: driverIds.default([]),
  /** The total the renter saw, minor units: a different price answers 409 `booking.price_changed`. */
  expected_total: minor,
  terms_accepted: z.boolean(),
});

/** 201 with the checkout session's address. The same request again gives the same booking and session. */
export const createReservation = endpoint('createReservation', {
  summary: 'Reserve a car and open its checkout session',
  access: 'renter',
  status: 201,
  params: z.object({ carId: id }),
  query: z.object({ isSameTime: flag.default(false) }),
  body: createReservationBody,
  data: z.object({ url: z.string(), reservation_id: z.uuid() }),
  errors: [
    ...quoteErrors,
    'booking.drivers_unnamed',
    'account.email_not_verified',
    'booking.documents_missing',
    'booking.dates_taken',
    'booking.car_offline',
    'booking.price_changed',
    'booking.already_paid',
    'booking.total_too_small',
    'booking.too_many_unpaid',
    'booking.terms_not_accepted',
    'payment.unavailable',
  ],
});

/** What cancelling now would do (docs/specification/states.md 4), so that the screen can say it before asking. */
export const cancellation = z.object({
  allowed: z.boolean(),
  reason: z.enum(cancellationReasons),
  free_until: z.string(),
  refund: minor,
  commission_kept: minor,
});

export const reservationData = z.object({
  id: z.uuid(),
  number: z.string(),
  status: bookingStatus,
  start_date: z.string(),
  end_date: z.string(),
  time_zone: z.string(),
  pickup_location: location,
  return_location: location,
  isSameTime: z.boolean(),
  /** `pickup_location` is the address it is brought to. */
  delivery: z.boolean(),
  car: z.object({
    id,
    slug: z.string(),
    car_make: z.string(),
    car_model: z.string(),
    /** Another car of its class may stand there. */
    or_similar: z.boolean(),
    picture,
    city: z.string(),
  }),
  company: z.object({ id, company_name: z.string(), phone: z.string(), address: z.string() }),
  /** The company invoice that was asked for, which the rental company sends; null without one, and once CANCELLED. */
  company_invoice: z
    .object({
      company_name: z.string(),
      country,
      /** With its prefix; null outside the EU. */
      vat_number: z.string().nullable(),
    })
    .nullable(),
  /** Who drives besides the renter. */
  additional_drivers: z.array(driver.pick({ name: true })),
  quote,
  /** Address of the hosted page while the booking waits for payment; null otherwise. */
  payment_url: z.string().nullable(),
  /** ISO 8601 instant at which an unpaid booking expires; null once paid or cancelled. */
  expires_at: z.string().nullable(),
  /** Given back so far, or on its way. */
  refund: minor.nullable(),
  /** Of the news that most needs to be told. */
  refund_state: z.enum(REFUND_STATES).nullable(),
  /** How far what comes back has come, each amount for itself; what most needs to be told comes first. */
  refund_news: z.array(z.object({ state: z.enum(REFUND_STATES), amount: minor })),
  /** Null unless CANCELLED. */
  cancel_reason: z.enum(CANCEL_REASONS).nullable(),
  cancellation,
  /** The company proposes another car, and the renter has not decided yet. */
  has_replacement: z.boolean(),
  /** The car is back, and nothing has been said of the rental yet (docs/specification/states.md 9). */
  can_review: z.boolean(),
  created_at: z.string(),
});
export type Reservation = z.infer<typeof reservationData>;

/** Newest first; 50 a page. */
export const myReservations = endpoint('myReservations', {
  summary: 'Bookings of the logged-in renter',
  access: 'renter',
  status: 200,
  query: z.object({ page: wholeNumber(1, 1000).default(1) }),
  data: z.object({ reservations: z.array(reservationData), has_more: z.boolean() }),
});

export const cancelReservation = endpoint('cancelReservation', {
  summary: 'Cancel a booking',
  access: 'renter',
  status: 200,
  body: z.object({ reservation_id: z.uuid() }),
  data: z.object({ reservation: reservationData }),
  errors: [
    'booking.not_found',
    'booking.already_cancelled',
    'booking.pickup_passed',
    'booking.not_cancellable',
  ],
});

/** Payment session reply (docs/specification/money.md 1); amounts in minor units, never trusted for state. */
export const paymentSession = endpoint('paymentSession', {
  summary: 'State of a checkout session after the return',
  access: 'renter',
  status: 200,
  params: z.object({ sessionId: z.string().regex(/^cs_[A-Za-z0-9_]{8,200}$/) }),
  data: z.object({
    url: z.string().nullable(),
    customer_details: z.object({ email: z.string().nullable() }),
    amount_subtotal: minor,
    amount_total: minor,
    currency,
    /** What the provider says of the checkout session. */
    payment_state: z.enum(checkoutStates),
    /** What counts: set by the webhook alone. */
    reservation_id: z.uuid(),
    reservation_status: bookingStatus,
  }),
  errors: ['payment.session_not_found', 'payment.unavailable'],
});
