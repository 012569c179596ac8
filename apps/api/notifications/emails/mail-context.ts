import type { ReactElement } from 'react';
import {
  formatDateTime,
  formatDayTime,
  formatDeadline,
  formatMoment,
  formatMoney,
} from '@nolo/i18n/format.ts';
import enDocuments from '@nolo/i18n/en/documents.ts';
import enEmails from '@nolo/i18n/en/emails.ts';
import enInclusions from '@nolo/i18n/en/inclusions.ts';
import enPrice from '@nolo/i18n/en/price.ts';
import frDocuments from '@nolo/i18n/fr/documents.ts';
import frEmails from '@nolo/i18n/fr/emails.ts';
import frInclusions from '@nolo/i18n/fr/inclusions.ts';
import frPrice from '@nolo/i18n/fr/price.ts';
import itDocuments from '@nolo/i18n/it/documents.ts';
import itEmails from '@nolo/i18n/it/emails.ts';
import itInclusions from '@nolo/i18n/it/inclusions.ts';
import itPrice from '@nolo/i18n/it/price.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { MailSite } from './mail-site.ts';
import { translator, type Translate } from '@nolo/i18n/translate.ts';

const documents = { en: enDocuments, it: itDocuments, fr: frDocuments };
const emails = { en: enEmails, it: itEmails, fr: frEmails };
const inclusions = { en: enInclusions, it: itInclusions, fr: frInclusions };
const prices = { en: enPrice, it: itPrice, fr: frPrice };

/** One message, ready to be rendered. */
export type Composed = {
  subject: string;
  body: ReactElement;
  /** Whom an answer reaches, where that is not who the message speaks for. */
  replyTo?: string;
  /** Where a mail program's own button posts (RFC 8058), of what the law wants a way out of. */
  unsubscribe?: string;
};

/** What a template writes with: the reader's words, money and dates, and addresses of the site. */
export type MailContext = {
  /** The website it speaks for. */
  site: MailSite;
  language: Language;
  t: Translate<'emails'>;
  /** Names of documents, and what is found of them. */
  documents: Translate<'documents'>;
  /** What a rental includes. */
  inclusions: Translate<'inclusions'>;
  /** Names of a quote's lines and sums. */
  price: Translate<'price'>;
  money: (minor: number) => string;
  /** A pickup or return among a mail's facts: weekday, numeric date and time, as on the booking's page. */
  dayTime: (local: string) => string;
  /** When something happened, among a mail's facts. */
  dateTime: (local: string) => string;
  /** A wall-clock moment, `YYYY-MM-DDTHH:mm`, in the words of a sentence. */
  moment: (local: string) => string;
  /** The last minute before a wall-clock moment, in words. */
  deadline: (local: string) => string;
  /** Address of a page: `link('my-booking')`; what is undefined of the query is left out. */
  link: (path: string, query?: Record<string, string | undefined>) => string;
};

function queryOf(query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

export function mailContext(language: Language, site: MailSite): MailContext {
  return {
    site,
    language,
    t: translator<'emails'>(emails[language], language),
    documents: translator<'documents'>(documents[language], language),
    inclusions: translator<'inclusions'>(inclusions[language], language),
    price: translator<'price'>(prices[language], language),
    money: (minor) => formatMoney(minor, language),
    dayTime: (local) => formatDayTime(local, language),
    dateTime: (local) => formatDateTime(local, language),
    moment: (local) => formatMoment(local, language),
    deadline: (local) => formatDeadline(local, language),
    link: (path, query) => `${site.origin}/${language}${path === '' ? '' : `/${path}`}${queryOf(query)}`,
  };
}
