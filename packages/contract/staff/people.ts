import { z } from 'zod';
import { staffRoles } from '@nolo/domain/account/roles.ts';
import { email, nothing } from '../wire.ts';
import { endpoint } from './access.ts';

const role = z.enum(staffRoles);
const access = { staff: 'admin' } as const;

const person = z.object({
  /** Of the account. */
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(role),
  /** Nobody of the staff logs in without one; it is set up at the first log-in. */
  has_second_factor: z.boolean(),
  /** ISO 8601 instant of the first role. */
  since: z.string(),
  /** Who asks. */
  is_self: z.boolean(),
});
export type StaffPerson = z.infer<typeof person>;

export const staffPeople = endpoint('staffPeople', {
  summary: 'Who is of the staff, and with which roles',
  access,
  status: 200,
  data: z.object({ people: z.array(person) }),
});

/** To an account whose address is verified. Somebody who has the role keeps it. */
export const giveStaffRole = endpoint('giveStaffRole', {
  summary: 'Give somebody a role of the staff',
  access,
  status: 200,
  body: z.object({ email, role }),
  data: nothing,
  errors: ['staff.account_unknown'],
});

/** Admins may take away their own, too. Without any role nobody is of the staff: their sessions end. */
export const takeStaffRole = endpoint('takeStaffRole', {
  summary: 'Take a role of the staff away',
  access,
  status: 200,
  params: z.object({ id: z.uuid(), role }),
  data: nothing,
  errors: ['staff.role_not_found', 'staff.last_admin'],
});
