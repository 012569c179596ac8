import type { Transmission } from '@nolo/domain/cars/car-features.ts';
import { priceLevels } from './catalogue.ts';
import type { FuelType } from '@nolo/domain/cars/fuel-types.ts';
import type { CarModel, PriceLevel } from './catalogue.ts';
import { companies } from './companies.ts';
import type { Branch, CompanyPlan } from './company-plan.ts';
import { drawFleet } from './fleets.ts';
import { models } from './models.ts';
import { paintsFor } from './paints.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { showcase } from './showcase.ts';
import type { Showcase } from './showcase.ts';

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
