import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BaseMapData } from './base-map/base-map-data.ts';
import { decodeLine } from './base-map/decode-base-map.ts';

type Point = readonly [longitude: number, latitude: number];

const file = readFileSync(new URL('base-map/base-map.json', import.meta.url));
const data: BaseMapData = JSON.parse(file.toString());

const italian = ({ names }: { names: string }) => names.split('|', 1)[0] ?? '';
const townAt = (name: string) => data.labels.find((one) => one.kind === 'town' && italian(one) === name)?.at;
const landmarks = data.labels.filter(({ kind }) => kind === 'landmark');

/** At Italy's latitudes, and near enough for a town and its surroundings. */
function kilometres([ax, ay]: Point, [bx, by]: Point): number {
  return 111.2 * Math.hypot((ax - bx) * Math.cos((ay * Math.PI) / 180), ay - by);
}

/** The landmarks of a city, and how far from it the farthest may lie. */
const cities: [city: string, km: number, ...landmarks: string[]][] = [
  ['Roma', 8, 'Roma Termini', 'Roma Tiburtina', 'Colosseo', 'Città del Vaticano', 'Trastevere', 'EUR'],
  ['Milano', 11, 'Milano Centrale', 'Duomo di Milano', 'San Siro', 'Fiera Milano Rho'],
  ['Napoli', 3, 'Napoli Centrale', 'Molo Beverello'],
  ['Torre del Greco', 8, 'Vesuvio'],
  ['Pompei', 2, 'Scavi di Pompei'],
  ['Torino', 3, 'Torino Porta Nuova', 'Torino Porta Susa', 'Mole Antonelliana'],
  ['Firenze', 2, 'Firenze Santa Maria Novella', 'Duomo di Firenze'],
  ['Bologna', 2, 'Bologna Centrale'],
  ['Venezia', 10, 'Venezia Santa Lucia', 'Venezia Mestre', 'Piazza San Marco'],
  ['Verona', 2, 'Verona Porta Nuova', 'Arena di Verona'],
  ['Genova', 3, 'Genova Piazza Principe', 'Genova Brignole'],
  ['Bari', 2, 'Bari Centrale'],
  ['Palermo', 9, 'Palermo Centrale', 'Mondello'],
  ['Catania', 31, 'Catania Centrale', 'Etna'],
  ['Pisa', 2, 'Pisa Centrale', 'Torre di Pisa'],
  ['Trieste', 2, 'Trieste Centrale'],
  ['Matera', 2, 'Sassi di Matera'],
];

it('knows of each landmark in which city it is', () => {
  const known = cities.flatMap(([, , ...names]) => names);
  expect(landmarks.map(italian).toSorted()).toEqual(known.toSorted());
});

it.each(cities)('%s has its landmarks within %d km', (city, km, ...names) => {
  const centre = townAt(city);
  expect(centre).toBeDefined();
  for (const label of landmarks.filter((one) => names.includes(italian(one)))) {
    expect(centre && kilometres(centre, label.at), italian(label)).toBeLessThan(km);
  }
});

/** Of a river that runs south or east: an odd number of crossings on the way east is the right bank. */
function isOnRightBank(river: string, [x, y]: Point): boolean {
  const line = data.rivers
    .filter((one) => italian(one) === river)
    .flatMap(({ lines }) => lines.flatMap(decodeLine));
  let crossings = 0;
  for (const [at, [bx, by]] of line.entries()) {
    const [ax, ay] = line[at - 1] ?? [bx, by];
    if (ay > y === by > y) continue;
    if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) crossings += 1;
  }
  return crossings % 2 === 1;
}

it.each<[river: string, bank: 'left' | 'right', ...places: [name: string, at: Point][]]>([
  [
    'Tevere',
    'right',
    ['Vatican', [12.4534, 41.9029]],
    ['Castel Sant’Angelo', [12.4663, 41.9031]],
    ['Trastevere', [12.4695, 41.888]],
    ['Foro Italico', [12.4593, 41.9317]],
  ],
  [
    'Tevere',
    'left',
    ['Colosseum', [12.4922, 41.8902]],
    ['Piazza Navona', [12.4731, 41.8992]],
    ['Piazza del Popolo', [12.4764, 41.9107]],
    ['St Paul outside the Walls', [12.4768, 41.8587]],
    ['EUR', [12.47, 41.833]],
    ['Ostia Antica', [12.2885, 41.7555]],
  ],
  [
    'Adige',
    'right',
    ['Verona, Arena', [10.9944, 45.439]],
    ['Verona, Piazza Erbe', [10.9973, 45.4432]],
    ['Villa Lagarina', [11.0318, 45.9165]],
    ['Ronco all’Adige', [11.243, 45.339]],
  ],
  [
    'Adige',
    'left',
    ['Trento', [11.1211, 46.0679]],
    ['Rovereto', [11.0406, 45.889]],
    ['Verona, Castel San Pietro', [11.0035, 45.4482]],
    ['Albaredo d’Adige', [11.273, 45.318]],
  ],
])('the %s has on its %s bank what lies there', (river, bank, ...places) => {
  const found = places.map(([name, at]) => [name, isOnRightBank(river, at) ? 'right' : 'left']);
  expect(found).toEqual(places.map(([name]) => [name, bank]));
});
