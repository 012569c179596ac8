import { sql, type RawBuilder } from 'kysely';
import type { CarCard } from '@nolo/contract/car-card.ts';
import type { CarView } from '@nolo/domain/cars/car-views.ts';
import type { Rating } from '@nolo/domain/review/review.ts';
import type { Connection } from '@nolo/db/database.ts';
import { PICTURE_WIDTHS } from '../platform/image-store.ts';
import { findRatings } from '../reviews/review-store.ts';
import { PLACEHOLDER } from '../platform/pictures/no-picture.ts';

type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  /** Null: a photograph, of which nobody says what it shows. */
  view: CarView | null;
  content_type: string;
};

/** Only drawings are vector graphics: photographs are re-encoded when they are uploaded. */
const DRAWN = 'image/svg+xml';

export function pictureOf({ hash, width, height, view, content_type }: StoredPicture): CarCard['picture'] {
  const is_illustration = content_type === DRAWN;
  return { path: `/images/${hash}`, widths: [...PICTURE_WIDTHS], width, height, view, is_illustration };
}

/** A car without pictures still has a card. */
const NONE: StoredPicture = { ...PLACEHOLDER, view: 'side', content_type: DRAWN };

/**
 * The cards of these cars, in this order and without a price for dates. `availableFrom` is the moment from which a card says
 * in how many days the car can be had; null: it does not say.
 */
export async function listCarCards(
  connection: Connection,
  ids: readonly number[],
  availableFrom: Date | null,
): Promise<CarCard[]> {
  const rows = await cardRows(connection, ids, availableFrom).execute();
  const companyIds = [...new Set(rows.map((row) => row.company_id))];
  const ratings = await findRatings(connection, companyIds);
  const cards = new Map(rows.map((row) => [row.id, cardOf(row, ratings.get(row.company_id) ?? null)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number];

function cardRows(connection: Connection, ids: readonly number[], availableFrom: Date | null) {
  return connection
    .selectFrom('car')
    .innerJoin('company', 'company.id', 'car.company_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('car_type', 'car_type.id', 'car.car_type_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('car_picture')
          .innerJoin('image', 'image.id', 'car_picture.image_id')
          .select(['image.hash', 'image.width', 'image.height', 'image.content_type', 'car_picture.view'])
          .whereRef('car_picture.car_id', '=', 'car.id')
          .orderBy('car_picture.position')
          .limit(1)
          .as('picture'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`car.id = ANY(${ids}::int[])`)
    .select([
      'car.id',
      'car.slug',
      'car.make_id',
      'car_make.name as make',
      'car_model.name as model',
      'car.car_type_id',
      'car_type.name as type',
      'car_type.key as type_key',
      'car.fuel_type',
      'car.transmission',
      'car.seats',
      'car.doors',
      'car.year',
      'car.luggage',
      'car.air_conditioning',
      'car.fuel_policy',
      'car.km_per_day',
      'car.is_or_similar',
      'car.for_events',
      'car.is_delivery',
      'car.company_id',
      'company.name as company_name',
      'company.delivery_minor',
      'company.deposit_by',
      'car.city',
      'car.parking_location',
      'car.latitude',
      'car.longitude',
      'car.day_minor',
      'car.week_minor',
      'car.month_minor',
      'car.deposit_minor',
      'car.damage_excess_minor',
      'car.minimum_age',
      'picture.hash',
      'picture.width',
      'picture.height',
      'picture.content_type',
      'picture.view',
      availableIn(availableFrom).as('available_in'),
    ]);
}

/** Days until the car has a free moment that its company can be ready for; NULL where the coming year has none. */
function availableIn(from: Date | null): RawBuilder<number | null> {
  if (from === null) return sql<null>`NULL::int`;
  const at = sql`${from.toISOString()}::timestamptz`;
  const end = sql`${at} + interval '1 year'`;
  const ready = sql`least(${at} + company.lead_minutes * interval '1 minute', ${end})`;
  const held = sql`(SELECT coalesce(range_agg(during), '{}') FROM hold
    WHERE hold.car_id = car.id AND during && tstzrange(${at}, ${end}))`;
  return sql<
    number | null
  >`(lower(tstzmultirange(tstzrange(${ready}, ${end})) - ${held}) AT TIME ZONE company.time_zone)::date
    - (${at} AT TIME ZONE company.time_zone)::date`;
}

/** What a car shows: its picture, or else the placeholder. */
export function pictureOrNone({
  hash,
  width,
  height,
  view,
  content_type,
}: {
  [column in keyof StoredPicture]: StoredPicture[column] | null;
}): CarCard['picture'] {
  const hasPicture = hash !== null && width !== null && height !== null && content_type !== null;
  return pictureOf(hasPicture ? { hash, width, height, view, content_type } : NONE);
}

function cardOf(row: CardRow, rating: Rating | null): CarCard {
  return {
    id: row.id,
    slug: row.slug,
    car_make: [{ id: row.make_id, car_make: row.make }],
    car_model: [{ car_model: row.model }],
    car_type: [{ id: row.car_type_id, car_type: row.type, key: row.type_key }],
    fuel_type: row.fuel_type,
    transmission: row.transmission,
    seats: row.seats,
    doors: row.doors,
    year: row.year,
    luggage: row.luggage,
    air_conditioning: row.air_conditioning,
    fuel_policy: row.fuel_policy,
    km_per_day: row.km_per_day,
    or_similar: row.is_or_similar,
    for_events: row.for_events,
    is_delivery: row.is_delivery,
    company: {
      id: row.company_id,
      company_name: row.company_name,
      rating,
      fees: { delivery: row.delivery_minor },
      deposit_by: row.deposit_by,
    },
    city: row.city,
    parking_location: row.parking_location,
    latitude: row.latitude,
    longitude: row.longitude,
    price: { currency: 'EUR', day: row.day_minor, week: row.week_minor, month: row.month_minor },
    deposit: row.deposit_minor,
    damage_excess: row.damage_excess_minor,
    minimum_age: row.minimum_age,
    picture: pictureOrNone(row),
    available_in: row.available_in,
    dates: null,
  };
}
