import { redirect, type ActionFunctionArgs } from 'react-router';
import type { StaffRole } from '@nolo/domain/account/roles.ts';
import { api } from '../api.ts';
import { stepAction } from '../steps.ts';

/** `isOwn`: who asks will be no admin any more, and may not see this page then. */
export type RoleStep =
  | { step: 'give'; email: string; role: StaffRole }
  | { step: 'take'; id: string; role: StaffRole; isOwn: boolean };

const change = stepAction<RoleStep>((body) =>
  body.step === 'give'
    ? api.call('giveStaffRole', { body })
    : api.call('takeStaffRole', { params: { id: body.id, role: body.role } }),
);

export async function changeRoles(args: ActionFunctionArgs) {
  const done = await change(args);
  const { step, error } = done;
  return error === null && step.step === 'take' && step.isOwn ? redirect('/') : done;
}
