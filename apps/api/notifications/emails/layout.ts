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
import type { MailContext } from './mail-context.ts';
import type { MailSite } from './mail-site.ts';

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

/** A line of a bill; the sum is bold. */
export function billLine(label: string, amount: string, isSum = false): ReactElement {
  const weight = isSum ? { fontWeight: 700 } : {};
  return row(
    h(Column, { key: 'label', style: { ...style.value, ...weight } }, label),
    h(Column, { key: 'amount', style: { ...style.amount, ...weight } }, amount),
  );
}
