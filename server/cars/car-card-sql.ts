import { sql, type RawBuilder } from 'kysely';
import type { CarCard } from '../../contract/car-card.ts';
import { PICTURE_WIDTHS } from '../platform/image-store.ts';

const widths = sql.raw(`'${JSON.stringify(PICTURE_WIDTHS)}'::json`);

/** A car without pictures still has a card; its address answers 404 and the text stands in. */
const NO_PICTURE = `/images/${'0'.repeat(32)}`;

/** A picture of the joined `image` as the contract's `picture`; row_to_json writes no blanks. */
export function pictureJson(view: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT row_to_json(p) FROM (SELECT
    coalesce('/images/' || image.hash, ${sql.lit(NO_PICTURE)}) AS path, ${widths} AS widths,
    coalesce(image.width, 1600) AS width, coalesce(image.height, 900) AS height,
    coalesce(${view}, 'side') AS view) p)`;
}

/**
 * The contract's `CarCard` as one JSON value, written by the database: no object is made per row in this
 * process. Needs `carCardTables` in the FROM; `dates` is a JSON value of `totalForDates`, or NULL.
 */
export function carCardJson(dates: RawBuilder<unknown> = sql`NULL::json`): RawBuilder<CarCard> {
  return sql<CarCard>`(SELECT row_to_json(card) FROM (SELECT
    car.id, car.slug,
    json_build_array((SELECT m FROM (SELECT car_make.id, car_make.name AS car_make) m)) AS car_make,
    json_build_array((SELECT m FROM (SELECT car_model.name AS car_model) m)) AS car_model,
    json_build_array((SELECT t FROM (SELECT car_type.id, car_type.name AS car_type, car_type.key) t)) AS car_type,
    car.fuel_type, car.transmission, car.seats, car.doors, car.luggage, car.air_conditioning,
    car.fuel_policy, car.year, car.km_per_day, car.is_delivery, car.for_events,
    (SELECT c FROM (SELECT company.id, company.name AS company_name) c) AS company,
    car.city, car.parking_location, car.latitude, car.longitude,
    (SELECT p FROM (SELECT 'EUR' AS currency, car.day_minor AS day, car.week_minor AS week,
       car.month_minor AS month) p) AS price,
    car.deposit_minor AS deposit,
    ${pictureJson(sql`car_image.view`)} AS picture,
    ${dates} AS dates) card)`;
}

/** What a card reads besides `car` itself. */
export const carCardJoins = sql`
  JOIN company ON company.id = car.company_id
  JOIN car_make ON car_make.id = car.make_id
  JOIN car_model ON car_model.id = car.model_id
  JOIN car_type ON car_type.id = car.car_type_id
  LEFT JOIN LATERAL (
    SELECT image_id, view FROM car_image WHERE car_id = car.id ORDER BY position LIMIT 1
  ) car_image ON true
  LEFT JOIN image ON image.id = car_image.image_id`;
