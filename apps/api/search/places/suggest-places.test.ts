import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalService, type LocalService } from '@nolo/tests/setup/local-service.ts';
import { geocoderOf, type Geocoder } from './geocoder.ts';
import { suggestPlaces } from './suggest-places.ts';

const hotel = {
  geometry: { coordinates: [12.343, 45.4338] },
  properties: {
    osm_type: 'W',
    osm_id: 42,
    name: 'Hotel Danieli',
    street: 'Riva degli Schiavoni',
    housenumber: '4196',
    city: 'Venezia',
    country: 'Italia',
  },
};
const street = {
  geometry: { coordinates: [12.5, 41.9] },
  properties: { osm_type: 'N', osm_id: 7, street: 'Via Giolitti', housenumber: '34', city: 'Roma' },
};

let service: LocalService;
let geocoder: Geocoder | null;
const asked: URL[] = [];
const warnings: unknown[] = [];

beforeAll(async () => {
  service = await startLocalService(({ url = '' }, reply) => {
    const address = new URL(url, 'http://photon.test');
    asked.push(address);
    const q = address.searchParams.get('q') ?? '';
    if (q === 'speechlessness') return;
    if (q === 'failure') reply.writeHead(500);
    const features = q.startsWith('hotel') ? [hotel, { shape: 'unknown' }, street, street] : [];
    reply.end(q === 'nonsense' ? '<html>' : JSON.stringify({ features }));
  });
  geocoder = geocoderOf(
    { GEOCODER_URL: `${service.origin}/` },
    { warn: (problem: unknown) => warnings.push(problem) },
  );
});
afterAll(() => service.stop());

const suggest = (q: string, limit = 8, of = geocoder) =>
  suggestPlaces({ geocoder: of }, { language: 'it' }, { q, limit });

test('without an address no geocoder is asked', () => {
  expect(geocoderOf({}, { warn: () => undefined })).toBeNull();
});

test('an address is a place, called and ranged as it lies', async () => {
  const [first, second, ...others] = await suggest('hotel danieli', 3);
  expect(first).toMatchObject({
    kind: 'address',
    name: 'Hotel Danieli',
    description: 'Hotel Danieli, Riva degli Schiavoni 4196, Venezia, Italia',
    city: 'Venezia',
  });
  expect(first && first.lat[0] < 45.4338 && first.lat[1] > 45.4338).toBe(true);
  expect(second?.name).toBe('Via Giolitti 34');
  expect(others.length).toBeLessThanOrEqual(1);
  const query = Object.fromEntries(asked.at(-1)?.searchParams ?? []);
  expect(query).toEqual({ q: 'hotel danieli', lang: 'default', limit: '3', bbox: '6.6,36.6,18.5,47.1' });
});

test('places of the gazetteer come first, and are enough', async () => {
  const before = asked.length;
  expect((await suggest('roma', 3)).map(({ slug }) => slug)).toEqual([
    'roma',
    'roma-fiumicino',
    'roma-ciampino',
  ]);
  await suggest('');
  expect(asked).toHaveLength(before);
});

test.each(['failure', 'nonsense', 'speechlessness'])(
  'a geocoder in %s leaves the gazetteer alone',
  async (q) => {
    const before = warnings.length;
    expect(await suggest(q)).toEqual([]);
    expect(warnings).toHaveLength(before + 1);
  },
);

test('wrong letters are forgiven where neither knows the words', async () => {
  expect((await suggest('Neaples'))[0]?.slug).toBe('napoli');
  expect((await suggest('malpenza', 1, null))[0]?.slug).toBe('milano-malpensa');
});
