import type { Statement as ShownStatement } from '@nolo/contract/statements.ts';
import type { StatementLine } from '@nolo/domain/commission/statement.ts';
import { timeInItaly } from '@nolo/domain/calendar/zone.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCaller, StaffCaller } from '../../platform/caller.ts';
import { readStatement, type AskedStatement } from './read-statement.ts';

/**
 * A company's statement of a month (docs/specification/money.md 7), for its members and for the platform's finance.
 * @throws AppError `company.not_found`, `company.no_statement`
 */
export async function showStatement(
  deps: Deps,
  _caller: MemberCaller | StaffCaller,
  asked: AskedStatement,
): Promise<{ statement: ShownStatement }> {
  const { company, month, months, isRunning, statement, names } = await readStatement(deps, asked);
  return {
    statement: {
      company: company.name,
      month,
      months,
      is_running: isRunning,
      opening: statement.openingMinor,
      closing: statement.closingMinor,
      sums: statement.sums,
      price: statement.priceMinor,
      commission: statement.commissionMinor,
      bookings: statement.bookings.map(({ bookingId, lines, balanceMinor }) => ({
        id: bookingId,
        number: names.get(bookingId)?.number ?? '',
        car: names.get(bookingId)?.car ?? '',
        lines: lines.map(wireLine),
        balance: balanceMinor,
      })),
    },
  };
}

function wireLine(line: StatementLine): ShownStatement['bookings'][number]['lines'][number] {
  return {
    at: timeInItaly(new Date(line.at)),
    kind: line.kind,
    renter: line.renterMinor,
    price: line.priceMinor,
    commission: line.commissionMinor,
    balance: line.balanceMinor,
    debt: line.debtMinor,
  };
}
