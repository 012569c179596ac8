import type { FastifyReply } from 'fastify';
import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { sessionEnd } from '@nolo/domain/account/account-limits.ts';
import { deviceOf, setDeviceCookie } from '../accounts/device-cookie.ts';
import { logOut } from '../accounts/log-out.ts';
import type { Deps } from '../deps.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { clearTokenCookie, setTokenCookie } from '../platform/host-cookie.ts';
import { sessionCookie } from '../platform/sessions.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findAuditPage } from './audit-store.ts';
import { changeMemberRole } from './change-member-role.ts';
import { giveStaffRole } from './give-staff-role.ts';
import { inviteMember } from './invite-member.ts';
import { logInPortal, type LoggedIn, type PortalKind } from './log-in-portal.ts';
import { removeMember } from './remove-member.ts';
import { showInvitation } from './show-invitation.ts';
import { showMembers } from './show-members.ts';
import { showMember, showStaff } from './show-portal-profile.ts';
import { showStaffPeople } from './show-staff-people.ts';
import { showStaffWork } from './show-staff-work.ts';
import { takeStaffRole } from './take-staff-role.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

function answerLogIn(
  { clock, config }: Deps,
  reply: FastifyReply,
  kind: PortalKind,
  { answer, token, newDeviceToken }: LoggedIn,
) {
  const now = clock.now();
  const seconds = (sessionEnd(kind, now).getTime() - now.getTime()) / 1000;
  if (token !== null)
    setTokenCookie(reply, { name: sessionCookie(kind), token, seconds }, config.isProduction);
  if (newDeviceToken !== null) setDeviceCookie(reply, newDeviceToken, config.isProduction);
  return answer.next === 'in' ? { data: answer, message: 'account.logged_in' as const } : { data: answer };
}

const LOG_INS = { rateLimit: { max: 20, timeWindow: '1 minute' } };

/** Who comes in and goes, and what they left behind. */
export const memberRoutes: FeatureRoutes = (register, deps) => {
  register(
    businessApi.logInMember,
    async ({ body, caller, request, reply }) => {
      const input = {
        ...body,
        kind: 'business' as const,
        device: deviceOf(request, deps.config.isProduction),
      };
      return answerLogIn(deps, reply, 'business', await logInPortal(deps, caller, input));
    },
    LOG_INS,
  );

  register(businessApi.logOutMember, async ({ caller, session, reply }) => {
    await logOut(deps, caller, session);
    clearTokenCookie(reply, sessionCookie('business'), deps.config.isProduction);
    return { data: {}, message: 'account.logged_out' };
  });

  register(businessApi.memberProfile, async ({ caller }) => ({ data: await showMember(deps, caller) }));

  register(businessApi.companyAudit, async ({ caller: { companyId }, query }) => ({
    data: await findAuditPage(deps.database, { companyId, before: query.before }),
  }));
};

/** Who acts for a company, and who is invited to. */
export const companyMemberRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.companyMembers, async ({ caller }) => ({ data: await showMembers(deps, caller) }));

  register(businessApi.inviteMember, async ({ caller, body }) => {
    await inviteMember(deps, caller, body);
    return { data: {} };
  });

  register(businessApi.changeMemberRole, async ({ caller, params: { id }, body: { role } }) => {
    await changeMemberRole(deps, caller, { id, role });
    return { data: {} };
  });

  register(businessApi.removeMember, async ({ caller, params: { id } }) => {
    await removeMember(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.withdrawInvitation, async ({ caller, params: { id } }) => {
    await withdrawInvitation(deps, caller, { id });
    return { data: {} };
  });

  register(
    businessApi.invitation,
    async ({ body, caller }) => ({ data: await showInvitation(deps, caller, body) }),
    LOG_INS,
  );

  register(
    businessApi.acceptInvitation,
    async ({ body, caller, request }) => {
      await acceptInvitation(deps, caller, { ...body, device: deviceOf(request, deps.config.isProduction) });
      return { data: {} };
    },
    LOG_INS,
  );
};

export const staffRoutes: FeatureRoutes = (register, deps) => {
  register(
    staffApi.logInStaff,
    async ({ body, caller, request, reply }) => {
      const input = { ...body, kind: 'staff' as const, device: deviceOf(request, deps.config.isProduction) };
      return answerLogIn(deps, reply, 'staff', await logInPortal(deps, caller, input));
    },
    LOG_INS,
  );

  register(staffApi.logOutStaff, async ({ caller, session, reply }) => {
    await logOut(deps, caller, session);
    clearTokenCookie(reply, sessionCookie('staff'), deps.config.isProduction);
    return { data: {}, message: 'account.logged_out' };
  });

  register(staffApi.staffProfile, async ({ caller }) => ({ data: await showStaff(deps, caller) }));

  register(staffApi.staffWork, async ({ caller }) => ({ data: await showStaffWork(deps, caller) }));

  register(staffApi.staffAudit, async ({ query }) => ({
    data: await findAuditPage(deps.database, { companyId: null, before: query.before }),
  }));
  register(staffApi.staffPeople, async ({ caller }) => ({ data: await showStaffPeople(deps, caller) }));

  register(staffApi.giveStaffRole, async ({ caller, body }) => {
    await giveStaffRole(deps, caller, body);
    return { data: {} };
  });

  register(staffApi.takeStaffRole, async ({ caller, params }) => {
    await takeStaffRole(deps, caller, params);
    return { data: {} };
  });
};
