import { z } from 'zod';
import { carClasses } from '@nolo/domain/cars/car-classes.ts';
import { fuelPolicies, transmissions } from '@nolo/domain/cars/car-features.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import {
  FRAME_NUMBER,
  paperExpiries,
  PLATE,
  plainFrameNumber,
  plainPlate,
} from '@nolo/domain/cars/vehicle-papers.ts';
import { MOST_KILOMETRES } from '@nolo/domain/handover/odometer.ts';
import type { ErrorCode } from '../error-codes.ts';
import { offeredPicture } from '../car-card.ts';
import { quote, quoteErrors } from '../quotes.ts';
import { id, key, localDate, minor, nothing, text, typed, wholeNumber, wireDateTime } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const ofCar = ofCompany.extend({ id });

/** Minor units that somebody typed: ten thousand euros at most. */
const amount = (least: number) =>
  z
    .number(key('amount_invalid'))
    .int(key('amount_invalid'))
    .min(least, key('amount_invalid'))
    .max(1_000_000, key('amount_invalid'));
const count = (least: number, most: number) =>
  z
    .number(key('number_invalid'))
    .int(key('number_invalid'))
    .min(least, key('number_invalid'))
    .max(most, key('number_invalid'));
const chosen = <const T extends readonly string[]>(values: T) => z.enum(values, key('choice_required'));
const chosenId = z
  .number(key('choice_required'))
  .int(key('choice_required'))
  .min(1, key('choice_required'))
  .max(2_147_483_647, key('choice_required'));

const plate = typed(key('plate_required'))
  .min(1, key('plate_required'))
  .transform(plainPlate)
  .pipe(z.string().regex(PLATE, key('plate_invalid')));
const frameNumber = typed(key('frame_number_invalid'))
  .transform(plainFrameNumber)
  .pipe(z.string().regex(FRAME_NUMBER, key('frame_number_invalid')));

export const carPrices = z.object({
  day: amount(1),
  week: amount(1).nullable(),
  month: amount(1).nullable(),
});

/** What a company says of a car. Amounts are minor units, VAT included; null: not offered, not known, not covered. */
export const carFields = carPrices.extend({
  make_id: chosenId,
  /** As it is called under its make; one that is not known yet is added there. */
  model: text(60, 'model_required'),
  car_type_id: chosenId,
  fuel_type: z.literal([...fuelTypes], key('choice_required')),
  transmission: chosen(transmissions),
  seats: count(1, 9),
  doors: count(2, 5),
  /** Large suitcases. */
  luggage: count(0, 9),
  air_conditioning: z.boolean(),
  year: count(1950, 2100),
  plate,
  frame_number: frameNumber.nullable(),
  mileage_km: count(0, MOST_KILOMETRES).nullable(),
  registered_on: localDate.nullable(),
  insured_until: localDate.nullable(),
  inspected_until: localDate.nullable(),
  taxed_until: localDate.nullable(),
  car_class: chosen(carClasses),
  or_similar: z.boolean(),
  for_events: z.boolean(),
  minimum_age: count(18, 99),
  licence_years: count(0, 5),
  location_id: chosenId,
  delivery: z.boolean(),
  deposit: amount(0),
  /** Null: unlimited. */
  km_per_day: count(1, 10_000).nullable(),
  extra_km: amount(1).nullable(),
  fuel_policy: chosen(fuelPolicies),
  damage_excess: amount(0).nullable(),
  theft_excess: amount(0).nullable(),
});
/** What the form sends: whatever was typed, which the server refuses at its field where it is none of these. */
export type CarFields = z.output<typeof carFields>;

const listedCar = z.object({
  id,
  make: z.string(),
  model: z.string(),
  year: z.number().int(),
  plate: z.string().nullable(),
  car_type: z.object({ key: z.string(), name: z.string() }),
  car_class: z.enum(carClasses),
  /** Where it stands. */
  location: z.string(),
  day: minor,
  picture: offeredPicture,
  is_online: z.boolean(),
  is_archived: z.boolean(),
  /** What has run out, or will within a month; the first to run out first. */
  expiries: z.array(z.object({ what: z.enum(paperExpiries), until: localDate, is_past: z.boolean() })),
});
export type FleetCar = z.infer<typeof listedCar>;

/** All of them, archived ones last. */
export const fleet = endpoint('fleet', {
  summary: 'The cars of a company',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: z.object({ cars: z.array(listedCar) }),
});

/** What can be chosen, and what the company said of the car it added last: the next one is often like it. */
export const fleetChoices = endpoint('fleetChoices', {
  summary: 'What a car of the company can be',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: z.object({
    makes: z.array(z.object({ id, name: z.string(), models: z.array(z.string()) })),
    types: z.array(z.object({ id, key: z.string(), name: z.string() })),
    locations: z.array(z.object({ id, name: z.string(), city: z.string() })),
    last: carFields
      .omit({
        make_id: true,
        model: true,
        plate: true,
        frame_number: true,
        mileage_km: true,
        registered_on: true,
        insured_until: true,
        inspected_until: true,
        taxed_until: true,
      })
      .nullable(),
  }),
});

