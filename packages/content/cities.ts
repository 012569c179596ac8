import type { Language } from '@nolo/i18n/language.ts';

export type City = { slug: string; names: Record<Language, string>; lat: number; lon: number };

function city(slug: string, names: [en: string, it: string, fr: string], lat: number, lon: number): City {
  const [en, it, fr] = names;
  return { slug, names: { en, it, fr }, lat, lon };
}

/**
 * The 19 cities with a page of their own (docs/specification/pages.md 7), most asked for first: the footer links the
 * first 15. The slug is the lowercase Italian name.
 */
export const cities: readonly City[] = [
  city('roma', ['Rome', 'Roma', 'Rome'], 41.9028, 12.4964),
  city('milano', ['Milan', 'Milano', 'Milan'], 45.4642, 9.19),
  city('firenze', ['Florence', 'Firenze', 'Florence'], 43.7696, 11.2558),
  city('napoli', ['Naples', 'Napoli', 'Naples'], 40.8518, 14.2681),
  city('venezia', ['Venice', 'Venezia', 'Venise'], 45.4408, 12.3155),
  city('palermo', ['Palermo', 'Palermo', 'Palerme'], 38.1157, 13.3615),
  city('torino', ['Turin', 'Torino', 'Turin'], 45.0703, 7.6869),
  city('bologna', ['Bologna', 'Bologna', 'Bologne'], 44.4949, 11.3426),
  city('bari', ['Bari', 'Bari', 'Bari'], 41.1171, 16.8719),
  city('catania', ['Catania', 'Catania', 'Catane'], 37.5079, 15.083),
  city('verona', ['Verona', 'Verona', 'Vérone'], 45.4384, 10.9916),
  city('genova', ['Genoa', 'Genova', 'Gênes'], 44.4056, 8.9463),
  city('cagliari', ['Cagliari', 'Cagliari', 'Cagliari'], 39.2238, 9.1217),
  city('bergamo', ['Bergamo', 'Bergamo', 'Bergame'], 45.6983, 9.6773),
  city('trieste', ['Trieste', 'Trieste', 'Trieste'], 45.6495, 13.7768),
  city('latina', ['Latina', 'Latina', 'Latina'], 41.4676, 12.9037),
  city('viterbo', ['Viterbo', 'Viterbo', 'Viterbe'], 42.4207, 12.1077),
  city('frosinone', ['Frosinone', 'Frosinone', 'Frosinone'], 41.6396, 13.3426),
  city('rieti', ['Rieti', 'Rieti', 'Rieti'], 42.4049, 12.8567),
];

export function cityBySlug(slug: string): City | undefined {
  return cities.find((one) => one.slug === slug);
}

/** The name in the reader's language of a city that is called so in any language; others keep their name. */
export function cityName(name: string, language: Language): string {
  return cities.find(({ names }) => Object.values(names).includes(name))?.names[language] ?? name;
}
