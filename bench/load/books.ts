import { sql } from 'kysely';
import { Stripe } from 'stripe';
import type { Database } from '@nolo/db/database.ts';
import type { LoadStage } from './load-stage.ts';
import type { Promised } from './renter-load.ts';

async function count(database: Database, statement: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`${sql.raw(statement)}`.execute(database);
  return Number(rows[0]?.count);
}

/** Cars that two bookings hold at the same time. */
export const countDoubledHolds = (database: Database) =>
  count(
    database,
    `SELECT count(*) FROM hold a JOIN hold b ON a.car_id = b.car_id AND a.id < b.id AND a.during && b.during`,
  );

/** Bookings that count, and whose car is free for others. */
export const countLostHolds = (database: Database) =>
  count(
    database,
    `SELECT count(*) FROM booking b WHERE status IN ('PENDING', 'PAID')
       AND NOT EXISTS (SELECT 1 FROM hold h WHERE h.booking_id = b.id)`,
  );

const countUneven = (database: Database) =>
  count(
    database,
    `SELECT count(*) FROM (SELECT booking_id FROM ledger_entry GROUP BY booking_id
       HAVING sum(amount_minor) <> 0) uneven`,
  );

const countUndone = (database: Database) =>
  count(
    database,
    `SELECT (SELECT count(*) FROM jobs.job
               WHERE name = 'send-mail' AND state IN ('created', 'retry', 'active'))
          + (SELECT count(*) FROM refund WHERE status = 'requested') AS count`,
  );

type Statuses = Map<string, { status: string; isPaid: boolean }>;

async function statusesOf(database: Database): Promise<Statuses> {
  const rows = await database.selectFrom('booking').select(['id', 'status', 'paid_at']).execute();
  return new Map(rows.map(({ id, status, paid_at }) => [id, { status, isPaid: paid_at !== null }]));
}

/** What a renter was told and is not so. */
function broken(promised: Promised, bookings: Statuses): number {
  const unknown = [...promised.reserved].filter((id) => !bookings.has(id));
  const unpaid = [...promised.paid].filter((id) => bookings.get(id)?.isPaid !== true);
  const uncancelled = [...promised.cancelled].filter((id) => bookings.get(id)?.status !== 'CANCELLED');
  return unknown.length + unpaid.length + uncancelled.length;
}

type Money = { charges: number; netMinor: number };

/** By booking: what the provider has of it, refunds taken off, and in how many payments. */
async function moneyAtProvider({ provider, providerKey }: LoadStage): Promise<Map<string, Money>> {
  const { hostname: host, port } = new URL(provider.origin);
  const stripe = new Stripe(providerKey, { host, port, protocol: 'http', telemetry: false });
  const found = new Map<string, Money>();
  for await (const charge of stripe.charges.list({ limit: 100 })) {
    if (!charge.paid) continue;
    const id = charge.transfer_group ?? charge.id;
    const { charges, netMinor } = found.get(id) ?? { charges: 0, netMinor: 0 };
    const more = charge.amount - charge.amount_refunded;
    found.set(id, { charges: charges + 1, netMinor: netMinor + more });
  }
  return found;
}

/** By booking: what the ledger says that the provider has. */
async function moneyInLedger(database: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; minor: number }>`
    SELECT booking_id AS id, sum(amount_minor)::int AS minor FROM ledger_entry
    WHERE account = 'provider_cash' AND kind <> 'provider_fee' GROUP BY booking_id`.execute(database);
  return new Map(rows.map(({ id, minor }) => [id, minor]));
}

/** What should be nothing once the dust has settled; and how much there was. */
export type Verdict = {
  doubledHolds: number;
  lostHolds: number;
  brokenPromises: number;
  /** Bookings for which provider and ledger have different amounts. */
  differences: number;
  paidTwice: number;
  uneven: number;
  /** Mails and refunds that have not been sent. */
  undone: number;
  repeatedMails: number;
  /** What there was: bookings, payments, mails. */
  bookings: number;
  payments: number;
  mails: number;
};

export async function judge(stage: LoadStage, promised: Promised): Promise<Verdict> {
  const { database, mail } = stage;
  // The provider first: what is paid or refunded meanwhile is in the ledger a little later.
  const provider = await moneyAtProvider(stage);
  const ledger = await moneyInLedger(database);
  const bookings = await statusesOf(database);
  const ids = new Set([...provider.keys(), ...ledger.keys()]);
  const differing = [...ids].filter((id) => (provider.get(id)?.netMinor ?? 0) !== (ledger.get(id) ?? 0));
  const mailIds = mail.messageIds();
  const payments = [...provider.values()];
  return {
    doubledHolds: await countDoubledHolds(database),
    lostHolds: await countLostHolds(database),
    brokenPromises: broken(promised, bookings),
    differences: differing.length,
    paidTwice: payments.filter(({ charges }) => charges > 1).length,
    uneven: await countUneven(database),
    undone: await countUndone(database),
    repeatedMails: mailIds.length - new Set(mailIds).size,
    bookings: bookings.size,
    payments: payments.reduce((sum, { charges }) => sum + charges, 0),
    mails: mailIds.length,
  };
}
