import { z } from 'zod';
import { INVOICE_PROBLEMS } from '@nolo/domain/billing/invoice-problems.ts';
import { borderCountries, depositMeans, roadsideHelps } from '@nolo/domain/cars/inclusions.ts';
import { firstDaySteps } from '@nolo/domain/companies/first-day.ts';
import { providerAccountStates } from '@nolo/domain/companies/provider-account.ts';
import { italyExtent } from '@nolo/domain/places/italy.ts';
import { extraCharges, MAX_EXTRA_QUANTITY } from '@nolo/domain/pricing/extra.ts';
import { isPostcode } from '@nolo/domain/companies/registered-data.ts';
import type { Directions } from '@nolo/domain/rental/location-address.ts';
import { applicationFields, withInvoiceAddress } from '../applications.ts';
import { pictureFile } from '../car-card.ts';
import { closingDays, openingTime } from '../cars.ts';
import {
  email,
  id,
  key,
  minor,
  nothing,
  text,
  typed,
  typedCode,
  typedKilometres,
  typedMinor,
  typedPhone,
  wholeNumber,
} from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

/** Fees and prices of extras: what is more is a slip of the finger. */
const MOST_FEE = 100_000;
const MOST_EXCESS = 1_000_000;
/** A month; the car search looks for holds within two days after the return. */
const MOST_LEAD_MINUTES = 43_200;
const MOST_TURNAROUND_MINUTES = 2880;

/** Half hours or not: a company may open at 8:15. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, key('time_invalid'));
const dayHours = z.object({ checked: z.boolean(), from: clockTime, to: clockTime });
const weekdays = z.object({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});

const hoursBody = z.object({
  opening_time: z
    .union([z.literal('open_24_hours'), weekdays])
    .refine(
      (hours) => hours === 'open_24_hours' || Object.values(hours).some(({ checked }) => checked),
      key('opening_hours_required'),
    ),
  /** How long before its pickup a car has to be booked at least. */
  lead_minutes: wholeNumber(0, MOST_LEAD_MINUTES),
  /** How long a car is not let after its return. */
  turnaround_minutes: wholeNumber(0, MOST_TURNAROUND_MINUTES),
});

/** Amounts in minor units, VAT included; null: not charged, or not offered. */
const conditionsBody = z.object({
  young_driver_per_day: typedMinor(MOST_FEE),
  one_way: typedMinor(MOST_FEE),
  delivery: typedMinor(MOST_FEE),
  delivery_radius_km: typedKilometres(1, 500),
  flexible_return: typedMinor(MOST_FEE),
  late_per_day: typedMinor(MOST_FEE),
  deposit_by: z.enum(depositMeans),
  roadside_help: z.enum(roadsideHelps),
  /** Countries beyond Italy. */
  cross_border: z.array(z.enum(borderCountries)).max(borderCountries.length),
});

/** What the platform's e-invoices to a company need beside its address, as its application asks for it. */
const invoicingBody = withInvoiceAddress(
  applicationFields.pick({ zip: true, province: true, sdi_code: true, pec_email: true }),
);

/** Degrees within Italy. */
function pinBetween([from, to]: readonly [number, number]) {
  const outside = key('pin_outside_italy');
  return z.number(key('pin_required')).min(from, outside).max(to, outside);
}

/** Typed text that need not be there; null: nothing typed. */
function optionalText(max: number) {
  return z.union([z.null(), text(max)]).transform((value) => value || null);
}

const MOST_DIRECTIONS = 500;

/** How the counter is found, in the languages in which it is written; null: in none. */
const typedDirections = z
  .object({ it: text(MOST_DIRECTIONS), en: text(MOST_DIRECTIONS), fr: text(MOST_DIRECTIONS) })
  .partial()
  .nullable()
  .transform((typed): Directions | null => {
    const written = Object.entries(typed ?? {}).filter(([, text]) => Boolean(text));
    return written.length === 0 ? null : Object.fromEntries(written);
  });

/** Street and postcode come together, or renters read the town alone (docs/specification/search.md 6). */
const locationBody = z
  .object({
    name: text(100, 'name_required'),
    city: text(100, 'town_city_required'),
    /** With its number. */
    street: optionalText(120),
    zip: z
      .union([z.null(), typedCode(5)])
      .transform((zip) => zip || null)
      .refine((zip) => zip === null || isPostcode(zip), key('zip_italian')),
    directions: typedDirections,
    latitude: pinBetween(italyExtent.lat),
    longitude: pinBetween(italyExtent.long),
    /** Where the people there are told of bookings. */
    email,
    phone: typedPhone('phone_required'),
    is_active: z.boolean(),
  })
  .superRefine(({ street, zip }, context) => {
    if (street !== null && zip === null)
      context.addIssue({ code: 'custom', path: ['zip'], message: key('zip_required') });
    if (street === null && zip !== null)
      context.addIssue({ code: 'custom', path: ['street'], message: key('address_required') });
  });

const localTexts = z.object({
  en: text(80, 'name_required'),
  it: text(80, 'name_required'),
  fr: text(80, 'name_required'),
});
const extraBody = z.object({
  name: localTexts,
  price: typedMinor(MOST_FEE).pipe(z.number(key('amount_invalid'))),
  charged: z.enum(extraCharges),
  /** The price of an additional driver. */
  is_driver: z.boolean(),
  /** A cover: what the renter still pays of a damage or theft; null: no cover. */
  excess: typedMinor(MOST_EXCESS),
  /** Of those with the same group a rental takes one; null: it excludes none. A cover excludes the other covers. */
  group: typed()
    .regex(/^[a-z_]{1,30}$/)
    .nullable(),
  /** As many as a rental takes of it. */
  most: wholeNumber(1, MAX_EXTRA_QUANTITY),
  is_active: z.boolean(),
});

