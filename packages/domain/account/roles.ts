/** What somebody may do for a rental company, from least to most: each may what those before may (docs/specification/roles.md 2). */
export const memberRoles = ['counter', 'manager', 'owner'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Whether `role` suffices where at least `needed` is asked for. */
export function mayAct(role: MemberRole, needed: MemberRole): boolean {
  return memberRoles.indexOf(role) >= memberRoles.indexOf(needed);
}

/** The greatest of several roles in one company, by membership of its own and by its contractor's; null of none. */
export function greatestRole(roles: readonly MemberRole[]): MemberRole | null {
  return memberRoles.findLast((role) => roles.includes(role)) ?? null;
}

/** What somebody may do for the platform; an admin may everything. */
export const staffRoles = ['support', 'documents', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether one of `roles` suffices where `needed`, or one of several, is asked for. */
export function mayStaff(roles: readonly StaffRole[], needed: StaffRole | readonly StaffRole[]): boolean {
  return roles.includes('admin') || [needed].flat().some((role) => roles.includes(role));
}

/** Who has to prove a second factor (docs/specification/roles.md 3): owners and staff. Others may. */
export function needsSecondFactor(who: { memberRoles: readonly MemberRole[]; isStaff: boolean }): boolean {
  return who.isStaff || who.memberRoles.includes('owner');
}
