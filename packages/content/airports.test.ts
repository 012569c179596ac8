import { describe, expect, it } from 'vitest';
import { languages } from '@nolo/i18n/language.ts';
import { airports } from './airports.ts';
import { cityBySlug } from './cities.ts';
import { loadAirport } from './load-content.ts';
import { problemsOf, shapeOf, wordsIn } from './schema/problems.ts';

const all = airports.flatMap((airport) => languages.map((language) => ({ ...airport, language })));

describe.each(all)('$iata in $language', ({ slug, iata, names, language }) => {
  it('is complete, well formed and at least 250 words long', async () => {
    const content = await loadAirport(slug, language);
    expect(problemsOf(content)).toEqual([]);
    expect(content.title).toContain(names[language]);
    expect(content.meta.description).toContain(iata);
    expect(wordsIn([content.description, content.text, content.questions])).toBeGreaterThanOrEqual(250);
  });

  it('says as much, and names the same distances, as in every other language', async () => {
    const content = await loadAirport(slug, language);
    const english = await loadAirport(slug, 'en');
    expect(shapeOf(content)).toEqual(shapeOf(english));
    for (const { kilometres, minutes } of content.distances) {
      const kilometresPerHour = (kilometres * 60) / minutes;
      expect(kilometresPerHour).toBeGreaterThan(15);
      expect(kilometresPerHour).toBeLessThan(110);
    }
  });
});

it('gives every airport an address and a code of its own, a city of ours and a place near it', () => {
  expect(airports.length).toBeGreaterThanOrEqual(12);
  expect(new Set(airports.map(({ slug }) => slug)).size).toBe(airports.length);
  expect(new Set(airports.map(({ iata }) => iata)).size).toBe(airports.length);
  for (const { iata, citySlug, lat, lon } of airports) {
    expect(iata).toMatch(/^[A-Z]{3}$/);
    const city = cityBySlug(citySlug);
    expect(Math.hypot((city?.lat ?? 0) - lat, (city?.lon ?? 0) - lon)).toBeLessThan(0.6);
  }
});
