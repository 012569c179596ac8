import { describe, expect, test } from 'vitest';
import { FREE_UNTIL_DAYS_BEFORE } from '@nolo/domain/cancellation/cancellation.ts';
import { GRACE_MINUTES } from '@nolo/domain/calendar/billable-days.ts';
import { COMMISSION_PERCENT, commissionFor } from '@nolo/domain/commission/commission.ts';
import { HOLD_MINUTES } from '@nolo/domain/booking/booking-state.ts';
import { sessionEnd } from '@nolo/domain/account/account-limits.ts';
import { DOCUMENT_LINK_MINUTES } from '@nolo/domain/booking/document-access.ts';
import { VAT_PERCENT } from '@nolo/domain/money/money.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { eventKeys } from './events.ts';
import { loadEvent, loadEvents, loadLegalDocument, loadLuxury, loadPage } from './load-content.ts';
import { luxuryKeys } from './luxury.ts';

const STAFF_SESSION_HOURS = sessionEnd('staff', new Date(0)).getTime() / 3_600_000;

type Figures = { minutes?: number[]; hours?: number[]; percent?: number[] };

const FREE_HOURS = FREE_UNTIL_DAYS_BEFORE * 24;
/** 'For each 24 hours': a day, whatever the rules are. */
const DAY = 24;
/** The whole price. */
const ALL = 100;
/** Hours within which a breach is reported to the authority (Article 33 of the GDPR). */
const BREACH_HOURS = 72;
/** As much of the price as a company is paid, if VAT is left aside. */
const COMPANY_PERCENT = 100 - COMMISSION_PERCENT;

const entity = {
  company: 'Esempio S.r.l.',
  vat: 'IT00000000000',
  address: 'Via Esempio',
  email: 'a@b.c',
  site: 'b.c',
};

/** Every page that speaks of our rules, and the figures that it states, each from the constant that decides it. */
const pages: [name: string, load: (language: Language) => Promise<unknown>, states: Figures][] = [
  [
    'how-it-works',
    (language) => loadPage('how-it-works', language),
    { minutes: [HOLD_MINUTES, GRACE_MINUTES], hours: [FREE_HOURS] },
  ],
  [
    'about-us',
    (language) => loadPage('about-us', language),
    { hours: [FREE_HOURS], percent: [COMMISSION_PERCENT] },
  ],
  ['about-company', (language) => loadPage('about-company', language), { hours: [FREE_HOURS] }],
  ['car-rental-tools', (language) => loadPage('car-rental-tools', language), {}],
  [
    'list-your-cars',
    (language) => loadPage('list-your-cars', language),
    { hours: [FREE_HOURS], percent: [COMMISSION_PERCENT, VAT_PERCENT, COMPANY_PERCENT, ALL] },
  ],
  [
    'faq',
    (language) => loadPage('faq', language),
    { minutes: [HOLD_MINUTES, GRACE_MINUTES], hours: [DAY, FREE_HOURS], percent: [ALL] },
  ],
  [
    'terms',
    (language) => loadLegalDocument('terms', language, entity),
    { minutes: [HOLD_MINUTES, GRACE_MINUTES], hours: [DAY, FREE_HOURS], percent: [ALL] },
  ],
  [
    'business-terms',
    (language) => loadLegalDocument('business-terms', language, entity),
    {
      minutes: [HOLD_MINUTES, GRACE_MINUTES],
      hours: [DAY, FREE_HOURS],
      percent: [COMMISSION_PERCENT, VAT_PERCENT, COMPANY_PERCENT, ALL],
    },
  ],
  [
    'cookies',
    (language) => loadLegalDocument('cookies', language, entity),
    { minutes: [DOCUMENT_LINK_MINUTES], hours: [STAFF_SESSION_HOURS] },
  ],
  ['privacy', (language) => loadLegalDocument('privacy', language, entity), { hours: [BREACH_HOURS] }],
  [
    'events and luxury',
    (language) =>
      Promise.all([
        loadEvents(language),
        ...eventKeys.map((key) => loadEvent(key, language)),
        ...luxuryKeys.map((key) => loadLuxury(key, language)),
      ]),
    { hours: [FREE_HOURS] },
  ],
];

const FIGURES: Record<keyof Figures, RegExp> = {
  minutes: /(\d+) (?:premières )?minut(?:es?|i)\b/g,
  // ' à 7 heures' is a time of day.
  hours: /(?<! à )\b(\d+)[ -](?:hours?|ore|heures?)\b/g,
  percent: /(\d+) ?%/g,
};
const units = ['minutes', 'hours', 'percent'] as const;

const upwards = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((a, b) => a - b);

describe.each(languages)('in %s', (language) => {
  test.each(pages)('%s states the figures that the rules have, and no others', async (_, load, states) => {
    const text = JSON.stringify(await load(language)).replaceAll(/\s/g, ' ');
    const found = units.map((unit) => [
      unit,
      upwards([...text.matchAll(FIGURES[unit])].map(([, figure]) => Number(figure))),
    ]);
    expect(found).toEqual(units.map((unit) => [unit, upwards(states[unit] ?? [])]));
  });

  test('the example for companies is counted as theirs is', async () => {
    const { netMinor, vatMinor, grossMinor, payoutMinor } = commissionFor(230_00);
    const amount = (minor: number) => (minor / 100).toFixed(2).replace('.', language === 'en' ? '.' : ',');
    const [page, terms] = [
      await loadPage('list-your-cars', language),
      await loadLegalDocument('business-terms', language, entity),
    ].map((content) => JSON.stringify(content));
    expect(page).toContain(amount(payoutMinor));
    for (const minor of [netMinor, vatMinor, grossMinor, payoutMinor]) expect(terms).toContain(amount(minor));
  });
});
