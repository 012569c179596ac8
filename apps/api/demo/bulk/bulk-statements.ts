/**
 * Statements that make millions of rows inside the database. `key` numbers a car within its place and decides
 * everything about it, so the cars of the bench place are the same however many others there are; `id` is in
 * random order, so that neighbours on the map are not neighbours on disk.
 */

/** A number from 0 to `below` - 1 that depends on `key` and `salt` alone. */
function chance(key: string, salt: number, below: number): string {
  return `((hashint8extended(${key}, ${salt}) & 1152921504606846975) % ${below})::integer`;
}

export const createHelpers = `
  CREATE TEMP TABLE bulk_place (no integer PRIMARY KEY, name text, latitude float8, longitude float8, cars integer)
    ON COMMIT DROP;
  CREATE TEMP TABLE bulk_company (no integer PRIMARY KEY, id integer) ON COMMIT DROP;
  CREATE TEMP TABLE bulk_template (
    no integer PRIMARY KEY, slug text, make_id integer, model_id integer, car_type_id integer, fuel_type smallint,
    transmission text, seats smallint, doors smallint, year smallint, car_class text, km_per_day integer, is_delivery boolean,
    air_conditioning boolean, luggage smallint, fuel_policy text, for_events boolean, is_or_similar boolean, day_minor integer, week_minor integer, month_minor integer, deposit_minor integer,
    damage_excess_minor integer, theft_excess_minor integer, extra_km_minor integer, minimum_age smallint,
    licence_years smallint, images integer[]
  ) ON COMMIT DROP;`;

/** Gives every car its id, place, company and template; the last two are numbers below the counts given. */
export function numberCars(companies: number, templates: number): string {
  return `
    CREATE TEMP TABLE bulk_car ON COMMIT DROP AS
    SELECT (SELECT coalesce(max(id), 0) FROM car)
             + row_number() OVER (ORDER BY hashint8extended(key, 0)) AS id,
           key, place_no,
           ((place_no::bigint * 31 + ${chance('key', 1, 3)}) % ${companies})::integer AS company_no,
           ${chance('key', 2, templates)} AS template_no
    FROM (
      SELECT place.no AS place_no, place.no * 10000000::bigint + series AS key
      FROM bulk_place place CROSS JOIN LATERAL generate_series(1, place.cars) series
    ) keys`;
}

function scatter(column: string, salt: number, degrees: number): string {
  const steps = 2000;
  return `place.${column} + (${chance('c.key', salt, steps + 1)} - ${steps / 2}) * ${degrees / (steps / 2)}`;
}

/** Prices within 10% of the template's, whole euros. */
function price(column: string): string {
  return `(round(t.${column} * (90 + ${chance('c.key', 3, 21)}) / 10000.0) * 100)::integer`;
}

export function insertCars(scatterDegrees: number, now: string): string {
  return `
    INSERT INTO car (id, slug, company_id, make_id, model_id, car_type_id, fuel_type, transmission, seats, doors,
      year, car_class, km_per_day, is_delivery, air_conditioning, luggage, fuel_policy, for_events, is_or_similar, parking_location, city, latitude, longitude, day_minor, week_minor,
      month_minor, deposit_minor, damage_excess_minor, theft_excess_minor, extra_km_minor, minimum_age, licence_years,
      importance, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT c.id, t.slug, company.id, t.make_id, t.model_id, t.car_type_id, t.fuel_type, t.transmission, t.seats,
      t.doors, t.year, t.car_class, t.km_per_day, t.is_delivery, t.air_conditioning, t.luggage, t.fuel_policy,
      t.for_events, t.is_or_similar, place.name || ', Via Roma', place.name,
      ${scatter('latitude', 4, scatterDegrees)}, ${scatter('longitude', 5, scatterDegrees)},
      ${price('day_minor')}, ${price('week_minor')}, ${price('month_minor')}, t.deposit_minor,
      t.damage_excess_minor, t.theft_excess_minor, t.extra_km_minor, t.minimum_age, t.licence_years,
      ${chance('c.key', 6, 1000)},
      timestamptz '${now}' - ${chance('c.key', 7, 400 * 86400)} * interval '1 second'
    FROM bulk_car c
    JOIN bulk_place place ON place.no = c.place_no
    JOIN bulk_company company ON company.no = c.company_no
    JOIN bulk_template t ON t.no = c.template_no
    ORDER BY c.id`;
}

export const insertCarImages = `
  INSERT INTO car_image (car_id, position, image_id, view)
  SELECT c.id, position - 1, image_id, (ARRAY['side', 'three-quarter', 'rear', 'interior'])[position]
  FROM bulk_car c JOIN bulk_template t ON t.no = c.template_no,
  LATERAL unnest(t.images) WITH ORDINALITY AS shown (image_id, position)
  ORDER BY c.id, position`;

/** Days ahead over which calendars are filled. */
const HORIZON = 180;

/**
 * `holds` stretches for each car over the next half year, each in its own slice of it so that they cannot
 * overlap: from one day to half a slice long.
 */
export function insertHolds(holds: number, today: string): string {
  const slice = Math.floor(HORIZON / holds);
  const half = Math.max(1, Math.floor(slice / 2));
  const key = `(c.key * 100 + n)`;
  return `
    INSERT INTO hold (car_id, during, reason)
    SELECT c.id, tstzrange(start, start + (1 + ${chance(key, 9, half)}) * interval '1 day' - interval '2 hours'),
      'offline'
    FROM bulk_car c CROSS JOIN generate_series(0, ${holds - 1}) n
    CROSS JOIN LATERAL (SELECT timestamptz '${today} 10:00:00Z'
      + (n * ${slice} + ${chance(key, 8, half)}) * interval '1 day' AS start) starts`;
}

export const restartIds = `SELECT setval(pg_get_serial_sequence('car', 'id'), (SELECT max(id) FROM car))`;
