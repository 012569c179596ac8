import type { z } from 'zod';
import type { PortalLogIn, portalLogInBody } from '@nolo/contract/portal-access.ts';
import type { SessionKind } from '@nolo/domain/account/account-limits.ts';
import { needsSecondFactor } from '@nolo/domain/account/roles.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { checkCredentials } from '../accounts/log-in.ts';
import { openSession, type Device } from '../accounts/open-session.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { insertAuditEvent } from './audit-store.ts';
import { findMemberCompanies } from './member-store.ts';
import { proveSecondFactor, startSecondFactor } from './prove-second-factor.ts';
import { findSecondFactor } from './second-factor-store.ts';
import { findStaffRoles } from './staff-store.ts';

export type PortalKind = Exclude<SessionKind, 'renter'>;
type Input = z.output<typeof portalLogInBody> & { kind: PortalKind; device: Device };

/** `token` and `newDeviceToken` go into cookies; both null until somebody is in. */
export type LoggedIn = { answer: PortalLogIn; token: string | null; newDeviceToken: string | null };

/**
 * Logs a member in to the portal, or somebody of the staff to the back office, by the password of their account and, where it is
 * required or they have one, a second factor. Nothing is remembered between the steps: each sends the password again.
 * @throws AppError `account.credentials_wrong`, also for whoever is no member, or not of the staff
 */
export async function logInPortal(deps: Deps, caller: Caller, input: Input): Promise<LoggedIn> {
  const { kind, device } = input;
  const { accountId, user } = await checkCredentials(deps, input);
  if (!user.isEmailVerified) throw new AppError('account.email_not_verified');
  const companies = kind === 'business' ? await findMemberCompanies(deps.database, accountId) : [];
  const isStaff = kind === 'staff' && (await findStaffRoles(deps.database, accountId)).length > 0;
  if (companies.length === 0 && !isStaff) throw new AppError('account.credentials_wrong');

  const person = { accountId, email: user.email };
  const isRequired =
    deps.config.SECOND_FACTOR === 'required' &&
    needsSecondFactor({ memberRoles: companies.flatMap(({ roles }) => roles), isStaff });
  const isSetUp = (await findSecondFactor(deps.database, accountId, deps.clock.now()))?.isConfirmed === true;
  let recoveryCodes: string[] = [];
  if (isRequired || isSetUp) {
    if (input.code === undefined) return { ...NOT_YET, answer: await nextStep(deps, person, isSetUp) };
    recoveryCodes = await proveSecondFactor(deps, person, input.code);
  }

  const { language, website } = caller;
  const opened = await inTransaction(deps.database, async (transaction) => {
    const session = await openSession(deps, transaction, { kind, accountId, website, language, device });
    const actor = {
      kind: kind === 'staff' ? 'staff' : 'member',
      accountId,
      sessionId: session.sessionId,
    } as const;
    const act = { action: 'logged_in', object: device.name, at: deps.clock.now() } as const;
    // Each company's owners read who has come in.
    for (const companyId of kind === 'staff' ? [undefined] : companies.map(({ id }) => id)) {
      await insertAuditEvent(transaction, { ...actor, companyId }, act);
    }
    return session;
  });
  return {
    answer: { next: 'in', recovery_codes: recoveryCodes },
    token: opened.accessToken,
    newDeviceToken: opened.newDeviceToken,
  };
}

const NOT_YET = { token: null, newDeviceToken: null };

async function nextStep(
  deps: Deps,
  person: { accountId: string; email: string },
  isSetUp: boolean,
): Promise<PortalLogIn> {
  const begun = isSetUp ? null : await startSecondFactor(deps, person);
  return begun === null ? { next: 'code' } : { next: 'set_up', ...begun };
}
