import { z } from 'zod';
import { checkInNeeds } from '@nolo/domain/handover/check-in-needs.ts';
import { depositPayments } from '@nolo/domain/handover/deposit.ts';
import { FULL_TANK_EIGHTHS } from '@nolo/domain/handover/inspection.ts';
import { MOST_KILOMETRES } from '@nolo/domain/handover/odometer.ts';
import { handoverViews, MOST_HANDOVER_PICTURES } from '@nolo/domain/handover/picture-views.ts';
import { MOST_SETTLED_MINOR, settledMinor } from '@nolo/domain/handover/settlement.ts';
import { reportStandings } from '@nolo/domain/police-report/report-state.ts';
import { documentsStatuses } from '@nolo/domain/identity/documents.ts';
import { fuelPolicies } from '@nolo/domain/cars/car-features.ts';
import { bookingStatus } from '../bookings.ts';
import {
  damage,
  inspection,
  mileageCorrectionBody,
  settlement,
  settlementSignatures,
  spot,
} from '../inspections.ts';
import {
  key,
  minor,
  nothing,
  text,
  typedKilometres,
  typedMinor,
  wholeNumber,
  wireDateTime,
} from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

/** A paid booking's id, or an own rental's. */
const ofRental = ofCompany.extend({ id: z.uuid() });
const ofPicture = ofRental.extend({ pictureId: z.uuid() });

const ownDamage = damage.extend({
  /** The rental in which it was seen first; its picture stands there. */
  rental_id: z.uuid(),
});
export type Damage = z.infer<typeof ownDamage>;

const ownInspection = inspection.extend({
  by: z.string(),
  /** Who corrected the kilometres; null: nobody. */
  mileage_corrected_by: z.string().nullable(),
  damages: z.array(ownDamage),
});
export type Inspection = z.infer<typeof ownInspection>;

/** Everything that a telephone needs to hand a car over, and to take it back, also without a network. */
const handover = z.object({
  id: z.uuid(),
  /** Null: an own rental, of which `name` is the customer's. */
  status: bookingStatus.nullable(),
  name: z.string(),
  is_cancelled: z.boolean(),
  car_id: z.number().int(),
  car: z.string(),
  plate: z.string().nullable(),
  customer: z.string(),
  phone: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  place: z.string(),
  is_delivery: z.boolean(),
  drivers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      documents_status: z.enum(documentsStatuses),
      /** Null: none is stated, or it has no end. */
      licence_expires_on: z.string().nullable(),
    }),
  ),
  /** If all drivers come, and the name under an old signature is right; the telephone leaves out those who did not come. */
  missing: z.array(z.enum(checkInNeeds)),
  /** Null: nobody has signed it, or it was about another car or other dates. */
  agreement: z
    .object({
      signed_at: z.string(),
      signer: z.string(),
      /** Drivers who have signed it. */
      signed_by: z.array(z.uuid()),
      /** The driver whose name stands under a signature of which no account is known; null: there is none. */
      unconfirmed_signer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    })
    .nullable(),
  police_report: z.enum(reportStandings),
  /** As it was agreed. */
  deposit: minor,
  /** As it was left; null: not yet. */
  deposit_left: z
    .object({
      amount: minor,
      means: z.enum(depositPayments),
      by: z.string(),
      at: z.string(),
      /** Null: it lies with the company. */
      returned_at: z.string().nullable(),
      kept: minor,
      kept_because: z.string().nullable(),
    })
    .nullable(),
  /** Null: unlimited. */
  km_per_day: z.number().int().nullable(),
  /** Null: unlimited, or the company names it. */
  extra_km: minor.nullable(),
  late_per_day: minor.nullable(),
  fuel_policy: z.enum(fuelPolicies),
  /** The car's last reading; null: nobody has said it. */
  mileage_km: z.number().int().nullable(),
  /** When it was read, an instant; null: by nobody at a counter. */
  mileage_at: z.iso.datetime().nullable(),
  /** That the car had before, and that nobody has marked as repaired. */
  damages: z.array(ownDamage),
  check_in: ownInspection.nullable(),
  check_out: ownInspection.nullable(),
  settlement: settlement.nullable(),
  settlement_signatures: settlementSignatures.nullable(),
  /** Until when the check-in can be undone, on the company's clock; null: there is nothing to undo. */
  undo_until: z.string().nullable(),
  /** Minutes since the agreed return of a car that is not back; null: it is not overdue. */
  overdue_minutes: z.number().int().nullable(),
  /** Its return can be recorded without the counter, by an owner or manager. */
  may_record_return: z.boolean(),
  /** How that was done; null: it was not. */
  recorded_return: z.object({ returned_at: z.string(), reason: z.string(), by: z.string() }).nullable(),
});
export type RentalHandover = z.infer<typeof handover>;

export const rentalHandover = endpoint('rentalHandover', {
  summary: 'What is needed to hand a car over, and what has been captured',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  data: z.object({ handover }),
  errors: ['rental.not_found'],
});

/** For a telephone that will have no network: without pictures of anybody's documents. */
export const keptHandovers = endpoint('keptHandovers', {
  summary: 'What is needed for the hand-overs of today and tomorrow that are still to come',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: z.object({ handovers: z.array(handover) }),
});

/** The hash is of the bytes as they are sent; they are stored without metadata. The same picture again changes nothing. */
export const storeHandoverPicture = endpoint('storeHandoverPicture', {
  summary: 'Store a picture of the car, taken at the counter',
  access: { company: 'counter' },
  status: 201,
  params: ofPicture,
  bodyKind: 'multipart',
  body: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), captured_at: z.iso.datetime() }),
  files: ['file'],
  data: nothing,
  errors: [
    'rental.not_found',
    'handover.picture_damaged',
    'handover.picture_other',
    'handover.too_many_pictures',
    'car.picture_missing',
    'document.image_too_large',
    'document.image_unsupported',
    'document.image_unreadable',
    'document.image_too_small',
    'document.image_too_many_pixels',
  ],
});