const storedFields = carFields.extend({
  /** Null: a copy, or a car from before plates were asked for. */
  plate: z.string().nullable(),
  frame_number: z.string().nullable(),
  /** Null: it stands where no location of the company is. */
  location_id: id.nullable(),
});
export type StoredCarFields = z.output<typeof storedFields>;

const ownPicture = offeredPicture.extend({ id });
export type CarPicture = z.infer<typeof ownPicture>;

export const fleetCar = endpoint('fleetCar', {
  summary: 'One car of a company',
  access: { company: 'counter' },
  status: 200,
  params: ofCar,
  data: z.object({
    car: storedFields.extend({
      id,
      /** For `editCar`. */
      version: z.number().int(),
      slug: z.string(),
      is_online: z.boolean(),
      /** Why the platform has hidden it; null: it has not. */
      hidden_because: z.string().nullable(),
      is_archived: z.boolean(),
      /** Photographs, in their order. */
      pictures: z.array(ownPicture),
    }),
    /** At the company, `YYYY-MM-DD`. */
    today: localDate,
  }),
  errors: ['car.not_found'],
});

const saving = [
  'car.not_found',
  'car.plate_used',
  'company.location_not_found',
] as const satisfies ErrorCode[];

/** `publish`: the renters' search has it from now on. */
export const createCar = endpoint('createCar', {
  summary: 'Add a car',
  access: { company: 'manager' },
  status: 201,
  params: ofCompany,
  body: carFields.extend({ publish: z.boolean() }),
  data: z.object({ id }),
  errors: saving,
});

/**
 * `version` is the one that was read: where somebody has saved another meanwhile, nothing is saved (409) and `fleetCar` has
 * theirs.
 */
export const editCar = endpoint('editCar', {
  summary: 'Change a car',
  access: { company: 'manager' },
  status: 200,
  params: ofCar,
  body: carFields.extend({ version: wholeNumber(1, 2_147_483_647) }),
  data: z.object({ version: z.number().int() }),
  errors: [...saving, 'car.edited_meanwhile', 'car.archived'],
});

/** The same car once more, without plate and papers, and not online yet. */
export const copyCar = endpoint('copyCar', {
  summary: 'Copy a car',
  access: { company: 'manager' },
  status: 201,
  params: ofCar,
  data: z.object({ id }),
  errors: ['car.not_found'],
});

export const publishCar = endpoint('publishCar', {
  summary: 'Show a car to renters, or no longer',
  access: { company: 'manager' },
  status: 200,
  params: ofCar,
  body: z.object({ is_online: z.boolean() }),
  data: nothing,
  errors: ['car.not_found', 'car.archived', 'car.plate_missing'],
});

/** One that is booked from now on cannot be archived; one that is taken back is not online yet. */
export const archiveCar = endpoint('archiveCar', {
  summary: 'Archive a car, or take it back',
  access: { company: 'manager' },
  status: 200,
  params: ofCar,
  body: z.object({ is_archived: z.boolean() }),
  data: nothing,
  errors: ['car.not_found', 'car.booked_ahead', 'car.plate_used'],
});

export const addCarPicture = endpoint('addCarPicture', {
  summary: 'Add a photograph of a car, behind those there are',
  access: { company: 'manager' },
  status: 201,
  params: ofCar,
  bodyKind: 'multipart',
  body: nothing,
  files: ['file'],
  data: z.object({ picture: ownPicture }),
  errors: [
    'car.not_found',
    'car.too_many_pictures',
    'car.picture_missing',
    'document.image_too_large',
    'document.image_unsupported',
    'document.image_unreadable',
    'document.image_too_small',
    'document.image_too_many_pixels',
  ],
});

/** All of them, in their new order. */
export const orderCarPictures = endpoint('orderCarPictures', {
  summary: 'Put the photographs of a car in order',
  access: { company: 'manager' },
  status: 200,
  params: ofCar,
  body: z.object({ picture_ids: z.array(id).min(1).max(100) }),
  data: nothing,
  errors: ['car.not_found', 'car.pictures_changed'],
});

export const removeCarPicture = endpoint('removeCarPicture', {
  summary: 'Take a photograph of a car away',
  access: { company: 'manager' },
  status: 200,
  params: ofCar.extend({ pictureId: id }),
  data: nothing,
  errors: ['car.not_found', 'car.picture_not_found'],
});

/** The price that the renter's page would show, whether the car is online or not, at these prices. */
export const renterPrice = endpoint('renterPrice', {
  summary: 'What a renter would pay',
  access: { company: 'manager' },
  status: 200,
  params: ofCar,
  body: z.object({
    prices: carPrices,
    start_date: wireDateTime,
    end_date: wireDateTime,
    /** Completed years at pickup. */
    age: count(18, 99),
  }),
  data: z.object({ quote }),
  errors: quoteErrors,
});
