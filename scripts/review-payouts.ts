import {
  payoutsByCompany,
  type CompanyPayouts,
  type Payout,
  type PayoutHold,
} from '@nolo/domain/commission/payout.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { listPayoutRows, type PayoutRow } from '@nolo/api/payments/payout-store.ts';
import type { Database } from '@nolo/db/database.ts';
import { runOnDatabase } from './development/run-on-database.ts';

const USAGE = `What the companies' money is doing (docs/going-live.md).

  npm run payouts -- due               by company: due now, held back and why, to come at check-in, owed by it
  npm run payouts -- due COMPANY_ID    each booking of one company

Needs DATABASE_URL as the server has it; beside "npm start" it finds it itself.
`;

const REASONS: Record<PayoutHold, string> = {
  dispute_open: 'dispute open',
  dispute_lost: 'dispute lost',
  fraud_warning: 'fraud warning',
  refund_pending: 'refund pending',
  under_review: 'under review',
  not_handed_over: "checked in, and still the renter's in the ledger",
};
const STATES = { nothing: '-', due: 'due', held: 'held', at_check_in: 'at check-in' };

const euros = (amountMinor: number) => formatMoney(amountMinor, 'en');

function bookingLine({
  number,
  startsAt,
  status,
  owedMinor,
  payout,
}: PayoutRow & { payout: Payout }): string {
  const reasons = payout.holds.map((hold) => REASONS[hold]).join(', ');
  const state = reasons === '' ? STATES[payout.state] : `${STATES[payout.state]}: ${reasons}`;
  const owed = owedMinor === 0 ? [] : [`owes us ${euros(owedMinor)}`];
  return `  ${[number, startsAt.toISOString(), status, euros(payout.amountMinor), state, ...owed].join('  ')}`;
}

/** Held ones are always named: somebody has to settle them. */
function describe(company: CompanyPayouts<PayoutRow>, isAll: boolean): string[] {
  const { companyId, companyName, due, held, at_check_in, owed } = company;
  const sums = `due ${euros(due)}  held ${euros(held)}  at check-in ${euros(at_check_in)}  owes us ${euros(owed)}`;
  const shown = company.bookings.filter(({ payout }) => isAll || payout.state === 'held');
  return [`${companyId}  ${companyName}  ${sums}`, ...shown.map(bookingLine)];
}

async function run(database: Database, [command, id]: string[]): Promise<string> {
  if (command !== 'due' || (id !== undefined && !/^\d+$/.test(id))) return USAGE;
  const companies = payoutsByCompany(await listPayoutRows(database));
  const wanted = companies.filter(({ companyId }) => id === undefined || companyId === Number(id));
  if (wanted.length === 0) return 'Nothing is due, held, to come or owed.';
  return wanted.flatMap((company) => describe(company, id !== undefined)).join('\n');
}

await runOnDatabase(USAGE, run);
