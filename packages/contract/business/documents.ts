import { z } from 'zod';
import { documentsStatuses } from '@nolo/domain/identity/documents.ts';
import { documentKind } from '../documents.ts';
import { endpoint, ofCompany } from './access.ts';

const ofBooking = ofCompany.extend({ id: z.uuid() });

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  documents_status: z.enum(documentsStatuses),
  /** Null: not stated; without an end, 31-12-9999. */
  document_expiry_date: z.string().nullable(),
  dl_expiry_date: z.string().nullable(),
  images: z.array(documentKind),
});
export type DocumentsOfPerson = z.infer<typeof person>;

/** While the booking is live (docs/specification/accounts.md 5). The renter can read that the company looked. */
export const bookingDocuments = endpoint('bookingDocuments', {
  summary: 'The documents of the renter and the drivers of a live booking',
  access: { company: 'counter' },
  status: 200,
  params: ofBooking,
  data: z.object({ number: z.string(), people: z.array(person) }),
  errors: ['booking.not_found', 'booking.documents_closed'],
});

/** A JPEG that bears company, member and time. */
export const bookingDocumentImage = endpoint('bookingDocumentImage', {
  summary: 'One picture of the documents of a live booking',
  access: { company: 'counter' },
  status: 200,
  params: ofBooking.extend({ person: z.uuid(), kind: documentKind }),
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['booking.not_found', 'booking.documents_closed', 'document.not_found'],
});
