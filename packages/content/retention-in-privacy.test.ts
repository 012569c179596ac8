import { describe, expect, test } from 'vitest';
import { RETENTION, type Retained } from '@nolo/domain/privacy/retention.ts';
import { keysOf } from '@nolo/domain/records.ts';
import { languages, type LocalTexts } from '@nolo/i18n/language.ts';
import { loadLegalDocument } from './load-content.ts';

const entity = { company: 'C', vat: 'V', address: 'A', email: 'E', site: 'S' };

/** The words that only its line of article 7 has. A new row of `RETENTION` needs some. */
const lineOf: Record<Retained, LocalTexts> = {
  sessions: { en: 'log-in sessions', it: 'sessioni di accesso', fr: 'sessions' },
  emailTokens: { en: 'links sent by email', it: 'link inviati', fr: 'liens envoyés' },
  knownDevices: { en: 'browsers', it: 'browser', fr: 'navigateurs' },
  attempts: { en: 'attempts', it: 'tentativi', fr: 'essais' },
  paymentEvents: { en: 'reports of the payment', it: 'comunicazioni', fr: 'messages du prestataire' },
  notices: { en: 'notices', it: 'avvisi', fr: 'avis' },
  readings: { en: 'what software', it: 'ciò che il software', fr: 'ce que le logiciel' },
  documents: { en: 'images and numbers', it: 'immagini e numeri', fr: 'images et numéros' },
  documentAccessLog: { en: 'which company', it: 'quale autonoleggio', fr: 'quel loueur' },
  policeReports: {
    en: 'what a rental business sent',
    it: 'ciò che un autonoleggio ha',
    fr: 'ce qu’un loueur a',
  },
  reviewOrigins: { en: 'the network address', it: 'l’indirizzo di rete', fr: 'l’adresse réseau' },
  contactMessages: { en: 'messages and', it: 'messaggi', fr: 'messages et' },
  applications: { en: 'applications', it: 'richieste', fr: 'demandes' },
  meetings: { en: 'calls', it: 'chiamate', fr: 'appels' },
  unverifiedAccounts: { en: 'account', it: 'account', fr: 'compte' },
};

const inWords: Partial<Record<number, LocalTexts>> = {
  2: { en: 'two days', it: 'due giorni', fr: 'deux jours' },
  365: { en: 'one year', it: 'un anno', fr: 'un an' },
  730: { en: 'two years', it: 'due anni', fr: 'deux ans' },
};
const inDays = (days: number): LocalTexts => ({
  en: `${days} days`,
  it: `${days} giorni`,
  fr: `${days} jours`,
});

describe.each(languages)('article 7 of the privacy policy, in %s', (language) => {
  test.each(keysOf(RETENTION))('says how long %s are kept', async (what) => {
    const { articles } = await loadLegalDocument('privacy', language, entity);
    const lines = articles[6]?.text.flatMap((block) => block) ?? [];
    const found = lines.filter((line) => line.startsWith(lineOf[what][language]));
    expect(found).toHaveLength(1);
    const { days } = RETENTION[what];
    const period = (inWords[days] ?? inDays(days))[language];
    // At its end, where a session's own length stands in the same line.
    expect(found[0]).toMatch(new RegExp(what === 'sessions' ? `.*30 .*${period}` : `(?<!\\d)${period}`));
  });
});
