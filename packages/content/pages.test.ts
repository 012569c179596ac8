import { describe, expect, it } from 'vitest';
import { languages } from '@nolo/i18n/language.ts';
import { loadAboutCompany, loadFaq, loadPage, type PageContents } from './load-content.ts';
import { problemsOf, shapeOf, wordsIn } from './schema/problems.ts';

const fewestWords: Record<keyof PageContents, number> = {
  'how-it-works': 500,
  'about-us': 400,
  'about-company': 200,
  'car-rental-tools': 350,
  'list-your-cars': 500,
  faq: 700,
};
const keys = Object.keys(fewestWords) as (keyof PageContents)[];
const all = keys.flatMap((key) => languages.map((language) => ({ key, language })));

describe.each(all)('$key in $language', ({ key, language }) => {
  it('is complete, well formed and long enough', async () => {
    const content = await loadPage(key, language);
    expect(problemsOf(content)).toEqual([]);
    expect(wordsIn(content)).toBeGreaterThanOrEqual(fewestWords[key]);
  });

  it('says as much as in every other language', async () => {
    expect(shapeOf(await loadPage(key, language))).toEqual(shapeOf(await loadPage(key, 'en')));
  });
});

it('answers renters at least 15 questions', async () => {
  const { groups } = await loadPage('faq', 'en');
  const questions = groups.flatMap((group) => group.questions.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(15);
  expect(new Set(questions).size).toBe(questions.length);
});

/** Whoever sends money back is the operator, never a tenant. */
const ITS_OWN_REFUND = /\bwe (?:refund|send)|rimborsiamo|remboursons/i;

it.each(languages)('about a company speaks in its name and as nobody else (%s)', async (language) => {
  const content = await loadAboutCompany(language, { name: 'Laguna Drive', operator: 'Nolo S.r.l.' });
  const text = JSON.stringify(content);
  expect(text).toContain('Laguna Drive');
  expect(text).toContain('Nolo S.r.l.');
  expect(text).not.toMatch(/\{\{|marketplace|place de marché|15/);
  expect(text).not.toMatch(ITS_OWN_REFUND);
});

it.each(languages)(
  'the questions of a tenant are answered in its name, all others as everywhere (%s)',
  async (language) => {
    const own = await loadFaq(language, { name: 'Laguna Drive', operator: 'Nolo S.r.l.' });
    const marketplace = await loadFaq(language, null);
    const answers = (groups: typeof own.groups) => groups.flatMap(({ questions }) => questions);
    const [ours, theirs] = [answers(own.groups), answers(marketplace.groups)];
    expect(ours.map(({ question }) => question)).toEqual(theirs.map(({ question }) => question));
    const different = ours.filter(({ answer }, at) => answer !== theirs[at]?.answer);
    expect(different).toHaveLength(7);
    for (const { answer } of different) expect(answer).toContain('Nolo S.r.l.');
    for (const { answer } of ours) expect(answer).not.toMatch(ITS_OWN_REFUND);
    expect(JSON.stringify(different)).toContain('Laguna Drive');
    expect(JSON.stringify([own, marketplace])).not.toMatch(/\{\{|onTenant|marketplace|place de marché|15/);
  },
);