export const handoverPicture = endpoint('handoverPicture', {
  summary: 'A picture of the car, taken at the counter',
  access: { company: 'counter' },
  status: 200,
  params: ofPicture,
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['rental.not_found', 'document.not_found'],
});

const readings = z.object({
  /** Made on the telephone: what is sent twice is one. */
  id: z.uuid(),
  captured_at: z.iso.datetime(),
  /** The rental as the telephone knows it. */
  car_id: z.number().int(),
  start_date: z.string(),
  end_date: z.string(),
  mileage_km: typedKilometres(0, MOST_KILOMETRES),
  /** Somebody looked again at kilometres that are not plausible (docs/specification/handover.md 3). */
  is_mileage_confirmed: z.boolean().default(false),

  fuel_eighths: wholeNumber(0, FULL_TANK_EIGHTHS),
  /** Stored before. */
  pictures: z
    .array(z.object({ id: z.uuid(), view: z.enum(handoverViews) }))
    .min(1, key('pictures_required'))
    .max(MOST_HANDOVER_PICTURES),
  /** The renter has seen it on the same screen, and agrees. */
  is_confirmed: z.boolean(),
  damages: z
    .array(spot.extend({ id: z.uuid(), note: text(500), picture_id: z.uuid().nullable() }))
    .max(MOST_HANDOVER_PICTURES),
});
export type Readings = z.infer<typeof readings>;

const inspectionErrors = [
  'rental.not_found',
  'handover.cancelled',
  'handover.changed',
  'handover.mileage_below',
  'handover.mileage_far_above',
  'handover.picture_missing',
] as const;

/** The booking becomes CHECKED IN, and its money the company's (docs/specification/handover.md 3). Sent twice, it is one. */
export const checkIn = endpoint('checkIn', {
  summary: 'Hand the car over',
  access: { company: 'counter' },
  status: 201,
  params: ofRental,
  body: readings.extend({
    is_confirmed: z.literal(true, key('confirmation_required')),
    /** Drivers who did not come: they do not drive, and nothing of theirs is missing. */
    absent_drivers: z.array(z.uuid()).max(10),
    /** The `unconfirmed_signer` is there. */
    is_signer_confirmed: z.boolean().default(false),
    /** How and why the company reports the rental to the police itself (docs/specification/companies.md 6); null: it does not. */
    manual_report: text(500, 'reason_required').nullable(),
  }),
  data: nothing,
  errors: [
    ...inspectionErrors,
    'handover.already_checked_in',
    'handover.too_early',
    'handover.driver_missing',
    'handover.signer_missing',
    'handover.documents_missing',
    'handover.licence_missing',
    'handover.agreement_missing',
    'handover.police_report_missing',
    'police_report.state_changed',
  ],
});

/** Nothing typed is nothing. */
const settled = typedMinor(MOST_SETTLED_MINOR).transform((amountMinor) => amountMinor ?? 0);

/** Ends the rental, with or without something that both have to settle (docs/specification/handover.md 4). */
export const checkOut = endpoint('checkOut', {
  summary: 'Take the car back',
  access: { company: 'counter' },
  status: 201,
  params: ofRental,
  body: readings
    .extend({
      settlement: z.object({ late_fee: settled, kilometres: settled, fuel: settled, damage: settled }),
      /** Of both, where there is an amount. */
      settlement_signatures: settlementSignatures.nullable(),
    })
    .refine((body) => settledMinor(body.settlement) === 0 || body.settlement_signatures !== null, {
      path: ['settlement_signatures'],
      error: key('signatures_required'),
    }),
  data: nothing,
  errors: [...inspectionErrors, 'handover.not_checked_in', 'handover.already_checked_out'],
});

export const undoCheckIn = endpoint('undoCheckIn', {
  summary: 'Undo a check-in within ten minutes',
  access: { company: 'manager' },
  status: 200,
  params: ofRental,
  body: z.object({ reason: text(500, key('reason_required')) }),
  data: nothing,
  errors: [
    'rental.not_found',
    'handover.not_checked_in',
    'handover.already_checked_out',
    'handover.undo_too_late',
  ],
});

/**
 * Of a rental whose car left before rentals held their car until it is back; the others come back at the counter
 * (docs/specification/handover.md 8).
 */
export const recordReturn = endpoint('recordReturn', {
  summary: 'Record when a car came back that nobody took back at the counter',
  access: { company: 'manager' },
  status: 200,
  params: ofRental,
  body: z.object({
    /** On the company's clock. */
    returned_at: wireDateTime,
    reason: text(500, key('reason_required')),
  }),
  data: nothing,
  errors: [
    'rental.not_found',
    'handover.not_checked_in',
    'handover.already_checked_out',
    'handover.take_back_instead',
  ],
});

/** The wrong reading stays on record, with who corrected it and why (docs/specification/handover.md 3). */
export const correctMileage = endpoint('correctMileage', {
  summary: 'Correct the kilometres of an inspection',
  access: { company: 'manager' },
  status: 200,
  params: ofRental.extend({ inspectionId: z.uuid() }),
  body: mileageCorrectionBody,
  data: nothing,
  errors: ['handover.inspection_not_found', 'handover.mileage_not_between'],
});

/** The car no longer has it. */
export const repairDamage = endpoint('repairDamage', {
  summary: 'Mark a damage of a car as repaired',
  access: { company: 'manager' },
  status: 200,
  params: ofCompany.extend({ id: z.uuid() }),
  data: nothing,
  errors: ['damage.not_found'],
});
