import { z } from 'zod';
import { feedProblems, leftOutReasons } from '@nolo/domain/calendar/company-calendar.ts';
import { contractLanguages, ownRentalSources } from '@nolo/domain/rental/own-rental.ts';
import { id, key, localDate, minor, nothing, text, typedMinor, typedPhone, wireDateTime } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const MOST_PRICE = 10_000_000;

/** What stands in a car's calendar. */
export const calendarEntryKinds = [
  'booking',
  /** Reserved, and not paid yet. */
  'unpaid',
  /** Kept for a renter who has to decide on a replacement, or for a change that has to be paid. */
  'kept',
  'own_rental',
  'offline',
  /** An event of a calendar elsewhere. */
  'imported',
  /** Such an event that does not hold the car, because something else did before. */
  'conflict',
] as const;
export type CalendarEntryKind = (typeof calendarEntryKinds)[number];

const ownRental = z.object({
  customer_name: z.string(),
  customer_phone: z.string(),
  source: z.enum(ownRentalSources),
  /** Its customer's; null: that of the member who has it signed. */
  language: z.enum(contractLanguages).nullable(),
  price: minor.nullable(),
  start_date: z.string(),
  end_date: z.string(),
});

/** Moments are `YYYY-MM-DDTHH:mm` on the company's clock. */
const entry = z.object({
  kind: z.enum(calendarEntryKinds),
  /** Of the booking, own rental or offline period; null of what only keeps the car. */
  id: z.string().nullable(),
  /** From pickup to when the car can be let again: its turnaround is part of it. */
  from: z.string(),
  until: z.string(),
  /** A booking's number and renter, a customer, why the car is off the road. */
  title: z.string(),
  own_rental: ownRental.nullable(),
});
export type CalendarEntry = z.infer<typeof entry>;

const carCalendar = z.object({ id, name: z.string(), is_online: z.boolean(), entries: z.array(entry) });
export type CarCalendar = z.infer<typeof carCalendar>;

/** Cars that are let or may be, by name. */
export const companyCalendar = endpoint('companyCalendar', {
  summary: 'What stands in the calendars of a company’s cars, for two weeks',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  query: z.object({
    /** The first day; today at the company unless named. */
    from: localDate.optional(),
  }),
  data: z.object({
    today: z.string(),
    /** The days shown, `YYYY-MM-DD`. */
    days: z.array(z.string()),
    cars: z.array(carCalendar),
  }),
});

const NO_CAR = key('car_required');
const period = {
  car_id: z
    .union([z.number(), z.string()], NO_CAR)
    .transform(Number)
    .pipe(z.number(NO_CAR).int(NO_CAR).min(1, NO_CAR).max(2_147_483_647, NO_CAR)),
  /** Wall clock at the company, or with an offset. */
  start_date: wireDateTime,
  end_date: wireDateTime,
};

const ownRentalBody = z.object({
  ...period,
  customer_name: text(120, 'name_required'),
  customer_phone: typedPhone(),
  source: z.enum(ownRentalSources),
  /** In which the customer reads the contract; null: that of the member who has it signed. */
  language: z.enum(contractLanguages).nullable().default(null),
  /** What the customer pays; nothing typed: not said. */
  price: typedMinor(MOST_PRICE),
});

export const addOwnRental = endpoint('addOwnRental', {
  summary: 'Enter a rental that the company has made itself',
  access: { company: 'counter' },
  status: 201,
  params: ofCompany,
  body: ownRentalBody,
  data: z.object({ id: z.uuid() }),
  errors: ['car.not_found', 'calendar.dates_taken'],
});

export const changeOwnRental = endpoint('changeOwnRental', {
  summary: 'Change a rental of the company’s own',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany.extend({ id: z.uuid() }),
  body: ownRentalBody,
  data: nothing,
  errors: [
    'own_rental.not_found',
    'car.not_found',
    'calendar.dates_taken',
    'handover.already_checked_in',
    'handover.already_checked_out',
  ],
});

