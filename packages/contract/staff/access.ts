import { z } from 'zod';
import { staffRoles } from '@nolo/domain/account/roles.ts';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { keysOf } from '@nolo/domain/records.ts';
import { endpointsAt } from '../endpoint.ts';
import { auditPage, auditQuery, portalLogIn, portalLogInBody, portalLogInErrors } from '../portal-access.ts';
import { nothing } from '../wire.ts';
import { staffAddresses } from './addresses.ts';

export const endpoint = endpointsAt(staffAddresses);

/** Whoever is not of the staff is refused as if the password were wrong. */
export const logInStaff = endpoint('logInStaff', {
  summary: 'Log in to the back office',
  access: 'public',
  status: 200,
  body: portalLogInBody,
  data: portalLogIn,
  errors: portalLogInErrors,
});

export const logOutStaff = endpoint('logOutStaff', {
  summary: 'Log out of the back office',
  access: 'staff',
  status: 200,
  data: nothing,
});

export const staffProfile = endpoint('staffProfile', {
  summary: 'Who is logged in to the back office',
  access: 'staff',
  status: 200,
  data: z.object({ name: z.string(), roles: z.array(z.enum(staffRoles)) }),
});

export const staffWork = endpoint('staffWork', {
  summary: 'How much waits in each work list that the roles allow',
  access: 'staff',
  status: 200,
  data: z.partialRecord(z.enum(keysOf(staffWorkRoles)), z.number().int()),
});
export type StaffWork = z.infer<typeof staffWork.data>;

export const staffAudit = endpoint('staffAudit', {
  summary: 'What members and staff did and looked at',
  access: { staff: 'admin' },
  status: 200,
  query: auditQuery,
  data: auditPage,
});
