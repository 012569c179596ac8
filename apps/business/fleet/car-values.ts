import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CarFields, StoredCarFields } from '@nolo/contract/business/fleet.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { AuditField, AuditValue } from '@nolo/domain/account/audit-actions.ts';
import { keysOf, recordOf } from '@nolo/domain/records.ts';
import { readAmount, readKilometres, readWholeNumber } from '@nolo/domain/typed-number.ts';
import { amountInField } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';

export type Car = CallData<BusinessApi['fleetCar']>['car'];
export type Choices = CallData<BusinessApi['fleetChoices']>;
export type CarField = keyof CarFields;
/** What stands in the form: texts, and switches. */
export type CarValues = Record<Exclude<CarField, SwitchField>, string> & Record<SwitchField, boolean>;
type SwitchField = 'air_conditioning' | 'or_similar' | 'for_events' | 'delivery';

type Kind =
  'text' | 'text_or_none' | 'number' | 'kilometres_or_none' | 'amount' | 'amount_or_none' | 'switch' | 'make';

const kinds: Record<CarField, Kind> = {
  make_id: 'make',
  model: 'text',
  car_type_id: 'number',
  year: 'number',
  fuel_type: 'number',
  transmission: 'text',
  seats: 'number',
  doors: 'number',
  luggage: 'number',
  air_conditioning: 'switch',
  car_class: 'text',
  or_similar: 'switch',
  for_events: 'switch',
  plate: 'text',
  frame_number: 'text_or_none',
  mileage_km: 'kilometres_or_none',
  registered_on: 'text_or_none',
  insured_until: 'text_or_none',
  inspected_until: 'text_or_none',
  taxed_until: 'text_or_none',
  day: 'amount',
  week: 'amount_or_none',
  month: 'amount_or_none',
  deposit: 'amount',
  km_per_day: 'kilometres_or_none',
  extra_km: 'amount_or_none',
  fuel_policy: 'text',
  damage_excess: 'amount_or_none',
  theft_excess: 'amount_or_none',
  minimum_age: 'number',
  licence_years: 'number',
  location_id: 'number',
  delivery: 'switch',
};
export const carFields = keysOf(kinds);

/** Of a car that nobody has said anything of: what most cars have. */
const usual: Partial<CarFields> = {
  transmission: 'manual',
  fuel_type: 1,
  seats: 5,
  doors: 5,
  luggage: 2,
  air_conditioning: true,
  car_class: 'compact',
  fuel_policy: 'full_to_full',
  minimum_age: 21,
  licence_years: 1,
  or_similar: false,
  for_events: false,
  delivery: false,
};

type Fields = { readonly [F in CarField]?: StoredCarFields[F] | null };

/** A car's fields as the form shows them. */
export function valuesOf(fields: Fields, { makes }: Choices, language: Language): CarValues {
  const textOf = (field: CarField): string | boolean => {
    const value = fields[field];
    if (kinds[field] === 'switch') return value === true;
    if (value === null || value === undefined) return '';
    if (kinds[field] === 'make') return makes.find(({ id }) => id === value)?.name ?? '';
    return kinds[field].startsWith('amount') ? amountInField(Number(value), language) : String(value);
  };
  return recordOf(carFields, textOf) as CarValues;
}

/** Of a new car: as the company's last one, else as most are. */
export function newCarValues(choices: Choices, year: number, language: Language): CarValues {
  const [place] = choices.locations;
  const fields = { ...usual, location_id: place?.id ?? null, ...choices.last, year };
  return valuesOf(fields, choices, language);
}

/**
 * What the form sends. Whatever is no number, amount or make is sent as it was typed: the server says so at the field.
 */
export function fieldsOf(values: CarValues, { makes }: Choices): CarFields {
  const valueOf = (field: CarField): unknown => {
    const value = values[field];
    if (typeof value === 'boolean') return value;
    const typed = value.trim();
    const kind = kinds[field];
    if (kind === 'make') return makes.find(({ name }) => isSame(name, typed))?.id ?? 0;
    if (kind === 'text') return typed;
    if (typed === '') return kind.endsWith('_or_none') ? null : typed;
    if (kind.startsWith('amount')) return readAmount(typed) ?? typed;
    if (kind === 'kilometres_or_none') return readKilometres(typed) ?? typed;
    return kind === 'number' ? (readWholeNumber(typed) ?? typed) : typed;
  };
  return recordOf(carFields, valueOf) as CarFields;
}

export const isSame = (one: string, other: string) =>
  one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** As the audit trail and the form call a field. */
export function auditFieldOf(field: CarField): AuditField {
  if (field === 'make_id') return 'make';
  if (field === 'car_type_id') return 'car_type';
  return field === 'location_id' ? 'location' : field;
}

/** A field's value as the audit trail writes it: by its name where the car has an id. */
export function auditValueOf(
  field: CarField,
  value: AuditValue,
  { makes, types, locations }: Choices,
): AuditValue {
  if (field === 'make_id') return makes.find(({ id }) => id === value)?.name ?? null;
  if (field === 'car_type_id') return types.find(({ id }) => id === value)?.key ?? null;
  if (field === 'location_id') return locations.find(({ id }) => id === value)?.name ?? null;
  return value;
}
