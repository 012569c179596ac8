import type { Transmission } from '@nolo/domain/cars/car-features.ts';
import type { FuelType } from '@nolo/domain/cars/fuel-types.ts';
import { priceLevels, type CarModel, type PriceLevel, type MakeName } from './catalogue.ts';
import { companies } from './companies.ts';
import type { Branch, CompanyPlan } from './company-plan.ts';
import { drawFleet } from './fleets.ts';
import { models } from './models.ts';
import { randomFrom, type Random } from './random.ts';
import type { CarBody } from './picture-files.ts';

/** Changes to what chance would give; amounts in minor units. */
type Showcase = {
  make: MakeName;
  model: string;
  year: number;
  dayMinor: number;
  weekMinor: number | null;
  monthMinor: number | null;
  depositMinor: number;
  kmPerDay: number | null;
  isDelivery: boolean;
  isOnline: boolean;
};

/**
 * The first cars of 'Autonoleggio Rossi' (cars 1 to 6 in a fresh database), known to tests and to people who
 * try things out. The first has the prices of the examples in docs/specification/price.md 2 and never a deal; the
 * bookings of the demo renters are of the next three; the sixth is not rented out at the moment.
 */
const showcase: readonly Showcase[] = [
  car('Alfa Romeo', 'Giulia', 2023, [6000, 35000, 120000], 80000, 250),
  car('Fiat', '500', 2022, [3900, 23000, 79000], 40000, null),
  car('Jeep', 'Renegade', 2023, [5800, 34000, 115000], 60000, 300),
  car('Mini', 'Cooper Convertible', 2023, [8500, 49900, null], 90000, 200),
  car('Fiat', 'Panda', 2021, [3200, null, null], 30000, 200),
  { ...car('Lancia', 'Ypsilon', 2020, [3300, 19500, 66000], 30000, null), isOnline: false },
];

function car(
  make: MakeName,
  model: string,
  year: number,
  [dayMinor, weekMinor, monthMinor]: readonly [number, number | null, number | null],
  depositMinor: number,
  kmPerDay: number | null,
): Showcase {
  const isDelivery = kmPerDay !== null;
  return {
    make,
    model,
    year,
    dayMinor,
    weekMinor,
    monthMinor,
    depositMinor,
    kmPerDay,
    isDelivery,
    isOnline: true,
  };
}

const WHITE = '#eef0f2';
const PEARL = '#e6e1d6';
const SILVER = '#b9bfc6';
const GREY = '#6f7780';
const GRAPHITE = '#3c434b';
const BLACK = '#16181b';
const NAVY = '#1d2f4f';
const BLUE = '#2a5fa8';
const SKY = '#8fb8d4';
const RED = '#b3202a';
const BORDEAUX = '#5c1a28';
const GREEN = '#2f5d4a';
const MINT = '#a9d3c3';
const SAND = '#c9b99a';
const YELLOW = '#e6bd2f';
const ORANGE = '#d9672b';

/** What people buy these bodies in. */
const bodyPaints: Record<CarBody, readonly string[]> = {
  city: [WHITE, RED, SKY, MINT, GREY, YELLOW, BLUE, PEARL],
  saloon: [BLACK, SILVER, NAVY, GRAPHITE, WHITE, BORDEAUX],
  coupe: [GRAPHITE, NAVY, RED, WHITE, BLACK, GREEN],
  limousine: [BLACK, WHITE, NAVY],
  suv: [WHITE, GRAPHITE, GREEN, BLUE, SILVER, BLACK, SAND, RED],
  minivan: [SILVER, GRAPHITE, WHITE, NAVY],
  convertible: [RED, SKY, WHITE, GREEN, PEARL, NAVY],
  sports: [RED, YELLOW, GRAPHITE, BLUE, WHITE],
};

/** A maker's own colours come first in people's minds. */
const makePaints: Partial<Record<MakeName, readonly string[]>> = {
  Ferrari: ['#c2161c', YELLOW, '#c2161c', BLACK, NAVY],
  Lamborghini: ['#d9b21f', ORANGE, '#7fae2e', WHITE, BLACK],
  'Aston Martin': ['#1f4a3d', SILVER, GRAPHITE, NAVY],
  'Rolls-Royce': [BLACK, WHITE, NAVY, BORDEAUX],
  Bentley: ['#1f4a3d', BLACK, PEARL, NAVY],
  Maserati: ['#23477d', GREY, WHITE, BLACK],
  McLaren: [ORANGE, GRAPHITE],
  Lotus: [YELLOW, '#1f4a3d'],
  'Alfa Romeo': ['#a0151f', WHITE, GREY, '#23477d'],
  Smart: [WHITE, SKY, GRAPHITE],
  Tesla: [WHITE, BLACK, BLUE, '#a0151f', SILVER],
  Lincoln: [BLACK, WHITE],
};

export function paintsFor({ make, body }: Pick<CarModel, 'make' | 'body'>): readonly string[] {
  return makePaints[make] ?? bodyPaints[body];
}

