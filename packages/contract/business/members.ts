import { z } from 'zod';
import { memberRoles } from '@nolo/domain/account/roles.ts';
import { newPassword, typedPassword } from '../account-fields.ts';
import { email, nothing, text } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const role = z.enum(memberRoles);
const ofOne = ofCompany.extend({ id: z.uuid() });

const member = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  /** ISO 8601 instant. */
  since: z.string(),
  /** Who asks. */
  is_self: z.boolean(),
  /** Of the contractor whose company it is: listed here, and changed by the contractor alone. */
  is_contractors: z.boolean(),
});
export type Member = z.infer<typeof member>;

const openInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  /** ISO 8601 instant. */
  expires_at: z.string(),
  is_expired: z.boolean(),
  /** Who sent it has left, or may no longer invite. */
  is_ended: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

export const companyMembers = endpoint('companyMembers', {
  summary: 'The members of a company, and whom it has invited',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: z.object({ members: z.array(member), invitations: z.array(openInvitation) }),
});

/** Inviting an address again takes the place of what was sent before. */
export const inviteMember = endpoint('inviteMember', {
  summary: 'Invite somebody by mail to become a member',
  access: { company: 'owner' },
  status: 201,
  params: ofCompany,
  body: z.object({ email, role }),
  data: nothing,
  errors: ['member.already_member', 'member.too_many_invitations'],
});

export const changeMemberRole = endpoint('changeMemberRole', {
  summary: 'Give a member another role',
  access: { company: 'owner' },
  status: 200,
  params: ofOne,
  body: z.object({ role }),
  data: nothing,
  errors: ['company.last_owner', 'member.not_found'],
});

/** Owners may remove themselves, too. */
export const removeMember = endpoint('removeMember', {
  summary: 'Remove a member',
  access: { company: 'owner' },
  status: 200,
  params: ofOne,
  data: nothing,
  errors: ['company.last_owner', 'member.not_found'],
});

export const withdrawInvitation = endpoint('withdrawInvitation', {
  summary: 'Withdraw an invitation',
  access: { company: 'owner' },
  status: 200,
  params: ofOne,
  data: nothing,
  errors: ['member.invitation_invalid'],
});

const token = z.string().min(20).max(200);

/** The token from the mail, in the body: addresses are logged. */
export const invitation = endpoint('invitation', {
  summary: 'What an invitation is to',
  access: 'public',
  status: 200,
  body: z.object({ token }),
  data: z.object({
    company: z.string(),
    invited_by: z.string(),
    role,
    email: z.string(),
    /** Whether somebody has an account with that address: its password is asked for. */
    has_account: z.boolean(),
  }),
  errors: ['member.invitation_invalid', 'member.invitation_ended'],
});

/** Whoever has an account proves it by its password; everybody else chooses one. Nobody is logged in by it. */
export const acceptInvitation = endpoint('acceptInvitation', {
  summary: 'Accept an invitation',
  access: 'public',
  status: 200,
  body: z.discriminatedUnion('has_account', [
    z.object({ has_account: z.literal(true), token, password: typedPassword() }),
    z.object({
      has_account: z.literal(false),
      token,
      first_name: text(60, 'first_name_required'),
      last_name: text(60, 'last_name_required'),
      password: newPassword(),
    }),
  ]),
  data: nothing,
  errors: [
    'member.invitation_invalid',
    'member.invitation_ended',
    'account.credentials_wrong',
    'account.too_many_attempts',
    'account.password_breached',
    'account.password_weak',
  ],
});
