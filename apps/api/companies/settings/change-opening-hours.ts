import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { changeOpeningHours as call } from '@nolo/contract/business/company.ts';
import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import type { OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import { WEEKDAYS } from '@nolo/domain/calendar/local-date-time.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findSettings, updateCompany } from './settings-store.ts';

/** Says when the company is open and how much notice it needs; bookings that stand are kept as they are. */
export async function changeOpeningHours(
  { clock, database }: Deps,
  caller: MemberCaller,
  { opening_time, lead_minutes, turnaround_minutes }: CallParsed<typeof call>['body'],
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const before = await findSettings(transaction, companyId, { forUpdate: true });
    await updateCompany(transaction, companyId, {
      opening_hours: JSON.stringify(opening_time),
      lead_minutes,
      turnaround_minutes,
      hours_set_at: at,
    });
    const change = auditChange(
      {
        opening_time: hoursText(before.opening_hours),
        lead_minutes: before.lead_minutes,
        turnaround_minutes: before.turnaround_minutes,
      },
      { opening_time: hoursText(opening_time), lead_minutes, turnaround_minutes },
    );
    await insertAuditEvent(transaction, caller, {
      action: 'hours_changed',
      object: before.name,
      at,
      ...(change && { change }),
    });
  });
}

/** '1: 09:00-19:00, 2: …', days from Monday on: the trail is read in every language. */
function hoursText(hours: OpeningHours): string {
  if (hours === 'open_24_hours') return '24/7';
  return WEEKDAYS.flatMap((day, index) =>
    hours[day].checked ? [`${index + 1}: ${hours[day].from}-${hours[day].to}`] : [],
  ).join(', ');
}
