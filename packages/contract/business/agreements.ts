import { z } from 'zod';
import { MOST_DEPOSIT_MINOR, depositPayments } from '@nolo/domain/handover/deposit.ts';
import { agreement, signing, signingErrors } from '../agreements.ts';
import { key, nothing, text, typedMinor } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const ofRental = ofCompany.extend({ id: z.uuid() });

/** In its renter's language; of an own rental of which nobody said one in the member's. */
export const rentalAgreement = endpoint('rentalAgreement', {
  summary: 'The rental agreement, to be read and signed at the counter',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  data: z.object({
    agreement,
    /** Who can sign it, the renter first; none: of an own rental its customer does. */
    drivers: z.array(z.object({ id: z.uuid(), name: z.string(), has_signed: z.boolean() })),
  }),
  errors: ['rental.not_found'],
});

export const signRentalAgreement = endpoint('signRentalAgreement', {
  summary: 'Keep the rental agreement as it was signed at the counter',
  access: { company: 'counter' },
  status: 201,
  params: ofRental,
  /** `signer_id`: the driver who signs; null: the customer of an own rental. */
  body: signing.extend({ signer_id: z.uuid().nullable() }),
  data: nothing,
  errors: ['rental.not_found', 'handover.signer_unknown', ...signingErrors],
});

export const signedRentalAgreement = endpoint('signedRentalAgreement', {
  summary: 'The signed rental agreement as a PDF',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['rental.not_found', 'document.not_found'],
});

/** The money itself is between company and renter (docs/specification/handover.md 6). */
export const collectDeposit = endpoint('collectDeposit', {
  summary: 'Note that the deposit was left at the counter',
  access: { company: 'counter' },
  status: 201,
  params: ofRental,
  body: z.object({
    amount: typedMinor(MOST_DEPOSIT_MINOR).pipe(z.number(key('amount_invalid'))),
    means: z.enum(depositPayments, key('choice_required')),
  }),
  data: nothing,
  errors: ['rental.not_found', 'handover.cancelled', 'handover.deposit_collected'],
});

/** All of it, or less what is kept, with a reason. */
export const returnDeposit = endpoint('returnDeposit', {
  summary: 'Note that the deposit was given back',
  access: { company: 'counter' },
  status: 201,
  params: ofRental,
  body: z.object({ kept: typedMinor(MOST_DEPOSIT_MINOR), reason: text(500) }),
  data: nothing,
  errors: ['rental.not_found', 'handover.no_deposit', 'handover.deposit_returned', 'request.invalid'],
});
