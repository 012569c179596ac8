import { z } from 'zod';
import { auditActions, auditFieldNames } from '@nolo/domain/account/audit-actions.ts';
import { typedPassword } from './account-fields.ts';
import { email, text, wholeNumber } from './wire.ts';

/** With `code` once it is asked for: a one-time code, or a recovery code. */
export const portalLogInBody = z.object({
  email,
  password: typedPassword(),
  code: text(40).optional(),
});

/**
 * What comes next. `code`: the same again, with a code. `set_up`: the application on the telephone gets `uri` first, another
 * one each time, then the same again with its code. `in`: logged in, by a cookie; `recovery_codes` once, when the second factor is new.
 */
export const portalLogIn = z.discriminatedUnion('next', [
  z.object({ next: z.literal('code') }),
  z.object({ next: z.literal('set_up'), secret: z.string(), uri: z.string() }),
  z.object({ next: z.literal('in'), recovery_codes: z.array(z.string()) }),
]);
export type PortalLogIn = z.infer<typeof portalLogIn>;

export const portalLogInErrors = [
  'account.credentials_wrong',
  'account.too_many_attempts',
  'account.email_not_verified',
  'auth.code_wrong',
  'auth.set_up_expired',
  'auth.too_many_codes',
] as const;

export const auditQuery = z.object({
  /** The smallest `id` of the page before. */
  before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
});

/** `AuditState` of `audit-actions.ts`; null where nothing was changed. */
const auditState = z
  .partialRecord(z.enum(auditFieldNames), z.union([z.string(), z.number(), z.boolean()]).nullable())
  .nullable();

/** One page, the latest first. */
export const auditPage = z.object({
  events: z.array(
    z.object({
      id: z.number().int(),
      /** ISO 8601 instant. */
      at: z.string(),
      action: z.enum(auditActions),
      /** 'Anna Rossi'; empty when the account has been deleted. */
      actor: z.string(),
      /** Null: of no company. */
      company: z.string().nullable(),
      /** What it was done to, as people name it: a booking's number, a day. */
      object: z.string(),
      before: auditState,
      after: auditState,
    }),
  ),
  has_more: z.boolean(),
});
export type AuditPage = z.infer<typeof auditPage>;
