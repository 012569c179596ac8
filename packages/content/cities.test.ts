import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { cities, cityName } from './cities.ts';
import { loadCity } from './load-content.ts';
import { problemsOf, shapeOf, wordsIn } from './schema/problems.ts';

const all = cities.flatMap((city) => languages.map((language) => ({ ...city, language })));

/** What a page about a city must speak of, by the words each language has for it. */
const subjects: Readonly<Record<string, Record<Language, RegExp>>> = {
  limitedTraffic: {
    en: /ZTL|limited[- ]traffic/,
    it: /ZTL|traffico limitato/,
    fr: /ZTL|(trafic|circulation) limitée?/,
  },
  airport: {
    en: /airport|Malpensa|Linate/i,
    it: /aeroport|Malpensa|Linate/i,
    fr: /aéroport|Malpensa|Linate/i,
  },
  charging: { en: /charg/i, it: /ricaric/i, fr: /recharg/i },
  dayTrips: { en: /day trips/i, it: /gite|escursioni/i, fr: /excursions/i },
};

describe.each(all)('$slug in $language', ({ slug, names, language }) => {
  it('is complete, well formed and at least 500 words long', async () => {
    const content = await loadCity(slug, language);
    expect(problemsOf(content)).toEqual([]);
    expect(content.title).toContain(names[language]);
    expect(wordsIn(content.text)).toBeGreaterThanOrEqual(500);
  });

  it('says where one may drive, how to arrive by air, where to charge and where to go for a day', async () => {
    const { text } = await loadCity(slug, language);
    expect(text.length).toBeGreaterThanOrEqual(5);
    for (const subject of Object.values(subjects)) expect(JSON.stringify(text)).toMatch(subject[language]);
  });

  it('describes four landmarks in 40 to 80 words each', async () => {
    const { monuments } = await loadCity(slug, language);
    expect(monuments.map(({ description }) => wordsIn(description)).filter((n) => n < 40 || n > 80)).toEqual(
      [],
    );
    expect(new Set(monuments.map(({ name }) => name)).size).toBe(4);
  });

  it('says as much, and shows the same pictures, as in every other language', async () => {
    const content = await loadCity(slug, language);
    const english = await loadCity(slug, 'en');
    expect(shapeOf(content)).toEqual(shapeOf(english));
    const pictures = content.monuments.map(({ image }) => image);
    expect(pictures).toEqual(english.monuments.map(({ image }) => image));
    expect(pictures.every((image) => image.startsWith(`${slug}-`) && /^[a-z-]+$/.test(image))).toBe(true);
  });

  it('answers four to six questions', async () => {
    const { questions } = await loadCity(slug, language);
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(questions.length).toBeLessThanOrEqual(6);
  });
});

it('gives every city an address of its own and a place in Italy', () => {
  expect(cities).toHaveLength(19);
  expect(new Set(cities.map(({ slug }) => slug)).size).toBe(19);
  for (const { slug, lat, lon } of cities) {
    expect(slug).toMatch(/^[a-z]+$/);
    expect(lat > 36.6 && lat < 47.1 && lon > 6.6 && lon < 18.5).toBe(true);
  }
});

it.each([
  ['Roma', 'en', 'Rome'],
  ['Roma', 'it', 'Roma'],
  ['Venezia', 'fr', 'Venise'],
  ['Lecce', 'fr', 'Lecce'],
] as const)('%s is called so in %s: %s', (italian, language, name) => {
  expect(cityName(italian, language)).toBe(name);
});
