import type { CarModel, MakeName, PriceLevel } from './catalogue.ts';
import type { CompanyPlan, FleetKind } from './company-plan.ts';
import { models } from './models.ts';
import type { Random } from './random.ts';

const ROOFLESS = new Set(['convertible', 'coupe']);
const ROOMY = new Set(['minivan', 'suv', 'saloon', 'city-car']);
const CEREMONIAL = new Set(['limousine', 'luxury-car', 'convertible']);

const mixedShare: Record<PriceLevel, number> = { economy: 5, standard: 5, premium: 3, luxury: 0.6, ultra: 0 };
const exoticShare: Record<PriceLevel, number> = { economy: 0, standard: 0, premium: 0, luxury: 2, ultra: 5 };

/** How much a fleet wants a model; 0 is not at all. */
const wanted: Record<FleetKind, (model: CarModel) => number> = {
  economy: ({ level, type }) =>
    level === 'economy' ? 4 : level === 'standard' && type !== 'electric-car' ? 1 : 0,
  mixed: ({ level, type }) => mixedShare[level] * (type === 'electric-car' ? 0.5 : 1),
  family: ({ type, level, seats }) =>
    ROOMY.has(type) && (level === 'economy' || level === 'standard') ? seats - 3 : 0,
  electric: ({ type, level }) => (type === 'electric-car' && level !== 'ultra' ? 1 : 0),
  premium: ({ type, level }) => (ROOFLESS.has(type) && level !== 'economy' && level !== 'ultra' ? 1 : 0),
  luxury: ({ level, type }) =>
    level === 'luxury' ? 3 : level === 'premium' && type.startsWith('luxury') ? 2 : 0,
  exotic: ({ level, type }) => (type === 'limousine' ? 0 : exoticShare[level]),
  ceremony: ({ type, level }) => (CEREMONIAL.has(type) && (level === 'luxury' || level === 'ultra') ? 1 : 0),
};

/** How often a maker is met on Italian roads, or asked for by name, beside the others. */
const popular: Partial<Record<MakeName, number>> = {
  Fiat: 2.5,
  'Alfa Romeo': 1.4,
  Ford: 1.6,
  Chevrolet: 2,
  Volkswagen: 1.3,
  Toyota: 1.2,
  Subaru: 0.6,
  Ferrari: 2,
  Lamborghini: 1.6,
  'Aston Martin': 2,
  'Rolls-Royce': 1.4,
  'Land Rover': 1.6,
  Audi: 0.7,
};

/** What a company is known for; these come first. */
const signature: Record<string, readonly string[]> = {
  dolcevita: [
    'Ferrari Portofino M',
    'Rolls-Royce Dawn',
    'Aston Martin DBX',
    'McLaren GT',
    'Bentley Flying Spur',
  ],
  posillipo: ['Rolls-Royce Phantom Extended', 'Lincoln Town Car Stretch', 'Cadillac XTS Limousine'],
  motorvalley: ['Ferrari 296 GTS', 'Lamborghini Revuelto', 'Maserati MC20', 'Aston Martin Vantage'],
  serenissima: ['Maserati Quattroporte', 'Mercedes-Benz S-Class', 'Land Rover Range Rover'],
};

/** Draws `count` models for a company; none comes twice before each has come once. */
export function drawFleet({ key, fleet }: CompanyPlan, count: number, random: Random): CarModel[] {
  const weight = (model: CarModel) => wanted[fleet](model) * (popular[model.make] ?? 1);
  const candidates = models.filter((model) => weight(model) > 0);
  const first = signature[key] ?? [];
  const drawn = models.filter(({ make, name }) => first.includes(`${make} ${name}`));
  let left = candidates.filter((model) => !drawn.includes(model));
  while (drawn.length < count) {
    if (left.length === 0) left = [...candidates];
    const chosen = weighted(left, weight, random);
    drawn.push(chosen);
    left.splice(left.indexOf(chosen), 1);
  }
  return drawn;
}

function weighted(from: readonly CarModel[], weight: (model: CarModel) => number, random: Random): CarModel {
  let rest = random.next() * from.reduce((sum, model) => sum + weight(model), 0);
  for (const model of from) {
    rest -= weight(model);
    if (rest <= 0) return model;
  }
  return random.pick(from);
}
