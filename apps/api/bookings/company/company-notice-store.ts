import { sql, type RawBuilder } from 'kysely';
import type { CompanyNews } from '@nolo/domain/booking/company-news.ts';
import type { Connection } from '@nolo/db/database.ts';
import { companyLanguage, type Language } from '@nolo/i18n/language.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';

export async function insertCompanyNotice(
  connection: Connection,
  notice: { companyId: number; bookingId: string; kind: CompanyNews; at: Date; snapshotId?: string },
): Promise<void> {
  await connection
    .insertInto('company_notice')
    .values({
      company_id: notice.companyId,
      booking_id: notice.bookingId,
      kind: notice.kind,
      at: notice.at,
      snapshot_id: notice.snapshotId ?? null,
    })
    .execute();
}

const SHOWN = 50;

export type CompanyNotice = {
  id: string;
  kind: CompanyNews;
  at: Date;
  bookingId: string;
  number: string;
  car: string;
  renter: string;
};

/** The last ones of a company, the latest first. */
export async function listLastNotices(connection: Connection, companyId: number): Promise<CompanyNotice[]> {
  return connection
    .selectFrom('company_notice')
    .innerJoin('booking', 'booking.id', 'company_notice.booking_id')
    .leftJoin('booking_snapshot as snapshot', 'snapshot.id', 'company_notice.snapshot_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['company_notice.id', 'company_notice.kind', 'company_notice.at'])
    .select(['booking.id as bookingId', 'booking.number'])
    .select(
      sql<string>`coalesce(snapshot.facts -> 'details' ->> 'carName', car_make.name || ' ' || car_model.name)`.as(
        'car',
      ),
    )
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('renter'))
    .where(ofCompany(companyId, 'company_notice.company_id'))
    .orderBy('company_notice.at', 'desc')
    .orderBy('company_notice.id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** The membership by which somebody acts for a company, its own or its contractor's: beside a row of `member`. */
const actsFor = (companyId: number): RawBuilder<boolean> =>
  sql<boolean>`(member.company_id = ${companyId} OR member.contractor_id IN (
    SELECT contractor_id FROM contractor_company WHERE company_id = ${companyId}))`;

/** What a member has chosen, and since when notices are new to them. */
export async function findNoticeSettings(
  connection: Connection,
  { companyId, accountId }: { companyId: number; accountId: string },
): Promise<{ isNotified: boolean; seenAt: Date }> {
  return connection
    .selectFrom('member')
    .select(sql<boolean>`bool_or(is_notified)`.as('isNotified'))
    .select(sql<Date>`max(coalesce(notices_seen_at, created_at))`.as('seenAt'))
    .where(actsFor(companyId))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

type Settings = { is_notified: boolean } | { notices_seen_at: Date };

export async function updateNoticeSettings(
  connection: Connection,
  { companyId, accountId }: { companyId: number; accountId: string },
  settings: Settings,
): Promise<void> {
  await connection
    .updateTable('member')
    .set(settings)
    .where(actsFor(companyId))
    .where('account_id', '=', accountId)
    .execute();
}

/** Notices of each company that are new to somebody who acts for it; companies without any are left out. */
export async function countNewNotices(
  connection: Connection,
  accountId: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ companyId: number; count: number }>`
    SELECT company_notice.company_id AS "companyId", count(DISTINCT company_notice.id)::int AS count
    FROM (
      SELECT coalesce(member.company_id, contractor_company.company_id) AS company_id,
        max(coalesce(member.notices_seen_at, member.created_at)) AS seen_at
      FROM member LEFT JOIN contractor_company USING (contractor_id)
      WHERE member.account_id = ${accountId} GROUP BY 1
    ) own
    JOIN company_notice ON company_notice.company_id = own.company_id AND company_notice.at > own.seen_at
    GROUP BY company_notice.company_id`.execute(connection);
  return new Map(rows.map(({ companyId, count }) => [companyId, count]));
}

type ToTell = { bookingId: string; companyId: number };
type Recipient = { email: string; language: Language };

/** Where the car of a booking is handed over: the location's address, the company's own where there is no location. */
export async function findPlaceToTell(
  connection: Connection,
  { bookingId, companyId }: ToTell,
): Promise<Recipient> {
  const { email } = await connection
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .leftJoin('company_location', (join) =>
      join
        .onRef('company_location.company_id', '=', 'booking.company_id')
        .on('company_location.id', '=', sql<number>`(booking.pickup_location ->> 'id')::int`),
    )
    .select(sql<string>`coalesce(company_location.email, company.email)`.as('email'))
    .where('booking.id', '=', bookingId)
    .where(ofCompany(companyId, 'booking.company_id'))
    .executeTakeFirstOrThrow();
  return { email, language: companyLanguage };
}

/** Members who chose to be told of bookings of a company, each person once; `memberId`: that one, if they still do. */
export async function listMembersToTell(
  connection: Connection,
  companyId: number,
  memberId?: string,
): Promise<(Recipient & { memberId: string })[]> {
  let query = connection
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .distinctOn('member.account_id')
    .select(['member.id as memberId', 'account.email', 'account.language'])
    .where(actsFor(companyId))
    .where('member.is_notified', '=', true)
    .where('account.deleted_at', 'is', null)
    .orderBy('member.account_id')
    .orderBy('member.id');
  if (memberId !== undefined) query = query.where('member.id', '=', memberId);
  return query.execute();
}
