import { keysOf } from '../records.ts';

/** What is written down of members and staff (decisions.md 11; docs/specification/roles.md 4). */
export const auditActions = [
  'logged_in',
  'handovers_viewed',
  'booking_viewed',
  /** A booking was asked for that is not the company's. */
  'booking_refused',
  'member_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'member_role_changed',
  'member_removed',
  'application_viewed',
  'application_file_viewed',
  'application_asked',
  'application_accepted',
  'application_refused',
  /** An accepted company's owner was sent the invitation again. */
  'owner_invited',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditFieldKind = 'role' | 'application_state' | 'text' | 'number' | 'amount' | 'day';

/** What a change names, and how its value is written: amounts in minor units, days as `YYYY-MM-DD`. */
export const auditFields = {
  role: 'role',
  application_state: 'application_state',
  reason: 'text',
} as const satisfies Record<string, AuditFieldKind>;
export type AuditField = keyof typeof auditFields;
export const auditFieldNames = keysOf(auditFields);

export type AuditValue = string | number | boolean | null;

/** Of a change, what it was or what it became, field by field; null: nothing, nobody. */
export type AuditState = { readonly [field in AuditField]?: AuditValue };
