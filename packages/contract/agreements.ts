import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './wire.ts';

const point = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
/** Lines drawn with a finger: points as parts of the field's width and height. Neither pressure nor speed is asked for. */
export const drawn = z.array(z.array(point).min(1).max(2000)).min(1).max(200);

/** The contract as it is read on a telephone, in the renter's language. */
export const agreement = z.object({
  title: z.string(),
  number: z.string(),
  parties: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  facts_heading: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  price_heading: z.string(),
  rows: z.array(z.object({ name: z.string(), amount: z.string(), is_strong: z.boolean() })),
  /** The last one has the clauses that are approved by a signature of their own (Civil Code 1341). */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** SHA-256 of what it says: what was read is what is signed. */
  hash: z.string(),
  /** On the company's wall clock; null: nobody has signed it. */
  signed_at: z.string().nullable(),
  signer: z.string(),
  /** The return that was signed for, where the rental has been extended since; else null. */
  signed_return: z.string().nullable(),
});
export type Agreement = z.infer<typeof agreement>;

export const signing = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  captured_at: z.iso.datetime(),
  signature: drawn,
  clauses_signature: drawn,
});

export const signingErrors = [
  'handover.cancelled',
  'handover.agreement_changed',
  'handover.agreement_signed',
  'handover.already_checked_in',
] as const;

const ofReservation = z.object({ id: z.uuid() });

/** Once the booking is paid (docs/specification/handover.md 5). */
export const reservationAgreement = endpoint('reservationAgreement', {
  summary: 'The rental agreement of a booking',
  access: 'renter',
  status: 200,
  params: ofReservation,
  data: z.object({ agreement }),
  errors: ['booking.not_found', 'booking.not_paid'],
});

/** Beforehand, on the renter's own telephone. */
export const signReservationAgreement = endpoint('signReservationAgreement', {
  summary: 'Sign the rental agreement of a booking',
  access: 'renter',
  status: 201,
  params: ofReservation,
  body: signing,
  data: nothing,
  errors: ['booking.not_found', 'booking.not_paid', ...signingErrors],
});

export const signedReservationAgreement = endpoint('signedReservationAgreement', {
  summary: 'The signed rental agreement as a PDF',
  access: 'renter',
  status: 200,
  params: ofReservation,
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['booking.not_found', 'document.not_found'],
});
