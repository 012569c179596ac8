import { describe, expect, it } from 'vitest';
import { primaryTones } from '@nolo/domain/website/primary-tones.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { mailSamples as samples } from '@nolo/tests/factories/mail-samples.ts';
import type { MailTemplate, MailTemplates } from './mail-definitions.ts';
import { platformSite, tenantSite } from './layout.ts';
import { renderMail } from './render-mail.ts';

const ORIGIN = 'https://www.nolo.example';

const config = {
  OPERATOR_EMAIL: 'info@nolo.test',
  OPERATOR_NAME: 'Nolo S.r.l.',
  OPERATOR_VAT: 'IT01234567897',
  PUBLIC_ORIGIN: ORIGIN,
};
const site = platformSite(config);

/** Nobody's account is behind these. */
const toBusinesses: readonly MailTemplate[] = [
  'application-news',
  'application-received',
  'company-status',
  'booking-for-company',
  'car-expires',
  'document-link',
  'driver-invited',
  'issue-reported',
  'member-invited',
  'newsletter-joined',
  'offer-report-received',
  'offer-report-decided',
  'offer-decided',
  'operator-notice',
  'police-credentials',
  'location-address',
  'replacement-ended',
];

function rendered<T extends MailTemplate>(
  template: T,
  language: Language,
  changes: Partial<MailTemplates[T]> = {},
) {
  return renderMail({ template, language, data: { ...samples[template], ...changes } }, site);
}

const all = (Object.keys(samples) as MailTemplate[]).flatMap((template) =>
  languages.map((language): [MailTemplate, Language] => [template, language]),
);

describe('a booking’s mail', () => {
  it.each([
    'booking-paid',
    'booking-cancelled',
    'booking-changed',
    'pickup-reminder',
    'extension-accepted',
    'extension-ended',
    'replacement-proposed',
  ] as const)('%s leads to the booking’s own page', async (template) => {
    const { text } = await rendered(template, 'it', { bookingId: 'b0b1' });
    expect(text).toContain(`${ORIGIN}/it/my-booking/b0b1`);
  });
});

