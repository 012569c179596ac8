import type { Language } from './language.ts';

/** BCP 47 tag whose habits each language follows: European English, as the rest of the site is. */
const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };
/** English reads AM and PM, Italian and French the 24-hour clock (decisions.md 10.8). */
const clocks: Record<Language, Intl.DateTimeFormatOptions> = {
  en: { hour: 'numeric', minute: '2-digit', hour12: true },
  it: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  fr: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = language + JSON.stringify(options);
  const made = dateFormats.get(id) ?? new Intl.DateTimeFormat(locales[language], options);
  dateFormats.set(id, made);
  return made;
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = language + JSON.stringify(options);
  const made = numberFormats.get(id) ?? new Intl.NumberFormat(locales[language], options);
  numberFormats.set(id, made);
  return made;
}

/** '€ 1.234,50' from 123450 minor units; whole euros drop the cents when `short`. */
export function formatMoney(
  amountMinor: number,
  language: Language,
  { currency = 'EUR', short = false }: { currency?: string; short?: boolean } = {},
): string {
  const digits = short && amountMinor % 100 === 0 ? 0 : 2;
  return numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 100);
}

export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, {}).format(value);
}

/** '850 m', '1.2 km', '14 km': no finer than a way as the crow flies is worth. */
export function formatDistance(km: number, language: Language): string {
  if (km < 0.95) {
    const metres = Math.max(50, Math.round(km * 20) * 50);
    return numberFormat(language, { style: 'unit', unit: 'meter' }).format(metres);
  }
  const maximumFractionDigits = km < 9.95 ? 1 : 0;
  return numberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits }).format(km);
}

/**
 * A local wall-clock date or date-time of the wire (`YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`) as a Date whose UTC
 * fields are the wall clock's: the visitor's own time zone must never move it.
 */
function wallClock(local: string): Date {
  return new Date(`${local.slice(0, 10)}T${local.slice(11, 16) || '00:00'}:00Z`);
}

/** '26-03-2027', the day-month-year of fields and summaries. */
export function formatDate(local: string): string {
  return local.slice(0, 10).split('-').toReversed().join('-');
}

/** '26/03/2027', where space is short. */
export function formatDateSlashes(local: string): string {
  return formatDate(local).replaceAll('-', '/');
}

/** 'Friday 26 March 2027', 'venerdì 26 marzo 2027'. */
export function formatLongDate(local: string, language: Language): string {
  return dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(wallClock(local));
}

/** 'Fri 26 Mar', 'ven 26 mar'. */
export function formatShortDate(local: string, language: Language): string {
  return dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    wallClock(local),
  );
}

/** 'March 2027', 'marzo 2027'. */
export function formatMonth(local: string, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(wallClock(local));
}

/** 'Friday', 'venerdì'. */
export function formatWeekday(local: string, language: Language): string {
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(wallClock(local));
}

/** '3:05 PM', '15:05'. Takes `HH:mm` or a local date-time. */
export function formatTime(local: string, language: Language): string {
  const time = local.length === 5 ? local : local.slice(11, 16);
  return dateFormat(language, { ...clocks[language], timeZone: 'UTC' })
    .format(wallClock(`2000-01-01T${time}`))
    .toUpperCase();
}

/** '26-03-2027, 3:05 PM'. */
export function formatDateTime(local: string, language: Language): string {
  return `${formatDate(local)}, ${formatTime(local, language)}`;
}

/** 'Friday 26 March 2027, 3:05 PM': running text. */
export function formatMoment(local: string, language: Language): string {
  return `${formatLongDate(local, language)}, ${formatTime(local, language)}`;
}

/**
 * The last minute before a moment, in words: 'until midnight' leaves open which of a day's two midnights is meant
 * (decisions.md 10.8).
 */
export function formatDeadline(local: string, language: Language): string {
  const lastMinute = new Date(wallClock(local).getTime() - 60_000);
  return formatMoment(lastMinute.toISOString().slice(0, 16), language);
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

/** 'France, Monaco and Switzerland' from ISO 3166 codes. */
export function formatCountries(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' });
  return new Intl.ListFormat(locales[language]).format(codes.map((code) => names.of(code) ?? code));
}
