import { randomUUID } from 'node:crypto';
import type { policeAccount, savePoliceAccount as call } from '@nolo/contract/business/police-report.ts';
import type { CallData, CallParsed } from '@nolo/contract/endpoint.ts';
import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { refuseUnknownPlaces } from './known-places.ts';
import { policePlaces } from './places/police-places.ts';
import { findPoliceAccount, savePoliceAccountRow } from './police-account-store.ts';
import { lockWaitingForCredentials, updateReport } from './police-report-store.ts';
import { PoliceCredentialsRefused, PoliceUnreachable } from './register/police-register.ts';
import { serviceOf, wirePlace } from './show-police-report.ts';

/** As what the police's service knows the company; password and key are never told again. */
export async function showPoliceAccount(
  deps: Deps,
  { companyId }: MemberCaller,
): Promise<CallData<typeof policeAccount>> {
  const account = await findPoliceAccount(deps.database, companyId);
  const places = await policePlaces(deps.database);
  const place = account && places.byCode(account.agency_place);
  return {
    service: serviceOf(deps),
    is_known: account !== null,
    agency_id: account?.agency_id ?? '',
    agency_place: place && wirePlace(place),
    username: account?.username ?? '',
    changed_at: account?.changed_at.toISOString() ?? null,
    refused_at: account?.refused_at?.toISOString() ?? null,
  };
}

type Form = CallParsed<typeof call>['body'];

/** @throws AppError `police_account.refused`; a service that does not answer keeps nobody from saving. */
async function tryCredentials({ police }: Deps, { username, password, api_key }: Form): Promise<void> {
  try {
    if (police?.kind === 'service') await police.logIn({ username, password, apiKey: api_key });
  } catch (error) {
    if (error instanceof PoliceCredentialsRefused) throw new AppError('police_account.refused');
    if (!(error instanceof PoliceUnreachable)) throw error;
  }
}

/**
 * Keeps a company's credentials for the police's service, sealed; reports that waited for them are sent.
 * @throws AppError `police_account.refused`, `request.invalid`
 */
export async function savePoliceAccount(deps: Deps, caller: MemberCaller, form: Form): Promise<void> {
  const { clock, database, jobs, vault } = deps;
  const { companyId } = caller;
  refuseUnknownPlaces(await policePlaces(database), { agency_place: form.agency_place });
  await tryCredentials(deps, form);
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const before = await findPoliceAccount(transaction, companyId);
    const id = before?.id ?? randomUUID();
    await savePoliceAccountRow(transaction, {
      id,
      company_id: companyId,
      agency_id: form.agency_id,
      agency_place: form.agency_place,
      username: form.username,
      password: vault.seal('police_account.password', id, form.password),
      api_key: vault.seal('police_account.api_key', id, form.api_key),
      changed_at: at,
      refused_at: null,
    });
    for (const reportId of await lockWaitingForCredentials(transaction, companyId)) {
      await updateReport(transaction, reportId, { problem: null });
      await jobs.send(transaction, 'send-police-report', { reportId });
    }
    const change = auditChange(
      { name: before?.username ?? null, code: before?.agency_id ?? null },
      { name: form.username, code: form.agency_id },
    );
    await insertAuditEvent(transaction, caller, {
      action: 'police_account_saved',
      object: form.username,
      at,
      ...(change && { change }),
    });
  });
}
