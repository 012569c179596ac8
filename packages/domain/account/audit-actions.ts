import { keysOf } from '../records.ts';

/** What is written down of members and staff (decisions.md 11; docs/specification/roles.md 4). */
export const auditActions = [
  'logged_in',
  'handovers_viewed',
  /** A list of bookings, of a day or by words that were searched for. */
  'bookings_viewed',
  'booking_viewed',
  /** A booking was asked for that is not the company's. */
  'booking_refused',
  'documents_viewed',
  /** One picture of somebody's documents. */
  'document_opened',
  'replacement_proposed',
  /** The company cannot hand over the car. */
  'booking_not_provided',
  'booking_no_show',
  'notices_viewed',
  'company_mails_switched',
  'member_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'member_role_changed',
  'member_removed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditFieldKind = 'role' | 'text' | 'number' | 'amount' | 'day';

/** What a change names, and how its value is written: amounts in minor units, days as `YYYY-MM-DD`. */
export const auditFields = {
  role: 'role',
  car: 'text',
  mails: 'text',
} as const satisfies Record<string, AuditFieldKind>;
export type AuditField = keyof typeof auditFields;
export const auditFieldNames = keysOf(auditFields);

export type AuditValue = string | number | boolean | null;

/** Of a change, what it was or what it became, field by field; null: nothing, nobody. */
export type AuditState = { readonly [field in AuditField]?: AuditValue };
