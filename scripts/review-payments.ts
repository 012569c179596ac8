import { pino } from 'pino';
import { payoutHoldsOf } from '@nolo/domain/commission/payout.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { endUnfundedBooking } from '@nolo/api/bookings/end-unfunded-booking.ts';
import { resolvePaymentCase } from '@nolo/api/bookings/resolve-payment-case.ts';
import { listOpenPaymentCases } from '@nolo/api/payments/payment-case-store.ts';
import { findPaymentFacts } from '@nolo/api/payments/payout-store.ts';
import type { Database } from '@nolo/db/database.ts';
import { startJobs } from '@nolo/api/platform/jobs.ts';
import { connectToSite } from './development/connect-to-site.ts';
import { runOnDatabase } from './development/run-on-database.ts';

const USAGE = `Money matters that a person has to look at (docs/going-live.md).

  npm run payments -- list             what is open, oldest first
  npm run payments -- end NUMBER       ends a booking that holds its car, and whose whole payment has gone back
  npm run payments -- resolve ID       done with it; of a refund that failed, what is owed counts as paid outside

Needs DATABASE_URL as the server has it, "end" also DOCUMENTS_KEY and DATA_DIR; beside "npm start" it finds it itself.
`;

async function list(database: Database): Promise<string> {
  const cases = await listOpenPaymentCases(database);
  if (cases.length === 0) return 'Nothing is open.';
  const lines = cases.map(async ({ id, kind, reference, number, booking_id, details, found_at }) => {
    const holds = booking_id === null ? [] : payoutHoldsOf(await findPaymentFacts(database, booking_id));
    const parts = [id, found_at.toISOString(), kind, number ?? '-', reference, JSON.stringify(details)];
    return `${parts.join('  ')}${holds.length > 0 ? `  payout held: ${holds.join(', ')}` : ''}`;
  });
  return (await Promise.all(lines)).join('\n');
}

const OUTCOMES = {
  ended: 'is ended: its car is free, renter and company have a mail.',
  unknown: 'is no booking.',
  not_unfunded: 'has begun, has ended, or its payment has not gone back as a whole.',
};

/** A mail follows from it, so it needs the queue of the site. */
async function end(number: string): Promise<string> {
  const site = await connectToSite();
  if (site === null)
    return `DATABASE_URL and DOCUMENTS_KEY (or a running "npm start") are missing.\n\n${USAGE}`;
  const jobs = await startJobs(site.pool, pino({ level: 'silent' }), site);
  try {
    return `${number} ${OUTCOMES[await endUnfundedBooking({ ...site, jobs }, { number })]}`;
  } finally {
    await jobs.stop();
    await site.database.destroy();
  }
}

async function run(database: Database, [command, id]: string[]): Promise<string> {
  if (command === 'list') return list(database);
  if (command === 'end' && id !== undefined) return end(id);
  if (command !== 'resolve' || id === undefined || !/^\d+$/.test(id)) return USAGE;
  const done = await resolvePaymentCase({ database, clock: { now: () => new Date() } }, { id });
  if (done === null) return `${id} is not open.`;
  const { settledMinor } = done;
  const settled = `: ${formatMoney(settledMinor, 'en')} count as paid to the renter outside the provider`;
  return `${id} is resolved${settledMinor > 0 ? settled : ''}.`;
}

await runOnDatabase(USAGE, run);
