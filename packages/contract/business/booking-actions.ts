import { z } from 'zod';
import { carClasses } from '@nolo/domain/cars/car-classes.ts';
import { transmissions } from '@nolo/domain/cars/car-features.ts';
import { MAX_OBJECTION } from '@nolo/domain/cancellation/company-endings.ts';
import { id, nothing, text } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const ofBooking = ofCompany.extend({ id: z.uuid() });

const replacementCar = z.object({
  id,
  name: z.string(),
  car_class: z.enum(carClasses),
  transmission: z.enum(transmissions),
  seats: z.number().int(),
  place: z.string(),
});
export type ReplacementCar = z.infer<typeof replacementCar>;

/** Of an equal or higher class, free for the period, and such as all drivers may hire; the most alike first. */
export const replacementCars = endpoint('replacementCars', {
  summary: 'Cars that the company can propose in a booking’s place',
  access: { company: 'manager' },
  status: 200,
  params: ofBooking,
  data: z.object({ cars: z.array(replacementCar) }),
  errors: ['booking.not_found'],
});

/** Held for the renter, who is told, until they decide (docs/specification/states.md 6). */
export const proposeReplacement = endpoint('proposeReplacement', {
  summary: 'Propose another car for a booking',
  access: { company: 'manager' },
  status: 200,
  params: ofBooking,
  body: z.object({ car_id: id }),
  data: nothing,
  errors: [
    'booking.not_found',
    'booking.replacement_not_possible',
    'booking.replacement_not_equal',
    'booking.driver_too_young',
    'booking.licence_too_new',
    'booking.dates_taken',
    'car.not_found',
  ],
});

/** At any time before check-in: everything goes back, and the company owes the commission (docs/specification/states.md 5). */
export const cancelCompanyBooking = endpoint('cancelCompanyBooking', {
  summary: 'Say that the company cannot hand over the car',
  access: { company: 'manager' },
  status: 200,
  params: ofBooking,
  data: nothing,
  errors: ['booking.not_found', 'booking.already_cancelled', 'booking.not_cancellable'],
});

/** From an hour after the pickup time on: the commission is kept, the rest goes back, and the renter can object. */
export const closeAsNoShow = endpoint('closeAsNoShow', {
  summary: 'Close a booking whose car nobody collected',
  access: { company: 'counter' },
  status: 200,
  params: ofBooking,
  data: nothing,
  errors: [
    'booking.not_found',
    'booking.already_cancelled',
    'booking.not_cancellable',
    'booking.no_show_too_early',
    'booking.reported',
  ],
});

/** Becomes a payment case, which staff decides. The same again changes nothing. */
export const objectToReport = endpoint('objectToReport', {
  summary: 'Object to a renter’s saying that no car was handed over',
  access: { company: 'counter' },
  status: 200,
  params: ofBooking,
  body: z.object({ text: text(MAX_OBJECTION, 'message_required') }),
  data: nothing,
  errors: [
    'booking.not_found',
    'booking.nothing_reported',
    'booking.already_cancelled',
    'booking.objection_too_late',
    'booking.objection_exists',
  ],
});

/** Held for it until then; accepted, the renter pays the difference (docs/specification/states.md 11). */
export const answerExtension = endpoint('answerExtension', {
  summary: 'Accept or decline a later return that the renter asks for',
  access: { company: 'counter' },
  status: 200,
  params: ofBooking,
  body: z.object({
    /** Of the one that the member saw: the renter may have asked anew. */
    extension_id: z.uuid(),
    accept: z.boolean(),
  }),
  data: nothing,
  errors: ['booking.not_found', 'booking.nothing_to_decide'],
});
