import { parseLocalDate } from '@nolo/domain/calendar/local-date-time.ts';

const DAY_FIRST = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/;
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/;

/**
 * A date as it is typed in the pages' order (10-12-1985, 10/12/1985, 10.12.1985, 10121985), or as a browser fills it in
 * (1985-12-10): `YYYY-MM-DD`. A text that is no date comes back as it is, for the rules to refuse.
 */
export function readTypedDate(typed: string): string {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  return parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? text;
}
