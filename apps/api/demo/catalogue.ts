import type { Transmission } from '@nolo/domain/cars/car-features.ts';
import type { FuelType } from '@nolo/domain/cars/fuel-types.ts';
import type { CarBody } from './picture-files.ts';

/** Car types in the order of the footer's six, then the others. `key` stands in addresses and texts. */
export const carTypes = [
  { key: 'luxury-car', name: 'Luxury Car' },
  { key: 'coupe', name: 'Coupe' },
  { key: 'limousine', name: 'Limousine' },
  { key: 'electric-car', name: 'Electric Car' },
  { key: 'minivan', name: 'Minivan' },
  { key: 'convertible', name: 'Convertible' },
  { key: 'city-car', name: 'City Car' },
  { key: 'suv', name: 'SUV' },
  { key: 'sports-car', name: 'Sports Car' },
  { key: 'luxury-suv', name: 'Luxury SUV' },
  { key: 'saloon', name: 'Saloon' },
] as const;

/** The body that is drawn for a car of the type while there is no photograph of it. */
export const typeBodies: Record<CarTypeKey, CarBody> = {
  'luxury-car': 'saloon',
  coupe: 'coupe',
  limousine: 'limousine',
  'electric-car': 'city',
  minivan: 'minivan',
  convertible: 'convertible',
  'city-car': 'city',
  suv: 'suv',
  'sports-car': 'sports',
  'luxury-suv': 'suv',
  saloon: 'saloon',
};
export type CarTypeKey = (typeof carTypes)[number]['key'];

/** Makers in the footer's order (its fifteen come first). */
export const makes = [
  'Toyota',
  'Ford',
  'Chevrolet',
  'Nissan',
  'Hyundai',
  'Volkswagen',
  'Honda',
  'Kia',
  'Mazda',
  'Subaru',
  'Ferrari',
  'Lamborghini',
  'Porsche',
  'Maserati',
  'Aston Martin',
  'Fiat',
  'Alfa Romeo',
  'Lancia',
  'Abarth',
  'Jeep',
  'Mercedes-Benz',
  'BMW',
  'Audi',
  'Mini',
  'Smart',
  'Opel',
  'Peugeot',
  'Renault',
  'Citroën',
  'Dacia',
  'Škoda',
  'SEAT',
  'Cupra',
  'Suzuki',
  'Volvo',
  'Polestar',
  'Tesla',
  'Lexus',
  'Jaguar',
  'Land Rover',
  'McLaren',
  'Lotus',
  'Bentley',
  'Rolls-Royce',
  'Cadillac',
  'Lincoln',
] as const;
export type MakeName = (typeof makes)[number];

/**
 * Price levels by the day price, in whole euros, upper end excluded; they do not overlap, so a car's level
 * can be told from its price. The home page's luxury lists are made of the last three.
 */
export const priceLevels = {
  economy: { from: 25, to: 60 },
  standard: { from: 60, to: 110 },
  premium: { from: 110, to: 220 },
  luxury: { from: 220, to: 600 },
  ultra: { from: 600, to: 2000 },
} as const;
export type PriceLevel = keyof typeof priceLevels;

export type CarModel = {
  make: MakeName;
  name: string;
  body: CarBody;
  type: CarTypeKey;
  seats: number;
  doors: number;
  /** The engines it is rented with. */
  fuels: readonly FuelType[];
  transmissions: readonly Transmission[];
  level: PriceLevel;
  /** Typical price of a day, whole euros, VAT included. */
  dayEuro: number;
  /** Model years on the road at rental companies. */
  years: readonly [from: number, to: number];
};