const ofOne = ofCompany.extend({ id });

const location = z.object({
  id,
  name: z.string(),
  city: z.string(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  directions: z.object({ it: z.string(), en: z.string(), fr: z.string() }).partial().nullable(),
  picture: pictureFile.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  email: z.string(),
  phone: z.string(),
  is_active: z.boolean(),
  /** How many cars stand there. */
  cars: z.number().int(),
});
export type LocationOfCompany = z.infer<typeof location>;

const extra = z.object({
  id,
  name: z.object({ en: z.string(), it: z.string(), fr: z.string() }),
  price: minor,
  charged: z.enum(extraCharges),
  is_driver: z.boolean(),
  excess: minor.nullable(),
  group: z.string().nullable(),
  most: z.number().int(),
  is_active: z.boolean(),
});
export type ExtraOfCompany = z.infer<typeof extra>;

export const companySettings = endpoint('companySettings', {
  summary: 'What a company has set, and what is missing until renters see its cars',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: z.object({
    first_day: z.array(z.object({ step: z.enum(firstDaySteps), is_done: z.boolean() })),
    hours: z.object({
      opening_time: openingTime,
      /** Running or to come, the next first. */
      closing_days: z.array(closingDays.extend({ id })),
      lead_minutes: z.number().int(),
      turnaround_minutes: z.number().int(),
    }),
    conditions: z.object({
      young_driver_per_day: minor.nullable(),
      one_way: minor.nullable(),
      delivery: minor.nullable(),
      delivery_radius_km: z.number().int(),
      flexible_return: minor.nullable(),
      late_per_day: minor.nullable(),
      deposit_by: z.enum(depositMeans),
      roadside_help: z.enum(roadsideHelps),
      cross_border: z.array(z.enum(borderCountries)),
    }),
    invoicing: z.object({
      legal_name: z.string(),
      vat_number: z.string(),
      address: z.string(),
      zip: z.string(),
      province: z.string(),
      sdi_code: z.string(),
      pec_email: z.string(),
      /** What keeps the platform's invoices to the company from being issued. */
      missing: z.array(z.enum(INVOICE_PROBLEMS)),
    }),
    locations: z.array(location),
    extras: z.array(extra),
    account: z.object({
      state: z.enum(providerAccountStates),
      /** What the provider asks for, in its own words. */
      due: z.array(z.string()),
      /** ISO 8601 instant; null: at once, or nothing is due. */
      due_by: z.string().nullable(),
    }),
  }),
});

export const changeOpeningHours = endpoint('changeOpeningHours', {
  summary: 'Say when a company is open, and how much notice it needs',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  body: hoursBody,
  data: nothing,
});

/** Bookings keep what they were made with. */
export const changeConditions = endpoint('changeConditions', {
  summary: 'Say what a company charges and includes',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  body: conditionsBody,
  data: nothing,
});

export const changeInvoicing = endpoint('changeInvoicing', {
  summary: 'Say where the platform’s e-invoices reach a company',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  body: invoicingBody,
  data: nothing,
});

export const addLocation = endpoint('addLocation', {
  summary: 'Add a location where a company hands cars over',
  access: { company: 'owner' },
  status: 201,
  params: ofCompany,
  body: locationBody,
  data: z.object({ id }),
  errors: ['location.name_taken'],
});

/** Where a car stands stays open. */
export const changeLocation = endpoint('changeLocation', {
  summary: 'Change or close a location',
  access: { company: 'owner' },
  status: 200,
  params: ofOne,
  body: locationBody,
  data: nothing,
  errors: ['location.not_found', 'location.name_taken', 'location.has_cars'],
});

/** In place of the one that is shown. */
export const setLocationPicture = endpoint('setLocationPicture', {
  summary: 'Show renters a picture of a location',
  access: { company: 'owner' },
  status: 200,
  params: ofOne,
  bodyKind: 'multipart',
  body: nothing,
  files: ['file'],
  data: nothing,
  errors: [
    'location.not_found',
    'car.picture_missing',
    'document.image_too_large',
    'document.image_unsupported',
    'document.image_unreadable',
    'document.image_too_small',
    'document.image_too_many_pixels',
  ],
});

export const removeLocationPicture = endpoint('removeLocationPicture', {
  summary: 'Take the picture of a location away',
  access: { company: 'owner' },
  status: 200,
  params: ofOne,
  data: nothing,
  errors: ['location.not_found'],
});

export const addExtra = endpoint('addExtra', {
  summary: 'Offer an extra or a cover',
  access: { company: 'owner' },
  status: 201,
  params: ofCompany,
  body: extraBody,
  data: z.object({ id }),
});

export const changeExtra = endpoint('changeExtra', {
  summary: 'Change an extra, or offer it no more',
  access: { company: 'owner' },
  status: 200,
  params: ofOne,
  body: extraBody,
  data: nothing,
  errors: ['extra.not_found'],
});

/** The provider's own pages, in the browser; what comes back from there is asked again. */
export const openProviderAccount = endpoint('openProviderAccount', {
  summary: 'Go to the payment provider to open the account that the company is paid to, or to complete it',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: z.object({ url: z.url() }),
  errors: ['payment.unavailable'],
});

export const checkProviderAccount = endpoint('checkProviderAccount', {
  summary: 'Ask the payment provider how the account stands',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: nothing,
  errors: ['payment.unavailable'],
});
