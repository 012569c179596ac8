import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { findCompanyStatus, listOwners } from '../status/company-status-store.ts';
import { noteAddressReminders } from './settings-store.ts';

/** An owner hears of it again after so long. */
const AGAIN_MS = 30 * 24 * 3_600_000;

/** Reminds the owners of companies whose locations have no street: renters read the town alone. */
export async function remindLocationAddress(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = new Date(now.getTime() - AGAIN_MS);
    for (const { companyId, locations } of await noteAddressReminders(transaction, { now, before })) {
      for (const { id: accountId } of await listOwners(transaction, companyId)) {
        await enqueueMail({ jobs }, transaction, {
          key: `location-address:${companyId}:${accountId}:${now.getTime()}`,
          template: 'location-address',
          payload: { companyId, accountId, locations },
        });
      }
    }
  });
}

/** Null for who has left the company since. */
export const locationAddressMail: MailHandler<'location-address'> = async (
  { database },
  { companyId, accountId, locations },
) => {
  const company = await findCompanyStatus(database, companyId);
  const owner = (await listOwners(database, companyId)).find(({ id }) => id === accountId);
  if (company === null || owner === undefined) return null;
  return {
    recipient: owner.email,
    language: owner.language,
    websiteId: null,
    data: { firstName: owner.firstName, companyId, company: company.name, locations },
  };
};
