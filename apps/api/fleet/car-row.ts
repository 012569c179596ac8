import type { Insertable, Updateable } from 'kysely';
import type { CarFields, StoredCarFields } from '@nolo/contract/business/fleet.ts';
import type { AuditState } from '@nolo/domain/account/audit-actions.ts';
import { slugOf } from '@nolo/domain/slug.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Car } from '@nolo/db/database-types.ts';
import { AppError } from '../platform/app-error.ts';
import { findMake, findType, saveModel } from './catalogue-store.ts';
import { listFleetLocations, type FleetCarRow } from './fleet-store.ts';

type Columns = Omit<Insertable<Car>, 'company_id'> & Updateable<Car>;

/**
 * The columns of a car that the fields say. City and position follow the location where it stands.
 * @throws AppError `company.location_not_found`; `request.invalid` for a make or type that nobody has
 */
export async function carColumns(
  connection: Connection,
  companyId: number,
  fields: CarFields,
): Promise<Columns> {
  const { make_id, model: typedModel, location_id } = fields;
  const make = await findMake(connection, make_id);
  if (make === null) throw new AppError('request.invalid', { fields: { make_id: 'choice_required' } });
  const type = await findType(connection, fields.car_type_id);
  if (type === null) throw new AppError('request.invalid', { fields: { car_type_id: 'choice_required' } });
  const location = (await listFleetLocations(connection, companyId)).find(({ id }) => id === location_id);
  if (location === undefined)
    throw new AppError('company.location_not_found', {
      fields: { location_id: 'company.location_not_found' },
    });
  const model = await saveModel(connection, { makeId: make_id, name: typedModel, companyId });
  return {
    slug: slugOf(`${make} ${model.name} ${location.city}`),
    make_id,
    model_id: model.id,
    car_type_id: fields.car_type_id,
    fuel_type: fields.fuel_type,
    transmission: fields.transmission,
    seats: fields.seats,
    doors: fields.doors,
    luggage: fields.luggage,
    air_conditioning: fields.air_conditioning,
    year: fields.year,
    car_class: fields.car_class,
    is_or_similar: fields.or_similar,
    for_events: fields.for_events,
    location_id,
    parking_location: location.name,
    city: location.city,
    latitude: location.latitude,
    longitude: location.longitude,
    is_delivery: fields.delivery,
    day_minor: fields.day,
    week_minor: fields.week,
    month_minor: fields.month,
    deposit_minor: fields.deposit,
    km_per_day: fields.km_per_day,
    extra_km_minor: fields.extra_km,
    fuel_policy: fields.fuel_policy,
    damage_excess_minor: fields.damage_excess,
    theft_excess_minor: fields.theft_excess,
    minimum_age: fields.minimum_age,
    licence_years: fields.licence_years,
    plate: fields.plate,
    frame_number: fields.frame_number,
    mileage_km: fields.mileage_km,
    registered_on: fields.registered_on,
    insured_until: fields.insured_until,
    inspected_until: fields.inspected_until,
    taxed_until: fields.taxed_until,
  };
}

/** The fields of a car as it is stored. */
export function fieldsOf(car: FleetCarRow): StoredCarFields {
  return {
    make_id: car.make_id,
    model: car.model,
    car_type_id: car.car_type_id,
    fuel_type: car.fuel_type as StoredCarFields['fuel_type'],
    transmission: car.transmission,
    seats: car.seats,
    doors: car.doors,
    luggage: car.luggage,
    air_conditioning: car.air_conditioning,
    year: car.year,
    car_class: car.car_class,
    or_similar: car.is_or_similar,
    for_events: car.for_events,
    location_id: car.location_id,
    delivery: car.is_delivery,
    day: car.day_minor,
    week: car.week_minor,
    month: car.month_minor,
    deposit: car.deposit_minor,
    km_per_day: car.km_per_day,
    extra_km: car.extra_km_minor,
    fuel_policy: car.fuel_policy,
    damage_excess: car.damage_excess_minor,
    theft_excess: car.theft_excess_minor,
    minimum_age: car.minimum_age,
    licence_years: car.licence_years,
    plate: car.plate,
    frame_number: car.frame_number,
    mileage_km: car.mileage_km,
    registered_on: car.registered_on,
    insured_until: car.insured_until,
    inspected_until: car.inspected_until,
    taxed_until: car.taxed_until,
  };
}

/** The same as the audit trail names it. */
export function auditStateOf(car: FleetCarRow): AuditState {
  const { make_id: _make, car_type_id: _type, location_id: _location, ...fields } = fieldsOf(car);
  return { ...fields, make: car.make, car_type: car.type_key, location: car.parking_location };
}

/** A car as people name it: its plate, or its make and model. */
export function nameOf({ make, model, plate }: Pick<FleetCarRow, 'make' | 'model' | 'plate'>): string {
  return plate === null ? `${make} ${model}` : `${make} ${model}, ${plate}`;
}
