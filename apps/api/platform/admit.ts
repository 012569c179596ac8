import type { FastifyRequest } from 'fastify';
import type { Access } from '@nolo/contract/endpoint.ts';
import {
  greatestRole,
  mayAct,
  mayStaff,
  type MemberRole,
  type StaffRole,
} from '@nolo/domain/account/roles.ts';
import { AppError } from './app-error.ts';
import type { Caller, MemberCaller, PortalCaller, RenterCaller, StaffCaller } from './caller.ts';
import { requestLanguage } from './error-replies.ts';
import { websiteOf, type RequestWebsite } from './request-website.ts';
import type { Session, Sessions } from './sessions.ts';

/** What is asked of the members' feature; the platform knows no feature. */
export type Memberships = {
  /** Roles in the company, of its own or of its contractor's; `isMember`: of any company at all. */
  findMemberRoles(
    accountId: string,
    companyId: number | null,
  ): Promise<{ isMember: boolean; roles: MemberRole[] }>;
  findStaffRoles(accountId: string): Promise<StaffRole[]>;
};

export type Admission = {
  sessions: Sessions;
  memberships: Memberships;
  originUsed: (website: RequestWebsite, host: string) => string;
};

/** The caller of a call, by who may make it. */
export type CallerFor<A> = A extends 'public'
  ? Caller
  : A extends 'renter'
    ? RenterCaller
    : A extends 'member'
      ? PortalCaller
      : A extends { company: MemberRole }
        ? MemberCaller
        : StaffCaller;

export type Admitted = {
  caller: Caller | PortalCaller | MemberCaller | StaffCaller;
  /** Null: a guest. */
  session: Session | null;
};

/**
 * Lets a call in, as its caller, or refuses it (`Access` of the contract says how). Params are validated by now.
 * @throws AppError `auth.required`, `auth.role_missing`, `auth.origin_refused`, `company.not_found`
 */
export async function admit(given: Admission, request: FastifyRequest, access: Access): Promise<Admitted> {
  const website = websiteOf(request);
  const asking = {
    website,
    origin: given.originUsed(website, request.host),
    language: requestLanguage(request),
  };
  if (access === 'public' || access === 'renter') {
    const session = await given.sessions(request, 'renter');
    if (session !== null)
      return { session, caller: { ...asking, kind: 'renter', accountId: session.accountId } };
    if (access === 'renter') throw new AppError('auth.required');
    return { session, caller: { ...asking, kind: 'guest', accountId: null } };
  }
  const isStaff = isForStaff(access);
  const session = await given.sessions(request, isStaff ? 'staff' : 'business');
  if (session === null) throw new AppError('auth.required');
  refuseForeignOrigin(request, asking.origin);
  const person = { ...asking, accountId: session.accountId, sessionId: session.id };
  const caller = isStaff
    ? { ...person, kind: 'staff' as const, roles: await staffRolesOf(given, session, access) }
    : { ...person, kind: 'member' as const, ...(await memberOf(given, session, access, request)) };
  return { session, caller };
}

export const isForStaff = (access: Access): boolean =>
  access === 'staff' || (typeof access === 'object' && 'staff' in access);

/** The browser sends the cookie of its own accord: whatever changes something says which page it comes from. */
function refuseForeignOrigin(request: FastifyRequest, origin: string): void {
  if (request.method !== 'GET' && request.headers.origin !== origin)
    throw new AppError('auth.origin_refused');
}

async function staffRolesOf(
  { memberships }: Admission,
  { accountId }: Session,
  access: Access,
): Promise<StaffRole[]> {
  const roles = await memberships.findStaffRoles(accountId);
  // Taken from them since they logged in.
  if (roles.length === 0) throw new AppError('auth.required');
  if (typeof access === 'object' && 'staff' in access && !mayStaff(roles, access.staff))
    throw new AppError('auth.role_missing');
  return roles;
}

async function memberOf(
  { memberships }: Admission,
  { accountId }: Session,
  access: Access,
  { params }: FastifyRequest,
): Promise<Pick<MemberCaller, 'companyId' | 'role'> | null> {
  if (typeof access !== 'object' || !('company' in access)) {
    const { isMember } = await memberships.findMemberRoles(accountId, null);
    if (!isMember) throw new AppError('auth.required');
    return null;
  }
  const { companyId } = params as { companyId: number };
  const { isMember, roles } = await memberships.findMemberRoles(accountId, companyId);
  if (!isMember) throw new AppError('auth.required');
  const role = greatestRole(roles);
  // Whether there is such a company is nobody's business who is not of it.
  if (role === null) throw new AppError('company.not_found');
  if (!mayAct(role, access.company)) throw new AppError('auth.role_missing');
  return { companyId, role };
}
