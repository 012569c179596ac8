import type { CompanyNews } from '@nolo/domain/booking/company-news.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailJob } from '../../notifications/emails/mail-definitions.ts';
import { insertBookingSnapshot } from '../booking-snapshot-store.ts';
import { findPlaceToTell, insertCompanyNotice, listMembersToTell } from './company-notice-store.ts';

type CompanyMail = 'booking-for-company' | 'replacement-ended' | 'issue-reported';

type Told = {
  kind: CompanyNews;
  /** Names the cause: told of twice, each recipient has one mail. */
  key: string;
  /** The mail to a member, or to where the car is handed over (null). */
  mail: (memberId: string | null) => MailJob<CompanyMail>;
};

type Booked = { id: string; company_id: number };

/**
 * Tells a company of a booking, in the transaction of the change: a notice in its portal, a mail to where the car is handed
 * over and one to each member who chose to have them (docs/specification/companies.md 12).
 */
export async function tellCompany(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  connection: Connection,
  { id: bookingId, company_id: companyId }: Booked,
  { kind, key, mail }: Told,
): Promise<void> {
  const at = deps.clock.now();
  const snapshotId = await insertBookingSnapshot(connection, bookingId, at);
  await insertCompanyNotice(connection, { companyId, bookingId, kind, at, snapshotId });
  const place = await findPlaceToTell(connection, { bookingId, companyId });
  const members = await listMembersToTell(connection, companyId);
  const others = members.filter(({ email }) => email !== place.email);
  for (const memberId of [null, ...others.map((member) => member.memberId)]) {
    const cause = `company:${kind}:${key}:${memberId ?? 'place'}`;
    const { template, payload } = mail(memberId);
    await enqueueMail(deps, connection, { template, payload: { ...payload, snapshotId }, key: cause });
  }
}

/** Whom such a mail goes to, and in which language; null for a member who has left or wants none any more. */
export async function companyRecipient(
  connection: Connection,
  { id: bookingId, company_id: companyId }: Booked,
  memberId: string | null,
): Promise<{ recipient: string; language: Language } | null> {
  const found =
    memberId === null
      ? await findPlaceToTell(connection, { bookingId, companyId })
      : (await listMembersToTell(connection, companyId, memberId))[0];
  return found ? { recipient: found.email, language: found.language } : null;
}
