import { z } from 'zod';
import { MAX_OBJECTION } from '@nolo/domain/cancellation/company-endings.ts';
import { carSides } from '@nolo/domain/handover/car-sides.ts';
import { MOST_KILOMETRES } from '@nolo/domain/handover/odometer.ts';
import { handoverViews } from '@nolo/domain/handover/picture-views.ts';
import { drawn } from './agreements.ts';
import { endpoint } from './endpoint.ts';
import { minor, nothing, text, typedKilometres } from './wire.ts';

const part = z.number().min(0).max(1);
/** A point on an outline: parts of its width and height. */
export const spot = z.object({ side: z.enum(carSides), x: part, y: part });

/** A damage as it was marked. */
export const damage = spot.extend({ id: z.uuid(), note: z.string(), picture_id: z.uuid().nullable() });

/** What the renter said of an inspection, when, on the company's wall clock. */
export const objection = z.object({ text: z.string(), at: z.string() });

/** The state of a car when it left, or came back; moments are the company's wall clock. */
export const inspection = z.object({
  id: z.uuid(),
  mileage_km: z.number().int(),
  fuel_eighths: z.number().int(),
  /** Not plausible, and confirmed by who read it. */
  is_mileage_confirmed: z.boolean(),
  /** What the reading was before it was corrected; null: it never was. */
  mileage_correction: z
    .object({ before_km: z.number().int(), reason: z.string(), at: z.string() })
    .nullable(),
  /** By the device's clock, and when the server had it. */
  captured_at: z.string(),
  recorded_at: z.string(),
  /** More than a day lies between the two: by its clock, the device was elsewhere in time, or long without a network. */
  is_clock_off: z.boolean(),
  /** By the renter, on the same screen. */
  is_confirmed: z.boolean(),
  pictures: z.array(z.object({ id: z.uuid(), view: z.enum(handoverViews) })),
  /** Those seen first at this inspection. */
  damages: z.array(damage),
  objection: objection.nullable(),
});

/** Corrects an inspection's kilometres. */
export const mileageCorrectionBody = z.object({
  mileage_km: typedKilometres(0, MOST_KILOMETRES),
  reason: text(500, 'reason_required'),
});

/** What company and renter settle between them. */
export const settlement = z.object({ late_fee: minor, kilometres: minor, fuel: minor, damage: minor });

/** What both drew under it. */
export const settlementSignatures = z.object({ renter: drawn, member: drawn });
export type SettlementSignatures = z.infer<typeof settlementSignatures>;

const ofReservation = z.object({ id: z.uuid() });

const seen = inspection.extend({
  /** Until when the renter can object; null: no longer, or they have. */
  object_until: z.string().nullable(),
});
export type SeenInspection = z.infer<typeof seen>;

/** The same pictures that the company has (docs/specification/handover.md 4). */
export const reservationInspections = endpoint('reservationInspections', {
  summary: 'The state of the car at pickup and return, as it was captured',
  access: 'renter',
  status: 200,
  params: ofReservation,
  data: z.object({
    check_in: seen.nullable(),
    check_out: seen.nullable(),
    settlement: settlement.nullable(),
    /** Null: there was nothing to settle. */
    settlement_signatures: settlementSignatures.nullable(),
  }),
  errors: ['booking.not_found'],
});

/** JPEG, byte by byte as it was captured. */
export const inspectionPicture = endpoint('inspectionPicture', {
  summary: 'A picture of the car at pickup or return',
  access: 'renter',
  status: 200,
  params: ofReservation.extend({ pictureId: z.uuid() }),
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['booking.not_found', 'document.not_found'],
});

/** Within 48 hours; the company is told. The same again changes nothing. */
export const objectToInspection = endpoint('objectToInspection', {
  summary: 'Say that what was captured at an inspection is not as it was',
  access: 'renter',
  status: 200,
  params: ofReservation.extend({ inspectionId: z.uuid() }),
  body: z.object({ text: text(MAX_OBJECTION, 'message_required') }),
  data: nothing,
  errors: ['handover.inspection_not_found', 'booking.objection_too_late'],
});