export const cancelOwnRental = endpoint('cancelOwnRental', {
  summary: 'Cancel a rental of the company’s own',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany.extend({ id: z.uuid() }),
  data: nothing,
  errors: ['own_rental.not_found', 'handover.already_checked_in'],
});

export const addOfflinePeriod = endpoint('addOfflinePeriod', {
  summary: 'Let a car to nobody for a time',
  access: { company: 'manager' },
  status: 201,
  params: ofCompany,
  body: z.object({ ...period, note: text(200) }),
  data: z.object({ id }),
  errors: ['car.not_found', 'calendar.dates_taken'],
});

export const removeOfflinePeriod = endpoint('removeOfflinePeriod', {
  summary: 'Let a car again before its offline period ends',
  access: { company: 'manager' },
  status: 200,
  params: ofCompany.extend({ id }),
  data: nothing,
  errors: ['offline_period.not_found'],
});

const ofCar = ofCompany.extend({ id });

/** Moments are ISO 8601 instants. */
export const carFeeds = endpoint('carFeeds', {
  summary: 'The calendars that a car takes in, and the address at which others read its own',
  access: { company: 'manager' },
  status: 200,
  params: ofCar,
  data: z.object({
    car: z.string(),
    /** Whoever knows it can read when the car is let, and nothing else; null: there is none yet. */
    address: z.string().nullable(),
    feeds: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Where it is, without what is secret of its address. */
        host: z.string(),
        read_at: z.string().nullable(),
        problem: z.enum(feedProblems).nullable(),
        /** How many of its events hold the car, and how many are in conflict. */
        events: z.number().int(),
        conflicts: z.number().int(),
        /** The first of those that do not hold it, and how many there are. */
        left_out: z.array(
          z.object({
            title: z.string(),
            /** `YYYY-MM-DDTHH:mm` on the event's own clock; null: it cannot be read. */
            starts: z.string().nullable(),
            reason: z.enum(leftOutReasons),
          }),
        ),
        left_out_count: z.number().int(),
      }),
    ),
  }),
  errors: ['car.not_found'],
});

/** Read at once, and every half hour from then on. */
export const addCalendarFeed = endpoint('addCalendarFeed', {
  summary: 'Let the events of a calendar elsewhere hold a car',
  access: { company: 'manager' },
  status: 201,
  params: ofCar,
  body: z.object({
    name: text(80, 'name_required'),
    // Programs hand out `webcal://` so that a calendar opens it; the file is at the same address by HTTPS.
    url: text(2000, 'feed_url_invalid')
      .transform((url) => url.replace(/^webcals?:\/\//i, 'https://'))
      .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: key('feed_url_invalid') })),
  }),
  data: z.object({ id: z.uuid() }),
  errors: ['car.not_found', 'feed.too_many'],
});

export const removeCalendarFeed = endpoint('removeCalendarFeed', {
  summary: 'Take a calendar in no more: its events hold the car no longer',
  access: { company: 'manager' },
  status: 200,
  params: ofCompany.extend({ id: z.uuid() }),
  data: nothing,
  errors: ['feed.not_found'],
});

/** The address before it is worth nothing then. */
export const renewCalendarAddress = endpoint('renewCalendarAddress', {
  summary: 'Make a new address at which others read when a car is let',
  access: { company: 'manager' },
  status: 200,
  params: ofCar,
  data: z.object({ address: z.string() }),
  errors: ['car.not_found'],
});

/** Periods alone: not who has the car, nor why. Programs know by `.ics` what it is; addresses of before go without. */
export const carCalendarFile = endpoint('carCalendarFile', {
  summary: 'When a car is let, as an iCalendar file (RFC 5545), by its secret address',
  access: 'public',
  status: 200,
  params: z.object({
    token: z
      .string()
      .min(20)
      .max(200)
      .transform((token) => token.replace(/\.ics$/, '')),
  }),
  data: z.any(),
  replyType: 'text/calendar',
  errors: ['car.not_found'],
});