describe('mails', () => {
  it.each(all)('%s in %s: whole, with nothing left to fill in', async (template, language) => {
    const { subject, html, text } = await rendered(template, language);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|NaN|Invalid Date/);
    const read = [...html.matchAll(/\blang="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(read)).toEqual(new Set([language]));
    // Nobody's name is known of a subscriber, of who reports an offer, nor of a company's staff.
    expect(text.includes('Giulia')).toBe(
      ![
        'car-expires',
        'document-link',
        'newsletter-joined',
        'offer-report-received',
        'offer-report-decided',
      ].includes(template),
    );
    expect(text).toContain(`${ORIGIN}/${language}`);
  });

  it.each(Object.keys(samples) as MailTemplate[])('%s differs in every language', async (template) => {
    const texts = await Promise.all(
      languages.map(async (language) => (await rendered(template, language)).text),
    );
    expect(new Set(texts).size).toBe(languages.length);
  });

  it('a company reads who comes for which car, when, and what it gets; of a cancelled booking no money', async () => {
    const { subject, text } = await rendered('booking-for-company', 'it');
    expect(subject).toBe('Nuova prenotazione NL-100001: Fiat 500');
    for (const fact of [
      'Giulia Conti',
      '+39 333 1234567',
      'Consegna al cliente',
      'Milano Centrale',
      'Bergamo',
      'Marco B.',
      /Fattura da inviare a\s+Conti S\.r\.l\., S\.r\.l\.\s+IT01234567897\s+SDI M5UXCR1/,
      'Seggiolino × 2',
      /230,00\s€/,
      /195,50\s€/,
    ]) {
      expect(text).toMatch(fact);
    }
    const cancelled = await rendered('booking-for-company', 'it', { news: 'cancelled', payoutMinor: 0 });
    expect(cancelled.subject).toBe('Prenotazione NL-100001 annullata: Fiat 500');
    expect(cancelled.text).not.toContain('€');
  });

  it('a company is led from the mail of a refused report to that report', async () => {
    const { subject, text } = await rendered('booking-for-company', 'it', { news: 'police_report_refused' });
    expect(subject).toBe('Prenotazione NL-100001: comunicazione alla Polizia rifiutata');
    expect(text).toMatch(/\/business\/7\/rentals\/[0-9a-f-]+\/police-report/);
  });

  it('a company’s way to documents stands behind #, where no server reads it', async () => {
    const { html, text } = await rendered('document-link', 'it');
    expect(text).toContain(`${ORIGIN}/it/booking-documents?open=yes#tok_en-123`);
    expect(html).not.toMatch(/[?&/]tok_en-123/);
    expect(text).toContain('30 minuti');
  });

  it.each([
    ['en', 'After the rental, AutoSole sends the invoice to Ferri GmbH, VAT no. DE123456789.'],
    ['it', 'Dopo il noleggio, AutoSole invia la fattura a Ferri GmbH, P. IVA DE123456789.'],
    ['fr', 'Après la location, AutoSole envoie la facture à Ferri GmbH, n° TVA DE123456789.'],
  ] as const)(
    'the paid booking says in %s to whom a company invoice goes, who sends it and when',
    async (language, said) => {
      expect((await rendered('booking-paid', language)).text.replace(/\s+/g, ' ')).toContain(said);
      const { text } = await rendered('booking-paid', language, { invoice: null });
      expect(text).not.toContain('Ferri');
    },
  );

  it('the paid booking says everything a renter needs at the desk', async () => {
    const { subject, text } = await rendered('booking-paid', 'en');
    expect(subject).toBe('Booking NL-100001 is confirmed: Fiat 500');
    for (const fact of [
      'Fri 26-03-2027, 10:00\u00a0AM',
      'Mon 29-03-2027, 6:30\u00a0PM',
      'Milano Centrale',
      'Bergamo',
      'Child seat × 2',
      'Rental: 3 days',
      '€60.00',
      '−€10.00',
      '€230.00',
      '€300, settled',
      /Tuesday,? 23 March 2027, 11:59\u00a0PM/,
      'Damage cover, excess €1,200',
      'No theft cover',
      'France and Switzerland',
      'Driver aged 21 or over',
      'Needs a credit or debit card',
      'AutoSole',
      'Via Roma 1, Milano',
      '+39 02 123456',
      `${ORIGIN}/en/my-booking`,
    ]) {
      expect(text).toMatch(fact);
    }
  });

  it.each([
    ['en', 'Delivery to you'],
    ['it', 'Consegna al tuo indirizzo'],
    ['fr', 'Livraison à votre adresse'],
  ] as const)('a delivered car is no pickup (%s)', async (language, words) => {
    const delivered = { isDelivered: true, pickupPlace: 'Hotel Aurora, Via Sistina 22, Roma' };
    for (const template of ['booking-paid', 'booking-changed', 'pickup-reminder'] as const) {
      const { html, text } = await rendered(template, language, delivered);
      expect(text).toContain(words);
      expect(text).toContain(delivered.pickupPlace);
      // The inbox's preview too, which plain text leaves out.
      expect(html).not.toMatch(/Pickup:|Ritiro:|Retrait\s:/);
    }
  });

  it.each([
    ['en', /Pickup: Fri \d/],
    ['it', /Ritiro: ven \d/],
    ['fr', /Retrait\s: ven\. \d/],
  ] as const)('an inbox shows when the car is picked up (%s)', async (language, preview) => {
    for (const template of ['booking-paid', 'pickup-reminder'] as const) {
      expect((await rendered(template, language)).html).toMatch(preview);
    }
  });

  it.each(languages)('the booking says that documents are still being checked, in %s', async (language) => {
    const words = {
      en: 'within one working day',
      it: 'entro un giorno lavorativo',
      fr: 'sous un jour ouvré',
    };
    expect((await rendered('booking-paid', language)).text).toContain(words[language]);
    const checked = await rendered('booking-paid', language, { areDocumentsChecked: true });
    expect(checked.text).not.toContain(words[language]);
  });

  it.each([
    ['en', 'It ended on Tuesday 23 March 2027, 11:59\u00a0PM', 'If you cancel before the pickup time'],
    ['it', 'È terminata martedì 23 marzo 2027 alle 23:59', 'Se annulli prima dell’ora del ritiro'],
    ['fr', 'Elle a pris fin le mardi 23 mars 2027 à 23:59', 'Si vous annulez avant l’heure du retrait'],
  ] as const)('a late booking says that free cancellation is over, in %s', async (language, over, now) => {
    const { text } = await rendered('booking-paid', language, { isCancellationLate: true });
    expect(text).toContain(over);
    expect(text).toContain(now);
    expect((await rendered('booking-paid', language)).text).not.toContain(over);
  });

  it.each([
    ['en', 'Fiat 500 or similar'],
    ['it', 'Fiat 500 o simile'],
    ['fr', 'Fiat 500 ou similaire'],
  ] as const)('the booking says where a class is promised, in %s', async (language, words) => {
    expect((await rendered('booking-paid', language)).text).toContain(words);
  });

  it.each([
    ['en', '€195.50. Our commission of €34.50 is kept.'],
    ['it', 'tratteniamo la nostra commissione di 34,50 €.'],
    ['fr', 'gardons notre commission de 34,50 €.'],
  ] as const)(
    'the booking says what a late cancellation keeps, as an amount, in %s',
    async (language, words) => {
      const { text } = await rendered('booking-paid', language);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    },
  );

  it.each([
    ['unpaid', 0, 'Nothing had been paid'],
    ['free', 23_000, 'you get back everything you paid, €230.00'],
    ['replacement_unanswered', 23_000, 'did not reply in time about the other car'],
    ['with_bank', 0, 'We do not refund what your bank gives you back'],
    ['commission_kept', 19_550, 'our commission of €34.50 is kept'],
  ] as const)(
    'the cancelled booking says what comes back and why: %s',
    async (reason, refundMinor, words) => {
      const { text } = await rendered('booking-cancelled', 'en', { reason, refundMinor });
      expect(text).toContain(words);
      expect(text.includes('working days')).toBe(refundMinor > 0);
    },
  );

  it.each([
    ['en', 'Identity document', 'The document has expired.', 'Driving licence', 'In order'],
    ['it', 'Documento d’identità', 'Il documento è scaduto.', 'Patente di guida', 'In regola'],
    ['fr', 'Pièce d’identité', 'Le document a expiré.', 'Permis de conduire', 'En règle'],
  ] as const)(
    'documents: each with what was found of it, in %s',
    async (language, identity, expired, licence, inOrder) => {
      const { html, text } = await rendered('documents-rejected', language);
      for (const part of [html, text]) {
        const places = [identity, expired, licence, inOrder].map((words) => part.indexOf(words));
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(part).toContain('The photograph is blurred.');
      }
      const accepted = (await rendered('documents-verified', language)).text;
      expect(accepted.split(inOrder)).toHaveLength(3);
    },
  );

  it.each([
    ['en', /by Wednesday,? 24 March 2027, 11:59\u00a0PM/],
    ['it', /entro .*mercoledì 24 marzo 2027.*23:59/],
    ['fr', /échéance\s: .*mercredi 24 mars 2027.*23:59/],
  ] as const)('a proposal says until when it is to be answered (%s)', async (language, words) => {
    expect((await rendered('replacement-proposed', language)).text).toMatch(words);
  });

  it('nothing a person typed becomes HTML', async () => {
    const carName = '<a href="https://evil.example">click</a>';
    const { html } = await rendered('booking-cancelled', 'en', { carName, firstName: '<b>Eve</b>' });
    expect(html).not.toContain('<a href="https://evil.example"');
    expect(html).not.toContain('<b>Eve');
    const token = '"><script>';
    expect((await rendered('verify-email', 'en', { token })).html).not.toContain('<script>');
  });

  it.each(languages)(
    'a tenant’s mail has its name, logo, colour, legal line and addresses (%s)',
    async (language) => {
      const own = 'https://www.lagunadrive.example';
      const laguna = {
        name: 'Laguna Drive',
        logo: '/images/abc-320.webp',
        theme_color: '#0f766e',
        legal_name: 'Laguna Drive S.r.l.',
        vat_number: '99612420275',
      };
      for (const template of Object.keys(samples) as MailTemplate[]) {
        const mail = { template, language, data: samples[template] };
        const { html, text, subject } = await renderMail(mail, tenantSite(config, laguna, own));
        expect(html).toContain(`<img alt="Laguna Drive" src="${own}/images/abc-320.webp"`);
        expect(html).not.toContain(ORIGIN);
        expect(text).toContain('Laguna Drive S.r.l. · ');
        expect(text).toContain('99612420275');
        expect(text).toContain(`${own}/${language}`);
        // A name that ends in a full stop, as a company's does, ends no sentence.
        expect(text).not.toMatch(/[^.]\.\.(?!\.)/);
        // The platform is named once: as who runs bookings. What somebody wrote to the tenant has no account behind it.
        const named = [...(subject + text).matchAll(/nolo(?!\.test)/gi)];
        expect(named, template).toHaveLength(toBusinesses.includes(template) ? 0 : 1);
      }
      const { html } = await renderMail(
        { template: 'booking-link', language, data: samples['booking-link'] },
        tenantSite(config, laguna, own),
      );
      expect(html).toContain(`background-color:${primaryTones('#0f766e').primary}`);
    },
  );

  it.each([
    'application-news',
    'company-status',
    'offer-report-decided',
    'offer-decided',
    'review-hidden',
  ] as const)(
    '%s, of which one can reply to object, is answered to the operator, also in a tenant’s name',
    async (template) => {
      for (const language of languages)
        expect((await rendered(template, language)).replyTo).toBe(config.OPERATOR_EMAIL);
    },
  );

  it.each([
    ['operator-notice', 'contact'],
    ['operator-notice', 'meeting'],
    ['issue-reported', 'issue'],
  ] as const)(
    'what somebody has sent (%s, %s) is answered by replying, and says where it was written, not that it is about an account',
    async (template, kind) => {
      for (const language of languages) {
        const { replyTo, text } = await rendered(template, language, { kind });
        expect(replyTo).toBe('giulia@nolo.test');
        expect(text).toMatch(/Nolo\s?: /);
        expect(text).not.toMatch(/account|compte/);
      }
    },
  );

  it('in a dark mail program nothing around the card stays light', async () => {
    const { html } = await rendered('verify-email', 'en', {});
    // The page's colour is written into the body and into the cell below it; the dark style names both.
    expect(html.split('background-color:#f3f6f7')).toHaveLength(3);
    expect(html).toContain('body, .page, .page > table > tbody > tr > td { background-color: #10181d');
  });

  it('a logo that is not on the image delivery gives way to the name', async () => {
    const elsewhere = 'https://elsewhere.example/logo.png';
    const { html } = await renderMail(
      { template: 'documents-verified', language: 'it', data: samples['documents-verified'] },
      tenantSite(
        config,
        { name: 'A & B', logo: elsewhere, theme_color: '#000000', legal_name: null, vat_number: null },
        ORIGIN,
      ),
    );
    expect(html).not.toContain(elsewhere);
    expect(html).toContain('A &amp; B');
  });
});

describe('the newsletter’s mail', () => {
  it.each(languages)('%s: has a way out for readers and one for their programs', async (language) => {
    const { text, headers } = await rendered('newsletter-joined', language);
    expect(text).toContain(`${ORIGIN}/${language}/unsubscribe?token=tok_en-123`);
    expect(headers).toEqual({
      'List-Unsubscribe': `<${ORIGIN}/api/v1/website/newsletter/unsubscribe?token=tok_en-123>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('is the only one that has: the others are about what their reader does', async () => {
    const { headers } = await rendered('booking-paid', 'en');
    expect(headers).toBeUndefined();
  });
});
