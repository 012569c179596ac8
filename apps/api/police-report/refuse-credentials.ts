import { inTransaction } from '@nolo/db/database.ts';
import { findCompanyStatus, listOwners } from '../companies/status/company-status-store.ts';
import type { Deps } from '../deps.ts';
import { enqueueMail } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import {
  findPoliceAccount,
  notePoliceAccountRefused,
  type PoliceAccountRow,
} from './police-account-store.ts';

/** The service does not take a company's credentials: its owners are told, once for those that they entered last. */
export async function refuseCredentials(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  account: PoliceAccountRow,
  at: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await notePoliceAccountRefused(transaction, account, at))) return;
    const { id, company_id: companyId, changed_at } = account;
    for (const { id: accountId } of await listOwners(transaction, companyId)) {
      await enqueueMail({ jobs }, transaction, {
        key: `police-credentials:${id}:${accountId}:${changed_at.getTime()}`,
        template: 'police-credentials',
        payload: { companyId, accountId },
      });
    }
  });
}

/** Null for who has left the company since, and once others were entered. */
export const policeCredentialsMail: MailHandler<'police-credentials'> = async (
  { database },
  { companyId, accountId },
) => {
  const company = await findCompanyStatus(database, companyId);
  const account = await findPoliceAccount(database, companyId);
  const owner = (await listOwners(database, companyId)).find(({ id }) => id === accountId);
  if (company === null || owner === undefined || !account?.refused_at) return null;
  return {
    recipient: owner.email,
    language: owner.language,
    websiteId: null,
    data: { firstName: owner.firstName, companyId, company: company.name },
  };
};
