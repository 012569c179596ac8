import type { StaffRole } from './roles.ts';

/** The staff's work lists, and who may see each (docs/specification/roles.md 2); an admin sees all. */
export const staffWorkRoles = {
  applications: ['support'],
  documents: ['documents'],
  issues: ['support'],
  unclosed_bookings: ['support'],
  car_models: ['support'],
  payment_cases: ['finance'],
  payouts: ['finance'],
  disputes: ['finance'],
  invoices: ['finance'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffWorkList = keyof typeof staffWorkRoles;
