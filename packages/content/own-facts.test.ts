import { expect, it } from 'vitest';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { airports } from './airports.ts';
import { cities, cityBySlug } from './cities.ts';
import { loadAirport, loadCity } from './load-content.ts';
import type { Question, Section } from './schema/text.ts';

/** Each page's own texts: what two pages say alike, or leave out, was copied or forgotten. */
type Facts = { slug: string; texts: string[] };

const textsIn = (sections: readonly Section[], questions: readonly Question[]) => [
  ...sections.flatMap(({ text }) => text.flatMap((block) => (typeof block === 'string' ? [block] : block))),
  ...questions.map(({ answer }) => answer),
];

function saidTwice(pages: readonly Facts[]): string[] {
  const owner = new Map<string, string>();
  return pages.flatMap(({ slug, texts }) =>
    texts.flatMap((text) => {
      const first = owner.get(text);
      owner.set(text, first ?? slug);
      return first === undefined ? [] : [`${first} and ${slug}: ${text}`];
    }),
  );
}

const ROAD = /\b(A\d+|SS ?\d+|SR ?\d+|SP ?\d+|E\d+)\b|tangenziale|ring road|périphérique|rocade|raccordo/i;

async function airportsIn(language: Language) {
  return Promise.all(
    airports.map(async (airport) => ({ airport, content: await loadAirport(airport.slug, language) })),
  );
}

it.each(languages)('no two airports and no two cities say the same in %s', async (language) => {
  const ofAirports = (await airportsIn(language)).map(({ airport, content }) => ({
    slug: airport.slug,
    texts: [content.title, content.description, content.meta.description].concat(
      textsIn(content.text, content.questions),
    ),
  }));
  const ofCities = await Promise.all(
    cities.map(async ({ slug }): Promise<Facts> => {
      const { title, description, meta, text, questions, monuments } = await loadCity(slug, language);
      const landmarks = monuments.map((monument) => monument.description);
      return {
        slug,
        texts: [title, description, meta.description, ...textsIn(text, questions), ...landmarks],
      };
    }),
  );
  expect(saidTwice([...ofAirports, ...ofCities])).toEqual([]);
});

it.each(languages)('each airport names its city, its road and its own distances in %s', async (language) => {
  for (const { airport, content } of await airportsIn(language)) {
    const said = textsIn(content.text, content.questions).join(' ');
    const city = cityBySlug(airport.citySlug)?.names[language] ?? 'no city';
    expect(`${said} ${content.distances.map(({ to }) => to).join(' ')}`, airport.iata).toContain(city);
    expect(said, airport.iata).toMatch(ROAD);
    expect(content.distances.length, airport.iata).toBeGreaterThanOrEqual(4);
    expect(new Set(content.distances.map(({ to }) => to)).size, airport.iata).toBe(content.distances.length);
  }
});

it.each(languages)(
  'distances in %s are those of English, and no two airports have the same',
  async (language) => {
    const figures = ({ content }: Awaited<ReturnType<typeof airportsIn>>[number]) =>
      content.distances.map(({ kilometres, minutes }) => `${kilometres} km, ${minutes} min`).join('; ');
    const here = (await airportsIn(language)).map(figures);
    expect(here).toEqual((await airportsIn('en')).map(figures));
    expect(new Set(here).size).toBe(airports.length);
  },
);
