import type { Role } from '@nolo/domain/account/role.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { RequestWebsite } from './request-website.ts';

/** Who asks, through which tenant's site, in which language. Every use case takes one: `verbNoun(deps, caller, input)`. */
export type Caller = {
  /** Null: a guest. */
  accountId: string | null;
  roles: readonly Role[];
  website: RequestWebsite;
  /** Where they are (`originUsed`): hosted pages lead back to it. */
  origin: string;
  language: Language;
};

/** The caller of a call that is for renters: somebody logged in. */
export type RenterCaller = Caller & { accountId: string };
