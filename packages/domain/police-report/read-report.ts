import type { LocalDate, LocalDateTime } from '../calendar/local-date-time.ts';
import { isCountryCode, POLICE_CAR, type PoliceDocument, type PolicePayment } from './police-codes.ts';
import {
  driverFields,
  recordLine,
  RECORD_FIELDS,
  type DriverField,
  type PoliceField,
  type RecordValues,
} from './police-record.ts';
import { policeText } from './police-text.ts';

/** Null, or an empty text: not known. */
export type ReportedDriver = {
  first_name: string | null;
  last_name: string | null;
  dob: LocalDate | null;
  birth_place: string | null;
  citizenship: string | null;
  residence_place: string | null;
  residence_address: string | null;
  document_code: PoliceDocument | null;
  document_number: string | null;
  document_place: string | null;
  licence_number: string | null;
  licence_place: string | null;
  phone: string | null;
};

type Moment = { at: LocalDateTime; place: string | null; address: string };

/** A rental as it is reported. */
export type ReportFacts = {
  contract: { id: string; at: LocalDateTime; payment: PolicePayment | null };
  pickup: Moment;
  return: Moment;
  operator: string;
  agency: { id: string | null; name: string; place: string | null; address: string; phone: string };
  car: { make: string; model: string; plate: string | null };
  /** Who has made the contract first; of those after the second the record has no word. */
  drivers: readonly ReportedDriver[];
};

/** About whom something is missing. */
export const missingParts = ['rental', 'company', 'car', 'driver', 'second'] as const;
export type MissingPart = (typeof missingParts)[number];

/**
 * `not_latin`: it is written in letters that the service does not take; `too_long`: a number longer than its field, which
 * nobody may cut; `no_country`: a citizenship that is a municipality's code.
 */
export const missingReasons = ['missing', 'not_latin', 'too_long', 'no_country'] as const;
export type MissingReason = (typeof missingReasons)[number];

export type Missing = { part: MissingPart; field: PoliceField; why: MissingReason };

/** Fields that may stay blank. */
const OPTIONAL: ReadonlySet<DriverField> = new Set(['residence_place', 'residence_address', 'phone']);
/** Whoever cuts a number makes it another one. */
const UNCUT: ReadonlySet<PoliceField> = new Set([
  'contract_id',
  'agency_id',
  'plate',
  'driver_document_number',
  'driver_licence_number',
  'second_document_number',
  'second_licence_number',
]);

const day = (date: LocalDate) => date.split('-').toReversed().join('/');
const moment = (at: LocalDateTime) => `${day(at.slice(0, 10) as LocalDate)} ${at.slice(11)}`;

function partOf(field: PoliceField): MissingPart {
  if (field.startsWith('driver_')) return 'driver';
  if (field.startsWith('second_')) return 'second';
  if (field.startsWith('agency_')) return 'company';
  return field === 'plate' || field === 'make' || field === 'model' ? 'car' : 'rental';
}

type Typed = { readonly [field in PoliceField]?: string | null };

/** A residence is a place and its address, or is left out. */
function driverValues(prefix: 'driver' | 'second', driver: ReportedDriver): Typed {
  const { residence_place, residence_address } = driver;
  const known = {
    ...driver,
    dob: driver.dob && day(driver.dob),
    residence_address: residence_place && residence_address,
  };
  return Object.fromEntries(
    driverFields
      .filter((field) => `${prefix}_${field}` in RECORD_FIELDS)
      .map((field) => [`${prefix}_${field}`, known[field]]),
  );
}

function isOptional(field: PoliceField, typed: Typed): boolean {
  if (field === 'driver_residence_address') return !typed.driver_residence_place;
  if (field === 'agency_phone') return true;
  const [, name = ''] = /^(?:driver|second)_(.+)$/.exec(field) ?? [];
  return OPTIONAL.has(name as DriverField);
}

function typedOf({ contract, pickup, return: back, operator, agency, car, drivers }: ReportFacts): Typed {
  const [first, second] = drivers;
  return {
    contract_id: contract.id,
    contract_at: moment(contract.at),
    payment: contract.payment,
    pickup_at: moment(pickup.at),
    pickup_place: pickup.place,
    pickup_address: pickup.address,
    return_at: moment(back.at),
    return_place: back.place,
    return_address: back.address,
    operator,
    agency_id: agency.id,
    agency_name: agency.name,
    agency_place: agency.place,
    agency_address: agency.address,
    agency_phone: agency.phone,
    car_type: POLICE_CAR,
    make: car.make,
    model: car.model,
    plate: car.plate,
    ...(first && driverValues('driver', first)),
    ...(second && driverValues('second', second)),
  };
}

export type ReadReport = {
  /** As the service takes it. */
  values: RecordValues;
  /** Nothing: the record is complete. */
  missing: Missing[];
  /** Drivers beyond the second, who are reported elsewhere. */
  furtherDrivers: number;
};

/** What of a rental goes to the police, and what is missing. The second driver is complete, or there is none. */
export function readReport(facts: ReportFacts): ReadReport {
  const typed = typedOf(facts);
  const values: { [field in PoliceField]?: string } = {};
  const missing: Missing[] = [];
  const lacks = (field: PoliceField, why: MissingReason) => missing.push({ part: partOf(field), field, why });
  for (const field of Object.keys(typed) as PoliceField[]) {
    const text = policeText(typed[field] ?? '');
    if (text === null) lacks(field, 'not_latin');
    else if (text === '') {
      if (!isOptional(field, typed)) lacks(field, 'missing');
    } else if (UNCUT.has(field) && text.length > RECORD_FIELDS[field]) lacks(field, 'too_long');
    else if (field.endsWith('_citizenship') && !isCountryCode(text)) lacks(field, 'no_country');
    else values[field] = text.slice(0, RECORD_FIELDS[field]).trimEnd();
  }
  if (facts.drivers.length === 0) lacks('driver_last_name', 'missing');
  return { values, missing, furtherDrivers: Math.max(0, facts.drivers.length - 2) };
}

/** The record of a complete report; null while something is missing. */
export function reportLine({ values, missing }: ReadReport): string | null {
  return missing.length > 0 ? null : recordLine(values);
}
