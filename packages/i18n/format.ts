import { signed, writeAmount } from './format-number.ts';
import type { Language } from './language.ts';
import { regional } from './regional.ts';

const NO_BREAK_SPACE = '\u00a0';

/** '€1,234.50', '1234,50 €' from 123450 minor units; whole euros drop the cents when `short`. */
export function formatMoney(
  amountMinor: number,
  language: Language,
  { short = false }: { short?: boolean } = {},
): string {
  const digits = short && amountMinor % 100 === 0 ? 0 : 2;
  return signed(amountMinor / 100, (euros) => {
    const written = writeAmount(euros, language, { least: digits, most: digits });
    return language === 'en' ? `€${written}` : `${written}${NO_BREAK_SPACE}€`;
  });
}

/** An amount as it stands in a field for euros: '12', '12,50' or '12.50'; empty for none. */
export function amountInField(amountMinor: number | null, language: Language): string {
  if (amountMinor === null) return '';
  const euros = amountMinor % 100 === 0 ? String(amountMinor / 100) : (amountMinor / 100).toFixed(2);
  return language === 'en' ? euros : euros.replace('.', ',');
}

/** '15%', '15 %'. */
export function formatPercent(percent: number, language: Language): string {
  return `${writeAmount(percent, language, {})}${language === 'fr' ? NO_BREAK_SPACE : ''}%`;
}

/** '34,215 km', '34.215 km'. */
export function formatKilometres(km: number, language: Language): string {
  return `${writeAmount(km, language, {})}${NO_BREAK_SPACE}km`;
}

/** '850 m', '1.2 km', '14 km': no finer than a way as the crow flies is worth. */
export function formatDistance(km: number, language: Language): string {
  const isShort = km < 0.95;
  const length = isShort ? Math.max(50, Math.round(km * 20) * 50) : km;
  const most = isShort || km >= 9.95 ? 0 : 1;
  return `${writeAmount(length, language, { most })}${NO_BREAK_SPACE}${isShort ? 'm' : 'km'}`;
}

/**
 * A local wall-clock date or date-time of the wire (`YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`) as a Date whose UTC
 * fields are the wall clock's: the visitor's own time zone must never move it.
 */
function wallClock(local: string): Date {
  return new Date(`${local.slice(0, 10)}T${local.slice(11, 16) || '00:00'}:00Z`);
}

/**
 * '26-03-2027': fields, tables, facts, PDFs and mails in every language (docs/specification/languages.md 3). Words are
 * for sentences.
 */
export function formatDate(local: string): string {
  return local.slice(0, 10).split('-').toReversed().join('-');
}

/** 'Fri 26-03-2027', 'ven 26-03-2027': the day of a pickup or return, which people plan by its weekday. */
export function formatDay(local: string, language: Language): string {
  return `${shortWeekday(local, language)} ${formatDate(local)}`;
}

/** 'Friday 26 March 2027', 'venerdì 26 marzo 2027': inside sentences, and what a screen reader says of a day. */
export function formatLongDate(local: string, language: Language): string {
  return `${formatWeekday(local, language)} ${formatWrittenDate(local, language)}`;
}

/** '26 March 2027': inside sentences, where the weekday is no matter. */
export function formatWrittenDate(local: string, language: Language): string {
  return `${dayOfMonth(local, language)} ${formatMonth(local, language)}`;
}

/** 'Fri 26 Mar', 'ven. 26 mars': days of a rental in running text, where the year is no matter. Stays on one line. */
export function formatShortDay(local: string, language: Language): string {
  const month = monthName(wallClock(local), language);
  const short = language === 'fr' ? shortFrench(month) : month.slice(0, 3);
  return [shortWeekday(local, language), dayOfMonth(local, language), short].join(NO_BREAK_SPACE);
}

/** 'Fri 26 Mar, 3 PM', 'ven 26 mar, 15:00'. */
export function formatShortMoment(local: string, language: Language): string {
  return `${formatShortDay(local, language)}, ${formatHour(local, language)}`;
}

