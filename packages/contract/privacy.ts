import { z } from 'zod';
import { consentKinds } from '@nolo/domain/account/consents.ts';
import { endpoint } from './endpoint.ts';
import { nothing, text } from './wire.ts';

const consent = z.object({
  kind: z.enum(consentKinds),
  /** Of the text that was agreed to. */
  version: z.string(),
  given_at: z.iso.datetime(),
  /** Null while it is in force. */
  revoked_at: z.iso.datetime().nullable(),
  is_revocable: z.boolean(),
});
export type Consent = z.infer<typeof consent>;
const consentList = z.object({ consents: z.array(consent) });

export const consents = endpoint('consents', {
  summary: 'What the renter has agreed to, the latest first',
  access: 'renter',
  status: 200,
  data: consentList,
});

/** Giving it again while it is in force, or revoking what is not, changes nothing. */
export const setNewsletter = endpoint('setNewsletter', {
  summary: 'Agree to the newsletter, or withdraw consent',
  access: 'renter',
  status: 200,
  body: z.object({ agreed: z.boolean() }),
  data: consentList,
});

/**
 * What the links of the newsletter's mails press. A mail program's own button posts here too (RFC 8058), with a body that
 * says nothing more; the page's form names its language and is led back to the page.
 */
export const unsubscribeNewsletter = endpoint('unsubscribeNewsletter', {
  summary: 'Unsubscribe from the newsletter with the link in its emails',
  access: 'public',
  status: 200,
  bodyKind: 'raw',
  query: z.object({
    token: text(600),
    back_to: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
  }),
  data: nothing,
  errors: ['newsletter.link_invalid'],
});

/** Everything kept about the renter, pictures of documents included, for a file of their own (GDPR, articles 15 and 20). */
export const dataExport = endpoint('dataExport', {
  summary: 'Everything kept about the renter',
  access: 'renter',
  status: 200,
  data: z.object({
    exported_at: z.iso.datetime(),
    account: z.record(z.string(), z.unknown()),
    /** Rows by table. */
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    /** JPEG, base64. */
    files: z.array(z.object({ name: z.string(), base64: z.string() })),
  }),
});
export type DataExport = z.infer<(typeof dataExport)['data']>;
