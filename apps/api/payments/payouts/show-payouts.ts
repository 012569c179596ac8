import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffCompanyPayouts, staffPayouts } from '@nolo/contract/staff/payouts.ts';
import { payoutHolds, payoutsByCompany } from '@nolo/domain/commission/payout.ts';
import { findCompanyStatus } from '../../companies/status/company-status-store.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { countPayoutsByState, listPayoutsOfBookings } from './payout-list-store.ts';
import { listPayoutRows } from './share-store.ts';

/** What each company gets now, later, or not before something is settled, and what it owes. */
export async function showPayouts(
  { database }: Pick<Deps, 'database'>,
  _caller: StaffCaller,
): Promise<CallData<typeof staffPayouts>> {
  const companies = payoutsByCompany(await listPayoutRows(database));
  return {
    companies: companies.map(({ companyId, companyName, bookings, due, held, at_check_in, owed }) => {
      const found = new Set(bookings.flatMap(({ payout }) => payout.holds));
      const holds = payoutHolds.filter((hold) => found.has(hold));
      return { id: companyId, name: companyName, due, held, at_check_in, owed, holds };
    }),
    counts: await countPayoutsByState(database, null),
  };
}

/**
 * The same of one company, booking by booking.
 * @throws AppError `company.not_found`
 */
export async function showCompanyPayouts(
  { database }: Pick<Deps, 'database'>,
  _caller: StaffCaller,
  { id }: { id: number },
): Promise<CallData<typeof staffCompanyPayouts>> {
  const company = await findCompanyStatus(database, id);
  if (company === null) throw new AppError('company.not_found');
  const [found] = payoutsByCompany(await listPayoutRows(database, { companyId: id }));
  const { due, held, at_check_in, owed, bookings } = found ?? NOTHING;
  const sent = await listPayoutsOfBookings(
    database,
    bookings.map(({ bookingId }) => bookingId),
  );
  return {
    company: {
      id,
      name: company.name,
      due,
      held,
      at_check_in,
      owed,
      bookings: bookings.map(({ bookingId, number, status, startsAt, owedMinor, payout }) => ({
        id: bookingId,
        number,
        status,
        starts_at: startsAt.toISOString(),
        payout: { state: payout.state, amount: payout.amountMinor, holds: payout.holds },
        owed: owedMinor,
        payouts: sent
          .filter((one) => one.bookingId === bookingId)
          .map((one) => ({ id: one.id, state: one.state, amount: one.amountMinor })),
      })),
      counts: await countPayoutsByState(database, id),
    },
  };
}

const NOTHING = { due: 0, held: 0, at_check_in: 0, owed: 0, bookings: [] };
