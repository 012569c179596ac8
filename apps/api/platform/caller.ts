import type { MemberRole, StaffRole } from '@nolo/domain/account/roles.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { RequestWebsite } from './request-website.ts';

/** Through which tenant's site somebody asks, and in which language. */
type Asking = {
  website: RequestWebsite;
  /** Where they are (`originUsed`): hosted pages lead back to it. */
  origin: string;
  language: Language;
};

type GuestCaller = Asking & { kind: 'guest'; accountId: null };

/** The caller of a call that is for renters: somebody logged in. */
export type RenterCaller = Asking & { kind: 'renter'; accountId: string };

/** Who asks on the renters' site. Every use case takes one: `verbNoun(deps, caller, input)`. */
export type Caller = GuestCaller | RenterCaller;

/** Somebody logged in to the portal, of whatever companies. */
export type PortalCaller = Asking & { kind: 'member'; accountId: string; sessionId: string };

/** A member of the company that a call names, by its own membership or its contractor's. */
export type MemberCaller = PortalCaller & { companyId: number; role: MemberRole };

/** Somebody of the platform's staff. */
export type StaffCaller = Asking & {
  kind: 'staff';
  accountId: string;
  sessionId: string;
  roles: readonly StaffRole[];
};

/** What of them the audit trail names. */
export type StaffActor = Pick<StaffCaller, 'kind' | 'accountId' | 'sessionId'>;
