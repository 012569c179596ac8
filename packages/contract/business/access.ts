import { z } from 'zod';
import { memberRoles } from '@nolo/domain/account/roles.ts';
import { endpointsAt } from '../endpoint.ts';
import { auditPage, auditQuery, portalLogIn, portalLogInBody, portalLogInErrors } from '../portal-access.ts';
import { id, nothing } from '../wire.ts';
import { businessAddresses } from './addresses.ts';

export const endpoint = endpointsAt(businessAddresses);
export const ofCompany = z.object({ companyId: id });

/** Whoever is no member of any company is refused as if the password were wrong. */
export const logInMember = endpoint('logInMember', {
  summary: 'Log in to the portal',
  access: 'public',
  status: 200,
  body: portalLogInBody,
  data: portalLogIn,
  errors: portalLogInErrors,
});

export const logOutMember = endpoint('logOutMember', {
  summary: 'Log out of the portal',
  access: 'member',
  status: 200,
  data: nothing,
});

export const memberProfile = endpoint('memberProfile', {
  summary: 'Who is logged in to the portal, and the companies they act for',
  access: 'member',
  status: 200,
  data: z.object({
    account_id: z.uuid(),
    name: z.string(),
    /** Seal and open what this account stores on its devices (docs/decisions/0141): base64, the first one seals. */
    device_keys: z.array(z.string()).min(1),
    companies: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        role: z.enum(memberRoles),
        /** Notices since the member last looked; absent: none. */
        new_notices: z.number().int().optional(),
      }),
    ),
  }),
});

export const companyAudit = endpoint('companyAudit', {
  summary: 'What members of a company did and looked at',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  query: auditQuery,
  data: auditPage,
});
