import { createElement as h, type ReactElement, type ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Text,
} from 'react-email';
import { greetingName } from '@nolo/domain/account/greeting-name.ts';
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
import enInvoice from '@nolo/i18n/en/invoice.ts';
import enPrice from '@nolo/i18n/en/price.ts';
import frDocuments from '@nolo/i18n/fr/documents.ts';
import frEmails from '@nolo/i18n/fr/emails.ts';
import frInclusions from '@nolo/i18n/fr/inclusions.ts';
import frInvoice from '@nolo/i18n/fr/invoice.ts';
import frPrice from '@nolo/i18n/fr/price.ts';
import itDocuments from '@nolo/i18n/it/documents.ts';
import itEmails from '@nolo/i18n/it/emails.ts';
import itInclusions from '@nolo/i18n/it/inclusions.ts';
import itInvoice from '@nolo/i18n/it/invoice.ts';
import itPrice from '@nolo/i18n/it/price.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { translator, type Translate } from '@nolo/i18n/translate.ts';
import { deliveredLogo } from '@nolo/domain/website/delivered-logo.ts';
import { primaryTones } from '@nolo/domain/website/primary-tones.ts';
import { defaultColors } from '@nolo/domain/website/theme.ts';
import type { Config } from '../../platform/config.ts';
import type { PickupFound } from './mail-definitions.ts';
import { legalOf, type Website } from '../../websites/website-store.ts';

/** Text on a filled ground, and coloured text on the paper: each readable (WCAG 1.4.3). */
type Tones = { fill: string; onFill: string; text: string };

/** The website a message speaks for: its address, its name and its looks. */
export type MailSite = {
  origin: string;
  name: string;
  /** Address of its logo; null: the name stands there. */
  logo: string | null;
  light: Tones;
  dark: Tones;
  /** Whose it is. */
  legal: { company: string; vat: string };
  /** Who runs bookings and payments for it; null: itself. */
  operator: string | null;
  /** Where somebody of the platform reads what is replied to a decision of its staff. */
  operatorEmail: string;
};

type Brand = Pick<Config, 'OPERATOR_EMAIL' | 'OPERATOR_NAME' | 'OPERATOR_VAT' | 'PUBLIC_ORIGIN'>;

function tonesOf(color: string): Pick<MailSite, 'light' | 'dark'> {
  const [light, dark] = [primaryTones(color, 'light'), primaryTones(color, 'dark')];
  return {
    light: { fill: light.primary, onFill: light.onPrimary, text: light.primaryText },
    dark: { fill: dark.primary, onFill: dark.onPrimary, text: dark.primaryText },
  };
}

export function platformSite(config: Brand): MailSite {
  return {
    origin: config.PUBLIC_ORIGIN,
    name: 'Nolo',
    logo: null,
    ...tonesOf(defaultColors[4]),
    legal: { company: config.OPERATOR_NAME, vat: config.OPERATOR_VAT },
    operator: null,
    operatorEmail: config.OPERATOR_EMAIL,
  };
}

type Tenant = Pick<Website, 'name' | 'logo' | 'theme_color' | 'legal_name' | 'vat_number'>;

export function tenantSite(config: Brand, website: Tenant, origin: string): MailSite {
  const logo = deliveredLogo(website.logo);
  return {
    origin,
    name: website.name,
    logo: logo === null ? null : origin + logo,
    ...tonesOf(website.theme_color),
    legal: legalOf(website, config),
    operator: config.OPERATOR_NAME,
    operatorEmail: config.OPERATOR_EMAIL,
  };
}

const documents = { en: enDocuments, it: itDocuments, fr: frDocuments };
const emails = { en: enEmails, it: itEmails, fr: frEmails };
const inclusions = { en: enInclusions, it: itInclusions, fr: frInclusions };
const invoices = { en: enInvoice, it: itInvoice, fr: frInvoice };
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
  /** The company invoice that was asked for. */
  invoices: Translate<'invoice'>;
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
    invoices: translator<'invoice'>(invoices[language], language),
    price: translator<'price'>(prices[language], language),
    money: (minor) => formatMoney(minor, language),
    dayTime: (local) => formatDayTime(local, language),
    dateTime: (local) => formatDateTime(local, language),
    moment: (local) => formatMoment(local, language),
    deadline: (local) => formatDeadline(local, language),
    link: (path, query) => `${site.origin}/${language}${path === '' ? '' : `/${path}`}${queryOf(query)}`,
  };
}

