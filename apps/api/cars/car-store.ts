import { sql } from 'kysely';
import type { CarCard } from '@nolo/contract/car-card.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { localDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Transmission } from '@nolo/domain/cars/car-features.ts';
import { NEIGHBOUR_STEPS } from '@nolo/domain/places/grid.ts';
import { closingDaysJson } from '../companies/closing-days-sql.ts';
import { inclusionsJson } from '../companies/inclusions-sql.ts';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { publishedReview } from '../reviews/present-review.ts';
import { listPublishedReviews } from '../reviews/review-store.ts';
import { listCarCards, pictureOf } from './car-card-store.ts';
import { isOffered, isShownCar } from './offered-cars-sql.ts';

const SHOWN_REVIEWS = 5;

type StoredCar = {
  card: CarCard;
  car_type_id: number;
  location_id: number | null;
  is_online: boolean;
  company: CarDetail['company'];
  inclusions: CarDetail['inclusions'];
  pictures: CarDetail['pictures'];
  deals: CarDetail['deals'];
};

/** The car as its page shows it; null when the website does not show it. */
export async function findCarDetail(
  connection: Connection,
  carId: number,
  { website, language, now }: { website: RequestWebsite; language: Language; now: Date },
): Promise<StoredCar | null> {
  const car = await findCarAndCompany(connection, carId, website);
  if (!car) return null;
  const today = localDate(toLocal(now.toISOString(), car.time_zone));
  const [[card], locations, pictures, deals, reviews] = await Promise.all([
    listCarCards(connection, [carId], now),
    listPlaces(connection, car.company_id),
    listPictures(connection, carId),
    listDeals(connection, car, { language, today }),
    listPublishedReviews(connection, car.company_id, SHOWN_REVIEWS),
  ]);
  if (!card) return null;
  return {
    card,
    car_type_id: car.car_type_id,
    location_id: car.location_id,
    is_online: car.is_online,
    company: {
      id: car.company_id,
      company_name: car.company_name,
      rating: card.company.rating,
      reviews: reviews.map((review) => publishedReview(review, car.time_zone)),
      phone: car.phone,
      address: car.address,
      city: car.city,
      trader: {
        legal_name: car.legal_name,
        email: car.email,
        pec_email: car.pec_email,
        vat_number: car.vat_number,
        rea: car.rea,
        is_self_certified: car.self_certified_at !== null,
      },
      time_zone: car.time_zone,
      opening_time: car.opening_hours,
      closing_days: car.closing_days.filter(({ ends_on }) => ends_on >= today),
      lead_minutes: car.lead_minutes,
      delivery_radius_km: car.delivery_radius_km,
      locations,
      fees: {
        young_driver_per_day: car.young_driver_per_day_minor,
        one_way: car.one_way_minor,
        delivery: car.delivery_minor,
        flexible_return: car.flexible_return_minor,
        late_per_day: car.late_per_day_minor,
      },
    },
    inclusions: car.inclusions,
    pictures,
    deals,
  };
}

function findCarAndCompany(connection: Connection, carId: number, website: RequestWebsite) {
  return (
    connection
      .selectFrom('car')
      .innerJoin('company', 'company.id', 'car.company_id')
      // The one that was accepted: companies of before there were applications have none.
      .leftJoin('application', 'application.company_id', 'company.id')
      .where('car.id', '=', carId)
      .where(ofWebsite(website, 'car.company_id'))
      .where(isShownCar)
      .select([
        'car.id',
        'car.car_type_id',
        'car.location_id',
        'car.is_online',
        'car.company_id',
        'company.name as company_name',
        'company.phone',
        'company.address',
        'company.city',
        'company.legal_name',
        'company.email',
        'company.pec_email',
        'company.vat_number',
        'application.rea',
        'application.self_certified_at',
        'company.time_zone',
        'company.opening_hours',
        'company.lead_minutes',
        'company.delivery_radius_km',
        'company.young_driver_per_day_minor',
        'company.one_way_minor',
        'company.delivery_minor',
        'company.flexible_return_minor',
        'company.late_per_day_minor',
        inclusionsJson.as('inclusions'),
        closingDaysJson.as('closing_days'),
      ])
      .executeTakeFirst()
  );
}

function listPlaces(connection: Connection, companyId: number) {
  return connection
    .selectFrom('company_location')
    .select(['id', 'name', 'city', 'latitude', 'longitude'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('name', asPeopleRead)
    .orderBy('id')
    .execute();
}

async function listPictures(connection: Connection, carId: number): Promise<CarDetail['pictures']> {
  const rows = await connection
    .selectFrom('car_picture')
    .innerJoin('image', 'image.id', 'car_picture.image_id')
    .select(['image.hash', 'image.width', 'image.height', 'image.content_type', 'car_picture.view'])
    .where('car_picture.car_id', '=', carId)
    .orderBy('car_picture.position')
    .execute();
  return rows.map(pictureOf);
}

/** Deals that are running or to come, `today` being the place's. */
function listDeals(
  connection: Connection,
  car: { id: number; company_id: number },
  { language, today }: { language: Language; today: LocalDate },
) {
  return connection
    .selectFrom('deal')
    .select(['id', sql<string>`name ->> ${language}`.as('name'), 'kind', 'value'])
    .select(['starts_on', 'ends_on', 'min_lead_days', 'max_lead_days'])
    .where('company_id', '=', car.company_id)
    .where((where) => where.or([where('car_id', 'is', null), where('car_id', '=', car.id)]))
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** Whether the website showed this car once and its company has taken it away for good. */
export async function findGoneCar(
  connection: Connection,
  carId: number,
  website: RequestWebsite,
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM car_tombstone
    WHERE car_id = ${carId} AND ${ofWebsite(website, 'company_id')}`.execute(connection);
  return rows.length > 0;
}

/** Cars of the same type and one of these gearboxes in the neighbourhood, the nearest in price first. */
export async function listSimilarCars(
  connection: Connection,
  car: { id: number; typeId: number; dayMinor: number; transmissions: readonly Transmission[] },
  { website, now, limit }: { website: RequestWebsite; now: Date; limit: number },
): Promise<CarCard[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT near.car_id AS id FROM listing near
    WHERE ${isOffered('near')} AND near.car_type_id = ${car.typeId} AND near.car_id <> ${car.id}
      AND near.transmission = ANY(${car.transmissions})
      AND near.grid_cell = ANY(ARRAY(SELECT own.grid_cell + step FROM listing own, unnest(${NEIGHBOUR_STEPS}::int[]) step
                                WHERE own.car_id = ${car.id}))
      AND ${ofWebsite(website, 'near.company_id')}
    ORDER BY abs(near.day_minor - ${car.dayMinor}::int), near.car_id LIMIT ${limit}`.execute(connection);
  return listCarCards(
    connection,
    rows.map(({ id }) => id),
    now,
  );
}
