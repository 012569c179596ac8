import { describe, expect, it } from 'vitest';
import { languages } from '@nolo/i18n/language.ts';
import { eventKeys, eventSlugs } from './events.ts';
import { loadEvent, loadEvents, loadLuxury } from './load-content.ts';
import { luxuryKeys, luxurySlugs } from './luxury.ts';
import { problemsOf, shapeOf, wordsIn } from './schema/problems.ts';

const fewestWords = 400;
const pages = [
  ...eventKeys.map((key) => ({ key, load: loadEvent.bind(null, key) })),
  ...luxuryKeys.map((key) => ({ key, load: loadLuxury.bind(null, key) })),
];
const all = pages.flatMap((page) => languages.map((language) => ({ ...page, language })));

describe.each(all)('$key in $language', ({ load, language }) => {
  it('is complete, well formed and long enough', async () => {
    const content = await load(language);
    expect(problemsOf(content)).toEqual([]);
    expect(content.title).toContain(content.highlightedWord);
    expect(wordsIn([content.text, content.checklist, content.questions])).toBeGreaterThanOrEqual(fewestWords);
  });

  it('says as much as in every other language', async () => {
    expect(shapeOf(await load(language))).toEqual(shapeOf(await load('en')));
  });
});

describe.each(languages)('the list of events in %s', (language) => {
  it('is complete, well formed and as long as in English', async () => {
    const content = await loadEvents(language);
    expect(problemsOf(content)).toEqual([]);
    expect(content.title).toContain(content.highlightedWord);
    expect(shapeOf(content)).toEqual(shapeOf(await loadEvents('en')));
  });
});

it.each([
  ['events', Object.values(eventSlugs)],
  ['luxury pages', Object.values(luxurySlugs)],
])('gives %s an address in each language, none of them twice', (_, slugs) => {
  for (const language of languages) {
    const ofLanguage = slugs.map((slug) => slug[language]);
    expect(ofLanguage.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
    expect(new Set(ofLanguage).size).toBe(ofLanguage.length);
  }
});

it.each([
  ['en', /luxury cars a chauffeur can be booked as an extra/],
  ['it', /di lusso[^.]*\b(autista è|lo trovi) tra gli extra/],
  ['fr', /voitures de luxe, il se réserve parmi les options/],
] as const)(
  'says in %s wherever a chauffeur is asked for that luxury cars have one',
  async (language, words) => {
    for (const key of ['weddings', 'corporate'] as const) {
      expect(JSON.stringify(await loadEvent(key, language))).toMatch(words);
    }
  },
);
