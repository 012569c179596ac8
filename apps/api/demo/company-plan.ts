import type { Directions } from '@nolo/domain/rental/location-address.ts';
import type { OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';

/** What a company rents out. */
export type FleetKind =
  'economy' | 'mixed' | 'family' | 'electric' | 'premium' | 'luxury' | 'exotic' | 'ceremony';

/** Where cars stand. `city` is the Italian name; its lowercase form is the landing page's slug. */
export type Branch = {
  city: CityName;
  parking: string;
  latitude: number;
  longitude: number;
  /** Of the street that its name ends with; absent: nobody has written where it is. */
  zip?: string;
  /** How the counter is found; absent: the company has not said. */
  directions?: Directions;
};

export const cities = [
  'Roma',
  'Milano',
  'Firenze',
  'Napoli',
  'Palermo',
  'Torino',
  'Bari',
  'Genova',
  'Verona',
  'Venezia',
  'Bologna',
  'Cagliari',
  'Trieste',
  'Bergamo',
  'Catania',
  'Latina',
  'Frosinone',
  'Viterbo',
  'Rieti',
] as const;
export type CityName = (typeof cities)[number];

/** Whole euros, VAT included; null where the company charges none. */
export type PlannedFees = {
  youngDriverPerDay: number | null;
  oneWay: number | null;
  delivery: number | null;
  flexibleReturn: number | null;
  latePerDay: number | null;
};

export type CompanyPlan = {
  /** Short name in e-mail addresses and in this folder. */
  key: string;
  name: string;
  legalName: string;
  vatNumber: string;
  sdiCode: string | null;
  phone: string;
  address: string;
  /** The first is the company's seat. */
  branches: readonly [Branch, ...Branch[]];
  /** Places where it takes cars back but hands none over. */
  takesBackAt?: readonly Branch[];
  openingHours: OpeningHours;
  leadMinutes: number;
  turnaroundMinutes: number;
  fees: PlannedFees;
  /** How far cars are brought; absent: as far as most companies do. */
  deliveryRadiusKm?: number;
  fleet: FleetKind;
  cars: number;
};

export function at(
  city: CityName,
  parking: string,
  latitude: number,
  longitude: number,
  zip?: string,
): Branch {
  return { city, parking, latitude, longitude, ...(zip !== undefined && { zip }) };
}

export function fees(
  youngDriverPerDay: number | null,
  oneWay: number | null,
  delivery: number | null,
  flexibleReturn: number | null,
  latePerDay: number | null,
): PlannedFees {
  return { youngDriverPerDay, oneWay, delivery, flexibleReturn, latePerDay };
}