/** A car to seed; amounts in minor units, VAT included. */
export type PlannedCar = {
  company: CompanyPlan;
  model: CarModel;
  branch: Branch;
  slug: string;
  fuel: FuelType;
  transmission: Transmission;
  year: number;
  kmPerDay: number | null;
  isDelivery: boolean;
  latitude: number;
  longitude: number;
  dayMinor: number;
  weekMinor: number | null;
  monthMinor: number | null;
  depositMinor: number;
  importance: number;
  isOnline: boolean;
  createdAt: Date;
  colour: string;
  scene: number;
};

const SEED = 2027;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rooms behind cars of the same body and colour, so that neighbours in a list differ. */
const SCENES = 2;
/** Around 300 m: cars of one branch do not cover each other on the map. */
const SCATTER_DEGREES = 0.003;

/** Every car of the demo, always the same for the same `now`; companies in their order. */
export function planCars(now: Date): PlannedCar[] {
  return companies.flatMap((company, index) => {
    const random = randomFrom(SEED + index);
    const fixed = company.key === 'rossi' ? showcase : [];
    const drawn = drawFleet(company, company.cars - fixed.length, random);
    return [
      ...fixed.map((wish) => ({ ...planCar(company, modelOf(wish), now, random), ...changes(wish) })),
      ...drawn.map((model) => planCar(company, model, now, random)),
    ];
  });
}

function modelOf(wish: Showcase): CarModel {
  const model = models.find(({ make, name }) => make === wish.make && name === wish.model);
  if (model === undefined) throw new Error(`no model ${wish.make} ${wish.model}`);
  return model;
}

function changes({ make: _make, model: _model, ...rest }: Showcase): Partial<PlannedCar> {
  return rest;
}

function planCar(company: CompanyPlan, model: CarModel, now: Date, random: Random): PlannedCar {
  const branch = random.pick(company.branches);
  const year = yearOf(model, now, random);
  return {
    company,
    model,
    branch,
    year,
    slug: carSlug(`${model.make} ${model.name} ${branch.city} ${branch.parking.split(',')[0] ?? ''}`),
    fuel: random.pick(model.fuels),
    transmission: random.pick(model.transmissions),
    kmPerDay: kilometres(model.level, random),
    isDelivery: random.chance(company.fees.delivery === null ? 0.1 : 0.65),
    latitude: scatter(branch.latitude, random),
    longitude: scatter(branch.longitude, random),
    ...prices(model, now.getUTCFullYear() - year, random),
    importance: random.between(0, 100),
    isOnline: random.chance(0.98),
    createdAt: new Date(now.getTime() - random.between(2 * 60, 400 * 24 * 60) * 60_000 - 5 * DAY_MS),
    colour: random.pick(paintsFor(model)),
    scene: random.between(0, SCENES - 1),
  };
}

/** Fleets are young: the model's last years. */
function yearOf({ years: [from, to] }: CarModel, now: Date, random: Random): number {
  const newest = Math.min(to, now.getUTCFullYear());
  return random.between(Math.max(Math.min(from, newest), newest - 4), newest);
}

function scatter(degrees: number, random: Random): number {
  return Number((degrees + (random.next() - 0.5) * 2 * SCATTER_DEGREES).toFixed(6));
}

function kilometres(level: PriceLevel, random: Random): number | null {
  const offers: Record<PriceLevel, readonly (number | null)[]> = {
    economy: [null, null, 250, 300],
    standard: [null, 200, 250, 300],
    premium: [null, 200, 250],
    luxury: [150, 200, 250],
    ultra: [100, 150, 200],
  };
  return random.pick(offers[level]);
}

const deposits: Record<PriceLevel, readonly [from: number, to: number, stepEuro: number]> = {
  economy: [6, 10, 50],
  standard: [10, 16, 50],
  premium: [10, 18, 100],
  luxury: [5, 8, 500],
  ultra: [5, 12, 1000],
};

type Prices = Pick<PlannedCar, 'dayMinor' | 'weekMinor' | 'monthMinor' | 'depositMinor'>;

function prices(model: CarModel, age: number, random: Random): Prices {
  const level = priceLevels[model.level];
  const wished = model.dayEuro * (0.94 + random.next() * 0.14) * (1 - Math.max(0, age) * 0.012);
  const dayEuro = Math.min(level.to - 1, Math.max(level.from, round(wished, wished > 250 ? 10 : 1)));
  const weekEuro = round(dayEuro * (5.5 + random.next() * 0.7), dayEuro > 250 ? 50 : 1);
  const monthEuro = round(dayEuro * (17.5 + random.next() * 3.5), dayEuro > 250 ? 100 : 10);
  const [from, to, step] = deposits[model.level];
  const isExotic = model.level === 'ultra';
  return {
    dayMinor: dayEuro * 100,
    weekMinor: random.chance(isExotic ? 0.2 : 0.07) ? null : weekEuro * 100,
    monthMinor: random.chance(isExotic ? 0.55 : 0.14) ? null : monthEuro * 100,
    depositMinor: random.between(from, to) * step * 100,
  };
}

/** Lowercase words joined by hyphens; a word that only repeats the one before is dropped. */
export function carSlug(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.filter((word, index) => word !== words[index - 1]).join('-');
}

function round(euro: number, step: number): number {
  return Math.round(euro / step) * step;
}
