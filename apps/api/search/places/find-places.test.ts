import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PLACE_TEXT } from '@nolo/domain/places/place-search.ts';
import { findPlaces, findSimilarPlaces, placeAt, placeBySlug, popularPlaces } from './find-places.ts';
import { gazetteerRows, rangesOf } from './gazetteer.ts';

const slugs = (query: string, limit?: number) => findPlaces(query, 'it', limit).map((place) => place.slug);
const first = (query: string) => slugs(query)[0];

describe('findPlaces', () => {
  it.each([
    ['Roma', 'roma'],
    ['rome', 'roma'],
    ['rom', 'roma'],
    ['Firenze', 'firenze'],
    ['florence', 'firenze'],
    ['mil', 'milano'],
    ['venise', 'venezia'],
    ['venice', 'venezia'],
    ['gênes', 'genova'],
    ['genes', 'genova'],
    ['NAPLES', 'napoli'],
    ['turin', 'torino'],
    ['forli', 'forli'],
    ["l'aquila", 'l-aquila'],
    ['laquila', 'l-aquila'],
    ['L’Aquila', 'l-aquila'],
    ['bari', 'bari'],
    ['como', 'como'],
    ['bozen', 'bolzano'],
    ['cortina', 'cortina-d-ampezzo'],
    ['nice', 'nizza'],
    ['lake garda', 'lago-di-garda'],
  ])('finds %s first', (query, slug) => expect(first(query)).toBe(slug));

  it.each([
    ['FCO', 'roma-fiumicino'],
    ['fium', 'roma-fiumicino'],
    ['fiumicino', 'roma-fiumicino'],
    ['capod', 'napoli-capodichino'],
    ['mxp', 'milano-malpensa'],
    ['BGY', 'bergamo-orio-al-serio'],
    ['aeroporto milano', 'milano-malpensa'],
    ['milan airport', 'milano-malpensa'],
    ['aéroport de Rome', 'roma-fiumicino'],
  ])('finds the airport for %s', (query, slug) => expect(first(query)).toBe(slug));

  it.each([
    ['lombardy', 'lombardia'],
    ['Pouilles', 'puglia'],
    ['sard', 'sardegna'],
    ['toscana', 'toscana'],
    ["vallée d'aoste", 'valle-d-aosta'],
  ])('finds the region %s', (query, slug) => expect(first(query)).toBe(slug));

  it('takes its own description back', () => {
    for (const place of [...popularPlaces('fr'), placeBySlug('roma-fiumicino', 'fr')]) {
      expect(findPlaces(place?.description ?? '', 'fr')[0]?.id).toBe(place?.id);
    }
  });

  it('reads all that a call may send', () => {
    expect(first('roma'.padStart(MAX_PLACE_TEXT))).toBe('roma');
  });

  it('takes the region in any position', () => {
    expect(first('bergamo lomb')).toBe('bergamo');
    expect(first('Lombardia, Bergamo')).toBe('bergamo');
    expect(first('san teodoro sardegna')).toMatch(/san-teodoro/);
  });

  it('lists a city before its airports', () => {
    expect(slugs('roma').slice(0, 3)).toEqual(['roma', 'roma-fiumicino', 'roma-ciampino']);
  });

  it('offers the nineteen popular cities for an empty query', () => {
    expect(slugs('', 50)).toHaveLength(19);
    expect(slugs('  ', 3)).toEqual(['roma', 'milano', 'firenze']);
  });

  it('names and describes in the language asked for', () => {
    expect(findPlaces('bergamo', 'it')[0]?.description).toBe('Bergamo, Lombardia, Italia');
    expect(findPlaces('bergamo', 'fr')[0]?.description).toBe('Bergame, Lombardie, Italie');
    expect(findPlaces('fco', 'en')[0]).toMatchObject({
      name: 'Rome Fiumicino Airport',
      description: 'Rome Fiumicino Airport (FCO), Lazio, Italy',
      city: 'Rome',
      kind: 'airport',
      iata: 'FCO',
    });
    expect(findPlaces('AOI', 'fr')[0]?.name).toBe("Aéroport d'Ancône Falconara");
  });

  it.each([
    ["'; DROP TABLE places; --"],
    ['<script>alert(1)</script>'],
    ['🚗🏖️'],
    ['\u0000\uFFFF\uD800'],
    ['%_*\\'],
    ['__proto__'],
    ['罗马'],
    ['r'.repeat(10_000)],
    ['roma '.repeat(2_000) + 'x'],
    ['a b c d e f g h i j k l m n o p'],
  ])('answers odd input with a list', (query) => {
    expect(Array.isArray(findPlaces(query, 'en'))).toBe(true);
  });

  it.each([0, -1, Number.NaN])('gives nothing for a limit of %s', (limit) => {
    expect(findPlaces('roma', 'en', limit)).toEqual([]);
  });

  it('never throws, never exceeds the limit, never repeats a place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 60 }), (query, limit) => {
        const found = findPlaces(query, 'fr', limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found.map((place) => place.id)).size).toBe(found.length);
      }),
    );
  });

  it('finds every place by its name and region, whatever the case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...gazetteerRows), fc.boolean(), (row, upper) => {
        const place = placeBySlug(row[2], 'it');
        const query = upper ? place?.description.toUpperCase() : place?.description;
        expect(findPlaces(query ?? '', 'it', 50).map(({ id }) => id)).toContain(row[0]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('findSimilarPlaces', () => {
  it.each([
    ['Neaples', 'napoli'],
    ['Firence', 'firenze'],
    ['malpenza', 'milano-malpensa'],
    ['Bolonga', 'bologna'],
    ['Fiumiccino', 'roma-fiumicino'],
    ['Palremo', 'palermo'],
    ['Rome Termni', 'roma-termini'],
    ['sorento', 'sorrento'],
    ['aeroporto Cataniaa', 'catania-fontanarossa'],
  ])('%s means %s', (query, slug) => {
    expect(findPlaces(query, 'it')).toEqual([]);
    expect(findSimilarPlaces(query, 'it')[0]?.slug).toBe(slug);
  });

  it.each([['Via Giolitti 34'], ['xq'], ['zzzzzzzz'], ['🚗'], ['r'.repeat(10_000)]])(
    '%s means none',
    (query) => {
      expect(findSimilarPlaces(query, 'en')).toEqual([]);
    },
  );
});

describe('stations, ports and landmarks', () => {
  it.each([
    ['Roma Termini', 'roma-termini'],
    ['rome termini', 'roma-termini'],
    ['stazione termini', 'roma-termini'],
    ['milano centrale', 'milano-centrale'],
    ['venice mestre', 'venezia-mestre'],
    ['santa maria novella', 'firenze-santa-maria-novella'],
    ['molo beverello', 'napoli-molo-beverello'],
    ['civitavecchia port', 'porto-di-civitavecchia'],
    ['colosseum', 'colosseo'],
    ['scavi di pompei', 'scavi-di-pompei'],
  ])('%s is found', (query, slug) => expect(first(query)).toBe(slug));

  it('are named in the language asked for, with their city', () => {
    expect(placeBySlug('porto-di-genova', 'fr')).toMatchObject({
      kind: 'port',
      description: 'Port de Gênes, Ligurie, Italie',
      city: 'Gênes',
    });
  });

  it('come after their city and its airports', () => {
    expect(slugs('napoli')[0]).toBe('napoli');
    expect(slugs('pompei')[0]).toBe('pompei');
  });
});

describe('placeAt', () => {
  it('is the city around, or the nearest town', () => {
    expect(placeAt({ latitude: 41.9, longitude: 12.5 }, 'en').name).toBe('Rome');
    expect(placeAt({ latitude: 40.92, longitude: 9.5 }, 'en').name).toBe('Olbia');
  });
});

describe('gazetteer', () => {
  it('has unique ids and slugs, and ranges around every centre', () => {
    expect(new Set(gazetteerRows.map((row) => row[0])).size).toBe(gazetteerRows.length);
    expect(new Set(gazetteerRows.map((row) => row[2])).size).toBe(gazetteerRows.length);
    // They say which place a search means (`reverse-geocode.ts`).
    expect(new Set(gazetteerRows.map((row) => JSON.stringify(rangesOf(row)))).size).toBe(
      gazetteerRows.length,
    );
    for (const row of gazetteerRows) {
      const place = placeBySlug(row[2]);
      if (!place) throw new Error(`No place for ${row[2]}`);
      const { lat, long, latitude, longitude } = place;
      expect(lat[0] < latitude && latitude < lat[1] && long[0] < longitude && longitude < long[1]).toBe(true);
    }
  });
});

describe('placeBySlug', () => {
  it('knows slugs and IATA codes, and nothing else', () => {
    expect(placeBySlug('firenze', 'en')?.name).toBe('Florence');
    expect(placeBySlug('fco')?.slug).toBe('roma-fiumicino');
    expect(placeBySlug('constructor')).toBeUndefined();
    expect(placeBySlug('')).toBeUndefined();
  });
});
