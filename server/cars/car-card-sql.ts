import { sql, type RawBuilder } from 'kysely';
import type { CarCard } from '../../contract/car-card.ts';
import { PICTURE_WIDTHS } from '../platform/image-store.ts';

const widths = sql.lit(JSON.stringify(PICTURE_WIDTHS));

/** A picture of the joined `image` as the contract's `picture`; row_to_json writes no blanks. */
export function pictureJson(view: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT row_to_json(p) FROM (SELECT '/images/' || image.hash AS path, ${widths}::json AS widths,
    image.width, image.height, ${view} AS view) p)`;
}

/**
 * Days until the car has a free moment that its company can be ready for, as JSON text; 'null' where the coming year has
 * none.
 */
function availableIn(now: Date): RawBuilder<unknown> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`${at} + interval '1 year'`;
  return sql`coalesce(((lower(
      tstzmultirange(tstzrange(least(${at} + company.lead_minutes * interval '1 minute', ${end}), ${end}))
      - coalesce((SELECT range_agg(hold.during) FROM hold WHERE hold.car_id = listing_card.car_id
          AND hold.during && tstzrange(${at}, ${end})), '{}'))
    AT TIME ZONE company.time_zone)::date - (${at} AT TIME ZONE company.time_zone)::date)::text, 'null')`;
}

/**
 * The contract's `CarCard` as JSON text without its closing brace: what the database keeps of it
 * (`listing_card_source`, db/migrations/0011_listing.sql), ending inside the picture, and what is read fresh.
 * `shown`: the text of `totalForDates`, or, without dates, the moment from which the card says when the car can be had.
 * Needs `carCardJoins` in the FROM; `car`: what has the car's prices there.
 */
export function carCardText(
  shown: { dates: RawBuilder<unknown> } | { now: Date },
  car: 'car' | 'listing' = 'car',
): RawBuilder<string> {
  const [availability, dates] =
    'now' in shown ? [availableIn(shown.now), sql`'null'`] : [sql`'null'`, shown.dates];
  const price = (period: 'day' | 'week' | 'month') => sql.ref(`${car}.${period}_minor`);
  return sql<string>`listing_card.card || (',"widths":' || ${widths} || '},"company":{"id":' || company.id
    || ',"company_name":' || to_json(company.name)
    || ',"fees":{"delivery":' || coalesce(company.delivery_minor::text, 'null')
    || '}},"price":{"currency":"EUR","day":' || ${price('day')} || ',"week":' || coalesce(${price('week')}::text, 'null')
    || ',"month":' || coalesce(${price('month')}::text, 'null') || '},"available_in":' || ${availability} || ',"dates":' || ${dates})`;
}

export function carCardJson(now: Date): RawBuilder<CarCard> {
  return sql<CarCard>`(${carCardText({ now })} || '}')::json`;
}

/** What a card is made from; `car` may be a listing under that name. */
export const carCardJoins = sql`
  JOIN company ON company.id = car.company_id
  JOIN listing_card ON listing_card.car_id = car.id`;
