import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { addClosingDays as call } from '@nolo/contract/business/closing-days.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { insertClosingDays } from './closing-days-store.ts';
import { findSettings } from './settings-store.ts';

/**
 * Closes a company on some days: nobody books a pickup or return then, and what is booked stays.
 * @throws AppError `request.invalid` of days that have passed, `closing_days.taken`
 */
export async function addClosingDays(
  { clock, database }: Deps,
  caller: MemberCaller,
  days: CallParsed<typeof call>['body'],
): Promise<{ id: number }> {
  const { companyId } = caller;
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const { time_zone } = await findSettings(transaction, companyId);
    if (days.starts_on < localDate(toLocal(at.toISOString(), time_zone)))
      throw new AppError('request.invalid', { fields: { starts_on: 'day_in_past' } });
    const id = await insertClosingDays(transaction, { companyId, ...days });
    if (id === null) throw new AppError('closing_days.taken');
    await insertAuditEvent(transaction, caller, {
      action: 'closing_days_added',
      object: closingDaysText(days),
      at,
    });
    return { id };
  });
}

/** '2027-12-24 – 2027-12-26, Natale': the trail is read in every language. */
export function closingDaysText(days: { starts_on: string; ends_on: string; reason: string }): string {
  const { starts_on, ends_on, reason } = days;
  const range = starts_on === ends_on ? starts_on : `${starts_on} – ${ends_on}`;
  return reason === '' ? range : `${range}, ${reason}`;
}
