/** What is written down of members and staff (decisions.md 11; docs/specification/roles.md 4). */
export const auditActions = [
  'logged_in',
  'handovers_viewed',
  'booking_viewed',
  /** Asked for, and not theirs. */
  'booking_refused',
] as const;
export type AuditAction = (typeof auditActions)[number];