/** 'janv.', 'mars', 'juil.': French cuts a month before a vowel, and short ones not at all. */
function shortFrench(month: string): string {
  if (month.length < 5) return month;
  return `${month.slice(0, /^(janv|févr|juil|sept)/.test(month) ? 4 : 3)}.`;
}

function shortWeekday(local: string, language: Language): string {
  return `${formatWeekday(local, language).slice(0, 3)}${language === 'fr' ? '.' : ''}`;
}

/** French counts a month's first day, and only that. */
function dayOfMonth(local: string, language: Language): string {
  const day = Number(local.slice(8, 10));
  return language === 'fr' && day === 1 ? '1er' : `${day}`;
}

/** 'March 2027', 'marzo 2027'. */
export function formatMonth(local: string, language: Language): string {
  return `${monthName(wallClock(local), language)} ${local.slice(0, 4)}`;
}

/** 'Friday', 'venerdì'. */
export function formatWeekday(local: string, language: Language): string {
  return weekdayName(wallClock(local), language);
}

/**
 * '3:05 PM', '15:05': English reads AM and PM, Italian and French the 24-hour clock
 * (docs/specification/languages.md 3). Takes `HH:mm` or a local date-time.
 */
export function formatTime(local: string, language: Language): string {
  const time = local.length === 5 ? local : local.slice(11, 16);
  if (language !== 'en') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}${NO_BREAK_SPACE}${hour < 12 ? 'AM' : 'PM'}`;
}

/** '3 PM', '3:05 PM', '15:00': opening hours, which most companies have on the hour. */
export function formatHour(local: string, language: Language): string {
  const time = formatTime(local, language);
  return language === 'en' ? time.replace(':00', '') : time;
}

/** '26-03-2027, 3:05 PM'. */
export function formatDateTime(local: string, language: Language): string {
  return `${formatDate(local)}, ${formatTime(local, language)}`;
}

/** 'Fri 26-03-2027, 3:05 PM': a pickup or return among the facts of page, mail, receipt and calendar file. */
export function formatDayTime(local: string, language: Language): string {
  return `${formatDay(local, language)}, ${formatTime(local, language)}`;
}

/** 'Friday 26 March 2027, 3:05 PM', 'venerdì 26 marzo 2027 alle 15:05': inside sentences. */
export function formatMoment(local: string, language: Language): string {
  const at = { en: ',', it: ' alle', fr: ' à' }[language];
  return `${formatLongDate(local, language)}${at} ${formatTime(local, language)}`;
}

/** 'Until midnight' leaves open which of a day's two midnights is meant (docs/specification/languages.md 3). */
function lastMinuteBefore(local: string): string {
  return new Date(wallClock(local).getTime() - 60_000).toISOString().slice(0, 16);
}

/** The last minute before a moment, in words. */
export function formatDeadline(local: string, language: Language): string {
  return formatMoment(lastMinuteBefore(local), language);
}

/** The same where there is little room: 'Tue 1 Dec, 11:59 PM'. */
export function formatShortDeadline(local: string, language: Language): string {
  return formatShortMoment(lastMinuteBefore(local), language);
}

/** The last minute before a local date-time of the same day, or of the midnight that ends it. */
export function formatDeadlineTime(local: string, language: Language): string {
  return formatTime(lastMinuteBefore(local), language);
}

/** An instant (ISO with Z) on the clock of an IANA time zone, as a local date-time of the wire. */
export function localDateTime(instant: string, timeZone = 'Europe/Rome'): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant));
  return parts.replace(' ', 'T');
}

/** 'last name, first name and gender'. */
export function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(regional[language]).format(parts);
}

/** Days from Sunday on, as `Date` counts, and months: as CLDR has them. A weekday's first three letters are its short form. */
const names: Record<Language, { weekdays: string; months: string }> = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    months: 'January February March April May June July August September October November December',
  },
  it: {
    weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  },
  fr: {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
};

function weekdayName(date: Date, language: Language): string {
  return names[language].weekdays.split(' ')[date.getUTCDay()] ?? '';
}

function monthName(date: Date, language: Language): string {
  return names[language].months.split(' ')[date.getUTCMonth()] ?? '';
}
