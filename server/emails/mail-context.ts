import type { ReactElement } from 'react';
import en from '../../locales/en/emails.ts';
import fr from '../../locales/fr/emails.ts';
import it from '../../locales/it/emails.ts';
import type { Language } from '../../locales/language.ts';

type MailText = keyof typeof en;
const texts: Record<Language, Record<MailText, string>> = { en, it, fr };
const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };

/** One message, ready to be rendered. */
export type Composed = { subject: string; body: ReactElement };

/** What a template writes with: the reader's words, money and dates, and addresses of the site. */
export type MailContext = {
  language: Language;
  t: (text: MailText, values?: Record<string, string>) => string;
  money: (minor: number) => string;
  /** A wall-clock moment, `YYYY-MM-DDTHH:mm`, in words. */
  moment: (local: string) => string;
  /** Address of a page: `link('my-booking')`. */
  link: (path: string) => string;
};

export function mailContext(language: Language, origin: string): MailContext {
  const amount = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  const date = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: language === 'en',
    // Wall clock: read and written as UTC, so that no zone moves it.
    timeZone: 'UTC',
  });
  return {
    language,
    t: (text, values = {}) =>
      texts[language][text].replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? ''),
    money: (minor) => amount.format(minor / 100),
    moment: (local) => date.format(new Date(`${local}Z`)),
    link: (path) => `${origin}/${language}${path === '' ? '' : `/${path}`}`,
  };
}
