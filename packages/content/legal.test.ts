import { describe, expect, it } from 'vitest';
import { languages } from '@nolo/i18n/language.ts';
import { legalDocumentKeys, legalDocuments } from './legal-documents.ts';
import { loadApprovedArticles, loadLegalDocument } from './load-content.ts';
import type { LegalDocument } from './schema/legal-document.ts';
import { problemsOf } from './schema/problems.ts';

const entity = {
  company: 'Esempio S.r.l.',
  vat: 'IT00000000000',
  address: 'Via Esempio 1, 00100 Roma',
  email: 'privacy@example.com',
  site: 'example.com',
};
const all = legalDocumentKeys.flatMap((key) => languages.map((language) => ({ key, language })));
const shape = (one: LegalDocument) => one.articles.map(({ text }) => text.length);
const textOf = (document: LegalDocument) => JSON.stringify(document);

describe.each(all)('$key in $language', ({ key, language }) => {
  it('is complete and well formed', async () => {
    const document = await loadLegalDocument(key, language, entity);
    expect(problemsOf(document)).toEqual([]);
    expect(document.introduction.length).toBeGreaterThan(0);
    expect(document.articles.every(({ text }) => text.length > 0)).toBe(true);
  });

  it('has as many articles and paragraphs as in every other language, numbered from 1', async () => {
    const document = await loadLegalDocument(key, language, entity);
    const english = await loadLegalDocument(key, 'en', entity);
    expect(shape(document)).toEqual(shape(english));
    const numbers = document.articles.map(({ heading }) =>
      Number(/^(?:Artic(?:le|olo) )?(\d+)\./.exec(heading)?.[1]),
    );
    expect(numbers).toEqual(document.articles.map((_, index) => index + 1));
  });

  it('names the legal entity and leaves no name to be filled in', async () => {
    const text = textOf(await loadLegalDocument(key, language, entity));
    expect(text).toContain(entity.company);
    expect(text).toContain(entity.email);
    expect(text).not.toMatch(/\{\{|\}\}/);
  });
});

describe.each(languages)('what the specification settles, in %s', (language) => {
  it('is what businesses accept', async () => {
    const document = await loadLegalDocument('business-terms', language, entity);
    expect(document.articles).toHaveLength(26);
    const said = (article: number) => JSON.stringify(document.articles[article - 1]?.text);
    expect(said(13)).toMatch(/15\s?%.*22\s?%/);
    expect(said(14)).toMatch(/85\s?%/);
    expect(said(16)).toMatch(/48 .*100\s?%/);
    expect(said(17)).toMatch(/48 .*100\s?%.*15\s?%/);
    expect(said(10)).toContain({ en: 'five', it: 'cinque', fr: 'cinq ' }[language]);
    expect(said(11)).toMatch(/30 .*60 minut/);
    expect(said(22)).toContain({ en: 'twice', it: 'doppio', fr: 'double' }[language]);
    expect(said(26)).toContain('ec.europa.eu/consumers/odr');
  });

  it('is approved by businesses article by article, the last one among them', async () => {
    const named = [...(await loadApprovedArticles(language)).matchAll(/(\d+) \(/g)].map(([, article]) =>
      Number(article),
    );
    expect(named).toEqual([3, 12, 14, 17, 22, 23, 25, 26]);
    const document = await loadLegalDocument('business-terms', language, entity);
    expect(textOf(document)).toContain(await loadApprovedArticles(language));
  });

  it('is what renters accept', async () => {
    const document = await loadLegalDocument('terms', language, entity);
    const said = (article: number) => JSON.stringify(document.articles[article - 1]?.text);
    expect(said(5)).toMatch(/30 minut/);
    expect(said(7)).toMatch(/30 .*60 minut/);
    expect(said(10)).toMatch({ en: /five.* 25 /, it: /cinque.* 25 /, fr: /cinq\s.* 25 / }[language]);
    expect(said(11)).toMatch(/48 .*100\s?%/);
    expect(textOf(document)).toContain('](/privacy-policy)');
  });

  it('is what the privacy policy promises', async () => {
    const document = await loadLegalDocument('privacy', language, entity);
    const answered = { en: 'within one month', it: 'entro un mese', fr: 'sous un mois' }[language];
    expect(JSON.stringify(document.articles[9])).toContain(answered);
  });
});

it('gives every document a version and a day', () => {
  for (const { version, date } of Object.values(legalDocuments)) {
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(new Date(`${date}T00:00:00Z`).toISOString()).toContain(date);
  }
});
