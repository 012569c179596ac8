import type { MemberRole } from './roles.ts';

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
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Of a change, what it was and what it became; a role of null: no member, nobody invited. */
export type AuditState = { role: MemberRole | null };
