import { keysOf } from '../records.ts';

/** What a record says of whoever drives, and how long each field is. */
const PERSON = { last_name: 50, first_name: 30, dob: 10, birth_place: 9, citizenship: 9 } as const;
/** Of the first driver alone. */
const RESIDENCE = { residence_place: 9, residence_address: 150 } as const;
const DOCUMENTS = {
  document_code: 5,
  document_number: 20,
  document_place: 9,
  licence_number: 20,
  licence_place: 9,
  phone: 20,
} as const;
const DRIVER = { ...PERSON, ...RESIDENCE, ...DOCUMENTS };
export type DriverField = keyof typeof DRIVER;
export const driverFields = keysOf(DRIVER);

type Prefixed<P extends string, T> = { [K in keyof T & string as `${P}_${K}`]: T[K] };

function prefixed<P extends string, T extends Record<string, number>>(prefix: P, fields: T): Prefixed<P, T> {
  const entries = Object.entries(fields).map(([name, length]) => [`${prefix}_${name}`, length]);
  return Object.fromEntries(entries) as Prefixed<P, T>;
}

/**
 * The fields of a record with their lengths, in the service's order. Mind the words: what it calls check-out, when the car
 * leaves, is our pickup.
 */
export const RECORD_FIELDS = {
  contract_id: 50,
  contract_at: 16,
  payment: 1,
  pickup_at: 16,
  pickup_place: 9,
  pickup_address: 150,
  return_at: 16,
  return_place: 9,
  return_address: 150,
  operator: 50,
  agency_id: 30,
  agency_name: 70,
  agency_place: 9,
  agency_address: 150,
  agency_phone: 20,
  car_type: 1,
  make: 50,
  model: 100,
  plate: 15,
  colour: 50,
  gps: 1,
  engine_block: 1,
  ...prefixed('driver', DRIVER),
  ...prefixed('second', { ...PERSON, ...DOCUMENTS }),
} as const;
export type PoliceField = keyof typeof RECORD_FIELDS;
export const policeFields = keysOf(RECORD_FIELDS);

/** Characters of a record. */
export const RECORD_LENGTH = 1505;

/** Nothing stands for a blank field. */
export type RecordValues = { readonly [field in PoliceField]?: string };

/** Codes of places are numbers. */
const isNumber = (field: PoliceField) => RECORD_FIELDS[field] === 9;

/** One line of {@link RECORD_LENGTH} characters: texts cut to their field and filled with blanks, numbers with zeros. */
export function recordLine(values: RecordValues): string {
  return policeFields
    .map((field) => {
      const length = RECORD_FIELDS[field];
      const value = (values[field] ?? '').slice(0, length);
      return value !== '' && isNumber(field) ? value.padStart(length, '0') : value.padEnd(length, ' ');
    })
    .join('');
}

/** What stands in a record; a field of blanks is left out. */
export function readRecord(line: string): RecordValues {
  let at = 0;
  const values: { [field in PoliceField]?: string } = {};
  for (const field of policeFields) {
    const value = line.slice(at, (at += RECORD_FIELDS[field])).trimEnd();
    if (value !== '') values[field] = value;
  }
  return values;
}

/** Said anew with each record: when the contract was made, by whom it is sent, and under which id. */
const OF_THE_MOMENT: ReadonlySet<PoliceField> = new Set(['contract_at', 'operator', 'contract_id']);

/** Whether what was sent is something else than the rental is now (docs/specification/companies.md 6). */
export function isAnotherRecord(sent: RecordValues, now: RecordValues): boolean {
  return policeFields.some((field) => !OF_THE_MOMENT.has(field) && sent[field] !== now[field]);
}
