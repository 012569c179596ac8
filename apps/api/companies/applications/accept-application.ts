import { CLOSED_ALL_WEEK } from '@nolo/domain/calendar/opening-hours.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { sendInvitation } from '../../members/invite-member.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { hasCompany, insertCompany } from '../company-store.ts';
import type { ApplicationRow } from './application-store.ts';
import { stepApplication } from './step-application.ts';

/**
 * Accepts an application: its company, a draft that no renter sees, and its owner's invitation are made with the decision, in
 * one transaction, once (docs/specification/companies.md 10).
 * @throws AppError `application.not_found`, `application.not_possible`, `application.already_company`
 */
export async function acceptApplication(
  deps: Deps,
  caller: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps.database, (transaction) =>
    stepApplication(deps, transaction, caller, {
      id,
      step: 'accept',
      text: reason,
      makeCompany: (application) => makeCompany(deps, transaction, caller, application),
    }),
  );
}

/** What the application does not tell, its owner says before the company is active: until then it is closed, and nowhere. */
async function makeCompany(
  deps: Deps,
  transaction: Connection,
  caller: StaffCaller,
  application: ApplicationRow,
): Promise<number> {
  const { address, city, company_name, email, language, phone, province, vat_number, zip } = application;
  if (await hasCompany(transaction, vat_number)) throw new AppError('application.already_company');
  const at = deps.clock.now();
  const companyId = await insertCompany(transaction, {
    name: company_name,
    legal_name: company_name,
    vat_number,
    sdi_code: application.sdi_code,
    pec_email: application.pec_email,
    email,
    phone,
    address: `${address}, ${zip} ${city} ${province}`,
    city,
    zip,
    province,
    opening_hours: JSON.stringify(CLOSED_ALL_WEEK),
    status_at: at,
    created_at: at,
  });
  const invitedBy = caller.accountId;
  await sendInvitation(deps, transaction, { companyId, email, role: 'owner', invitedBy, language });
  return companyId;
}
