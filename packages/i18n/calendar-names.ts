import type { Language } from './language.ts';

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

export function weekdayName(date: Date, language: Language): string {
  return names[language].weekdays.split(' ')[date.getUTCDay()] ?? '';
}

export function monthName(date: Date, language: Language): string {
  return names[language].months.split(' ')[date.getUTCMonth()] ?? '';
}
