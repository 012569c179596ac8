import { sql } from 'kysely';
import type { CarCard } from '../../contract/car-card.ts';
import type { CarDetail } from '../../contract/cars.ts';
import type { Point } from '../../domain/places/geography.ts';
import { NEIGHBOUR_STEPS } from '../../domain/places/grid.ts';
import { inclusionsJson } from '../companies/inclusions-sql.ts';
import type { Connection } from '../platform/database.ts';
import type { Language } from '../../locales/language.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { carCardJoins, carCardJson, pictureJson } from './car-card-sql.ts';

type StoredCar = {
  card: CarCard;
  car_type_id: number;
  place_id: number | null;
  is_online: boolean;
  company: CarDetail['company'];
  /** Where the company's address is. */
  office: Point;
  inclusions: CarDetail['inclusions'];
  pictures: CarDetail['pictures'];
  deals: CarDetail['deals'];
};

const placesJson = sql`coalesce((SELECT json_agg(p ORDER BY p.name, p.id) FROM (
    SELECT place.id, place.name, place.city, place.latitude, place.longitude
    FROM company_place place WHERE place.company_id = company.id AND place.is_active) p), '[]'::json)`;

const companyJson = sql`(SELECT row_to_json(c) FROM (SELECT company.id, company.name AS company_name,
  company.phone, company.address, company.city, company.time_zone, company.opening_hours AS opening_time,
  company.lead_minutes, (SELECT f FROM (SELECT
    company.young_driver_per_day_minor AS young_driver_per_day, company.one_way_minor AS one_way,
    company.delivery_minor AS delivery, company.flexible_return_minor AS flexible_return,
    company.late_per_day_minor AS late_per_day) f) AS fees,
  company.delivery_radius_km, ${placesJson} AS places) c)`;

const picturesJson = sql`(SELECT json_agg(${pictureJson(sql`shown.view`)} ORDER BY shown.position)
  FROM car_image shown JOIN image ON image.id = shown.image_id WHERE shown.car_id = car.id)`;

/** Deals that are running or to come, the day `today` being the place's. */
function dealsJson(language: Language, today: Date) {
  return sql`(SELECT json_agg(d ORDER BY d.starts_on, d.id) FROM (
    SELECT deal.id, deal.name ->> ${language} AS name, deal.kind, deal.value, deal.starts_on, deal.ends_on
    FROM deal WHERE deal.company_id = car.company_id AND (deal.car_id IS NULL OR deal.car_id = car.id)
      AND deal.ends_on >= (${today.toISOString()}::timestamptz AT TIME ZONE company.time_zone)::date) d)`;
}

/** The car as its page shows it; null when the website does not show it. */
export async function findCarDetail(
  connection: Connection,
  carId: number,
  { website, language, now }: { website: RequestWebsite; language: Language; now: Date },
): Promise<StoredCar | null> {
  const { rows } = await sql<StoredCar>`
    SELECT ${carCardJson(now)} AS card, car.car_type_id, car.place_id, car.is_online, ${companyJson} AS company,
      json_build_object('latitude', company.latitude, 'longitude', company.longitude) AS office,
      ${inclusionsJson} AS inclusions,
      coalesce(${picturesJson}, '[]'::json) AS pictures, coalesce(${dealsJson(language, now)}, '[]'::json) AS deals
    FROM car ${carCardJoins}
    WHERE car.id = ${carId} AND ${ofWebsite(website, 'car.company_id')}
  `.execute(connection);
  return rows[0] ?? null;
}

/** Whether the website showed this car once and its company has taken it away for good. */
export async function findGoneCar(
  connection: Connection,
  carId: number,
  website: RequestWebsite,
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM gone_car
    WHERE car_id = ${carId} AND ${ofWebsite(website, 'company_id')}`.execute(connection);
  return rows.length > 0;
}

/** Cars of the same type in the neighbourhood, the nearest in price first. */
export async function listSimilarCars(
  connection: Connection,
  car: { id: number; typeId: number; dayMinor: number },
  { website, now, limit }: { website: RequestWebsite; now: Date; limit: number },
): Promise<CarCard[]> {
  const { rows } = await sql<{ card: CarCard }>`
    SELECT ${carCardJson(now)} AS card
    FROM (
      SELECT near.car_id AS id, near.* FROM listing near
      WHERE near.is_online AND near.car_type_id = ${car.typeId} AND near.car_id <> ${car.id}
        AND near.grid_cell = ANY(ARRAY(SELECT own.grid_cell + step FROM listing own, unnest(${NEIGHBOUR_STEPS}::int[]) step
                                  WHERE own.car_id = ${car.id}))
        AND ${ofWebsite(website, 'near.company_id')}
      ORDER BY abs(near.day_minor - ${car.dayMinor}::int), near.car_id LIMIT ${limit}
    ) car ${carCardJoins}
    ORDER BY abs(car.day_minor - ${car.dayMinor}::int), car.id
  `.execute(connection);
  return rows.map((row) => row.card);
}