const INK = '#15252e';
const QUIET = '#51626b';
const LINE = '#dfe5e8';
const FONT = "'Plus Jakarta Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const style = {
  body: { backgroundColor: '#f3f6f7', fontFamily: FONT, margin: 0, padding: '24px 12px' },
  card: { backgroundColor: '#ffffff', borderRadius: '12px', maxWidth: '600px', padding: '32px' },
  brand: { fontSize: '20px', fontWeight: 800, margin: '0 0 24px' },
  logo: { display: 'block', height: '40px', maxWidth: '200px', objectFit: 'contain', width: 'auto' },
  title: { color: INK, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' },
  text: { color: INK, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  small: { color: QUIET, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
  button: {
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 700,
    margin: '8px 0 24px',
    padding: '14px 24px',
    textDecoration: 'none',
  },
  rule: { borderColor: LINE, margin: '24px 0 16px' },
  label: {
    color: QUIET,
    fontSize: '14px',
    lineHeight: '22px',
    paddingRight: '12px',
    verticalAlign: 'top',
    width: '38%',
  },
  value: { color: INK, fontSize: '15px', lineHeight: '22px', verticalAlign: 'top' },
  amount: { color: INK, fontSize: '15px', lineHeight: '22px', textAlign: 'right' },
  row: { margin: '0 0 8px' },
} as const;

/**
 * Mail programs that have a dark mode and follow it: what is written into each element gives way. The same elements
 * everywhere, so that no template has to think of it.
 */
const darkStyle = ({ dark }: MailSite) => `@media (prefers-color-scheme: dark) {
  body, .page, .page > table > tbody > tr > td { background-color: #10181d !important; }
  .card { background-color: #1a252b !important; }
  .card h1, .card h2, .card p, .card td { color: #e9eff2 !important; }
  .card a { color: ${dark.text} !important; }
  .card a.button { background-color: ${dark.fill} !important; color: ${dark.onFill} !important; }
  .card hr { border-color: #33434c !important; }
}`;

type Frame = {
  title: string;
  preview: string;
  firstName: string;
  /** Why it came, where that is neither an account nor a booking of the reader. */
  reason?: string;
};

/** The frame every message shares: brand, title, greeting, footer. */
export function frame(
  context: MailContext,
  { title, preview, firstName, reason }: Frame,
  ...content: ReactNode[]
): ReactElement {
  return h(
    Html,
    { lang: context.language },
    h(
      Head,
      null,
      h('title', null, title),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, darkStyle(context.site)),
    ),
    h(Preview, { children: preview }),
    h(
      Body,
      { style: style.body, className: 'page', lang: context.language },
      h(
        Container,
        { style: style.card, className: 'card' },
        brand(context),
        h(Heading, { as: 'h1', style: style.title }, title),
        paragraph(greeting(context, firstName)),
        ...content,
        h(Hr, { style: style.rule }),
        ...(reason === undefined ? smallPrint(context) : [small(reason), legalLine(context)]),
      ),
    ),
  );
}

/** The website's logo, or its name in its colour; leads to it. */
function brand({ site, link }: MailContext): ReactElement {
  const { name, logo, light } = site;
  const mark = logo === null ? name : h(Img, { src: logo, alt: name, style: style.logo });
  const linkStyle = { color: light.text, textDecoration: 'none' };
  return h(Text, { style: style.brand }, h(Link, { href: link(''), style: linkStyle }, mark));
}

/** Why it came, from whom, and who runs the booking. */
function smallPrint(context: MailContext): ReactElement[] {
  const { site, t } = context;
  const { name, operator } = site;
  return [
    small(t('footer', { name })),
    ...(operator === null ? [] : [small(t('footer_operator', { name, operator }))]),
    legalLine(context),
  ];
}

function legalLine({ site, t }: MailContext): ReactElement {
  return small(t('footer_legal', site.legal));
}

function greeting({ t }: MailContext, firstName: string): string {
  const name = greetingName(firstName);
  return name === null ? t('greeting_nameless') : t('greeting', { firstName: name });
}

export function paragraph(text: ReactNode): ReactElement {
  return h(Text, { style: style.text }, text);
}

export function small(text: ReactNode): ReactElement {
  return h(Text, { style: style.small }, text);
}

export function subtitle(text: string): ReactElement {
  return h(Heading, { as: 'h2', style: { ...style.title, fontSize: '17px', margin: '24px 0 12px' } }, text);
}

export function button({ site }: MailContext, href: string, text: string): ReactElement {
  const colours = { backgroundColor: site.light.fill, color: site.light.onFill };
  return h(Button, { href, style: { ...style.button, ...colours }, className: 'button' }, text);
}

/** To the booking's own page. */
export function bookingButton(
  context: MailContext,
  bookingId: string,
  text = context.t('see_booking'),
): ReactElement {
  return button(context, context.link(`my-booking/${bookingId}`), text);
}

/** The button's address as text, for readers whose mail program shows no buttons. */
export function linkAsText({ t, site }: MailContext, href: string): ReactElement[] {
  return [
    small(t('fallback_link')),
    small(h(Link, { href, style: { color: site.light.text, wordBreak: 'break-all' } }, href)),
  ];
}

function row(left: ReactNode, right: ReactNode): ReactElement {
  // `children` as a property: the component's type asks for it there.
  return h(Row, { style: style.row, children: [left, right] });
}

export function telephone({ site }: MailContext, number: string): ReactElement {
  const href = `tel:${number.replace(/[^+\d]/g, '')}`;
  return h(Link, { key: 'telephone', href, style: { color: site.light.text } }, number);
}

/** A fact with its name: `Car | Fiat 500`. */
export function fact(label: string, ...value: ReactNode[]): ReactElement {
  return row(
    h(Column, { key: 'label', style: style.label }, label),
    h(Column, { key: 'value', style: style.value }, ...value),
  );
}

type PickupReturn = { isDelivered: boolean; pickupLocal: string };

/** 'Pickup: Thu 03-12-2026, 10:00', or the delivery: what an inbox shows beside the subject. */
export function pickupReturnText(
  { isDelivered, pickupLocal }: PickupReturn,
  { t, dayTime }: MailContext,
): string {
  return t('handover', { name: t(isDelivered ? 'delivery' : 'pickup'), moment: dayTime(pickupLocal) });
}

/** The address below the place's name, and how it is found; nothing where the car is brought. */
export function pickupFoundLines({ pickupFound }: { pickupFound: PickupFound }): ReactNode[] {
  const lines = [pickupFound?.address ?? null, pickupFound?.directions ?? null];
  return lines.flatMap((line) => (line === null ? [] : [h('br', { key: `before ${line}` }), line]));
}

/** A line of a bill; the sum is bold. */
export function billLine(label: string, amount: string, isSum = false): ReactElement {
  const weight = isSum ? { fontWeight: 700 } : {};
  return row(
    h(Column, { key: 'label', style: { ...style.value, ...weight } }, label),
    h(Column, { key: 'amount', style: { ...style.amount, ...weight } }, amount),
  );
}
