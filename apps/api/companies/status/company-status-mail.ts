import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import { findAuditReason } from '../../members/audit-store.ts';
import type { MailHandler, MailPayloads } from '../../notifications/emails/mail-definitions.ts';
import { findCompanyStatus, listOwners } from './company-status-store.ts';

type News = Omit<MailPayloads['company-status'], 'accountId'> & { at: Date };

/** Tells each owner what became of the company. */
export async function mailOwners(
  { jobs }: Pick<Deps, 'jobs'>,
  connection: Connection,
  { companyId, at, step, eventId, endsOn }: News,
): Promise<void> {
  for (const { id: accountId } of await listOwners(connection, companyId)) {
    await enqueueMail({ jobs }, connection, {
      key: `company-status:${companyId}:${accountId}:${at.getTime()}`,
      template: 'company-status',
      payload: { companyId, accountId, step, eventId, endsOn },
    });
  }
}

/** The last day of a company that ends at midnight after it, on its own clock. */
export function lastDayOf({
  ends_at,
  time_zone,
}: {
  ends_at: Date | null;
  time_zone: string;
}): string | null {
  return ends_at && addDays(localDate(toLocal(ends_at.toISOString(), time_zone)), -1);
}

/** Null for who has left the company since. */
export const companyStatusMail: MailHandler<'company-status'> = async (
  { database },
  { companyId, accountId, step, eventId, endsOn },
) => {
  const company = await findCompanyStatus(database, companyId);
  const owner = (await listOwners(database, companyId)).find(({ id }) => id === accountId);
  if (company === null || owner === undefined) return null;
  return {
    recipient: owner.email,
    language: owner.language,
    websiteId: null,
    data: {
      firstName: owner.firstName,
      companyId,
      company: company.name,
      step,
      reason: (await findAuditReason(database, eventId)) ?? '',
      endsOn,
    },
  };
};
