import type { User } from '@nolo/contract/accounts.ts';
import { localDate, parseLocalDate, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { ageOn } from '@nolo/domain/identity/age.ts';
import { STATED_AGES, STATED_LICENCE_YEARS, type StatedDriver } from '@nolo/domain/rental/stated-driver.ts';

/** What an account says of its renter as the driver of a rental that begins at `pickup`. */
export function driverOfAccount(
  { dob, dl_issue_date }: Pick<User, 'dob' | 'dl_issue_date'>,
  pickup: LocalDateTime,
): StatedDriver {
  const years = (since: string | null, { from, to }: { from: number; to: number }) => {
    const day = parseLocalDate(since ?? '');
    const full = day === null ? null : ageOn(day, localDate(pickup));
    return full === null || full > to ? null : Math.max(from, full);
  };
  return { age: years(dob, STATED_AGES), licenceYears: years(dl_issue_date, STATED_LICENCE_YEARS) };
}
