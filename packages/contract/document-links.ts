import { z } from 'zod';
import { documentKinds, documentsStatuses, documentTypes } from '@nolo/domain/identity/documents.ts';
import { bookingLinkBody } from './booking-links.ts';
import { endpoint } from './endpoint.ts';
import { localDate, nothing, text, wholeNumber } from './wire.ts';

/** Always the same answer; the mail goes to the company's own address, never to one that was typed. */
export const sendDocumentLink = endpoint('sendDocumentLink', {
  summary: 'Email a company the link to the documents of a live booking',
  access: 'public',
  status: 200,
  body: bookingLinkBody,
  data: nothing,
});

/** The mailed token, and what the browser made up when it opened the link: the first one keeps the link. */
const openedLink = { token: text(100), browser: text(100) };

/** What a company needs to prepare the hand-over. Moments are `YYYY-MM-DDTHH:mm` on the pickup place's clock. */
export const linkedDocuments = endpoint('linkedDocuments', {
  summary: 'The booking and the state of its documents, for its company',
  access: 'public',
  status: 200,
  body: z.object(openedLink),
  data: z.object({
    number: z.string(),
    company: z.string(),
    car: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    pickup: z.string(),
    /** The renter, who is the main driver. */
    renter: z.string(),
    /** Who drives besides. */
    drivers: z.array(z.string()),
    documents_status: z.enum(documentsStatuses),
    document_type: z.enum(documentTypes).nullable(),
    document_expiry_date: localDate.nullable(),
    dl_expiry_date: localDate.nullable(),
    /** Kinds of pictures there are; the pictures come from their own call. */
    images: z.array(z.enum(documentKinds)),
    /** When link or documents close, whichever is first, and how long that is from now. */
    closes_at: z.string(),
    seconds_left: wholeNumber(0, 86_400),
  }),
  errors: ['booking.documents_link_invalid'],
});

/** A POST, so that no address opens a picture; the reply is the image, not JSON. */
export const linkedDocumentImage = endpoint('linkedDocumentImage', {
  summary: 'One picture of those documents',
  access: 'public',
  status: 200,
  body: z.object({ ...openedLink, kind: z.enum(documentKinds) }),
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['booking.documents_link_invalid', 'document.not_found'],
});
