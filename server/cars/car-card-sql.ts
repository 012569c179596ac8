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
 * The contract's `CarCard` as JSON text without its closing brace: what the database keeps of it
 * (`car_card_source`, db/migrations/0011_listing.sql), ending inside the picture, and what is read fresh.
 * `dates` is the text of `totalForDates`, or 'null'. Needs `carCardJoins` in the FROM.
 */
export function carCardText(dates: RawBuilder<unknown> = sql`'null'`): RawBuilder<string> {
  return sql<string>`car_card.card || (',"widths":' || ${widths} || '},"company":{"id":' || company.id
    || ',"company_name":' || to_json(company.name)
    || ',"fees":{"delivery":' || coalesce(company.delivery_minor::text, 'null') || '}},"dates":' || ${dates})`;
}

export function carCardJson(): RawBuilder<CarCard> {
  return sql<CarCard>`(${carCardText()} || '}')::json`;
}

/** What a card is made from; `car` may be a listing under that name. */
export const carCardJoins = sql`
  JOIN company ON company.id = car.company_id
  JOIN car_card ON car_card.car_id = car.id`;
