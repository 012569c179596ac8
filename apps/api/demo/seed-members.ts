import type { MemberRole } from '@nolo/domain/account/roles.ts';
import type { Connection } from '@nolo/db/database.ts';
import { accountRow } from '../accounts/account-store.ts';
import { hashPassword } from '../platform/passwords.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD, DEMO_STAFF } from './demo.ts';
import { known } from './records/known.ts';

type Person = { email: string; firstName: string; lastName: string };

/** Who works for 'Autonoleggio Rossi', one of each role, and for 'Tevere Rent'. */
const members: (Person & { role: MemberRole; company?: string })[] = [
  { email: DEMO_MEMBERS.owner, firstName: 'Anna', lastName: 'Rossi', role: 'owner' },
  { email: DEMO_MEMBERS.manager, firstName: 'Paolo', lastName: 'Greco', role: 'manager' },
  { email: DEMO_MEMBERS.counter, firstName: 'Sara', lastName: 'Marini', role: 'counter' },
  {
    email: DEMO_MEMBERS.otherOwner,
    firstName: 'Marco',
    lastName: 'Bianchi',
    role: 'owner',
    company: 'tevere',
  },
];
/** Who works for the platform. */
const admin: Person = { email: DEMO_STAFF, firstName: 'Elena', lastName: 'Bruni' };

/** The demo's members and staff, all with the published password. */
export async function seedMembers(
  connection: Connection,
  companyIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  // They have not looked for some days.
  const notices_seen_at = new Date(now.getTime() - 4 * 86_400_000);
  for (const { role, company = 'rossi', ...person } of members) {
    const company_id = known(companyIds, company);
    const account_id = await insertAccount(connection, person, { passwordHash, now });
    const is_notified = role === 'owner';
    const member = { account_id, company_id, role, is_notified, notices_seen_at, created_at: now };
    await connection.insertInto('member').values(member).execute();
  }
  const account_id = await insertAccount(connection, admin, { passwordHash, now });
  await connection
    .insertInto('staff_member')
    .values({ account_id, role: 'admin', created_at: now })
    .execute();
}

async function insertAccount(
  connection: Connection,
  { email, firstName, lastName }: Person,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<string> {
  const account = accountRow({
    email,
    passwordHash,
    first_name: firstName,
    last_name: lastName,
    mobile_number: '3331234567',
    country_code: '+39',
    country: 'IT',
    gender: null,
    language: 'it',
  });
  const { id } = await connection
    .insertInto('account')
    .values({ ...account, email_verified_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
