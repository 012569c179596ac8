import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { isProductionEnvironment } from '../platform/read-config.ts';
import type { DocumentStore } from '../platform/document-store.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import { savePoliceAccountRow } from '../police-report/police-account-store.ts';
import { DEMO_POLICE } from './demo.ts';
import { known } from './records/known.ts';
import { storeCarImages, storeCityImages, storeTypeImages, type CityImage } from './car-images.ts';
import { planCars } from './cars.ts';
import { companies } from './companies.ts';
import { plannedBookings } from './bookings.ts';
import { seedBookings } from './seed-bookings.ts';
import { seedCars } from './seed-cars.ts';
import { renters } from './renters.ts';
import { seedCompanies } from './seed-companies.ts';
import { seedCoupons, seedDeals, seedExtras } from './seed-offers.ts';
import { seedHandovers } from './seed-handovers.ts';
import { seedMembers } from './seed-members.ts';
import { seedOfflinePeriods } from './seed-offline-periods.ts';
import { seedDocuments, seedRenters } from './seed-renters.ts';
import { seedWebsites } from './seed-websites.ts';
import { insertImages } from './records/insert-cars.ts';

type SeedOptions = {
  /** A migrated database. */
  databaseUrl: string;
  /** Where originals of pictures are stored, by content hash. */
  imagesDir: string;
  /** Without it, there are no pictures of documents or of cars at the counter, and no agreements. */
  documents?: DocumentStore;
  /** Seals what stands sealed in the database. */
  vault: Vault;
  /** Bookings, deals and coupons lie around this moment; everything else is always the same. */
  now: Date;
};

export type SeedReport = {
  /** False: there were cars already, nothing was changed, and the counts are zero. */
  seeded: boolean;
  companies: number;
  cars: number;
  images: number;
  renters: number;
  bookings: number;
};

const NOTHING: SeedReport = { seeded: false, companies: 0, cars: 0, images: 0, renters: 0, bookings: 0 };

/** Any number; the same in every process, so that two starting at once do not both seed. */
const LOCK = 7_301_115;

/**
 * Fills an empty database with the demo: companies, cars, offers, renters, bookings; all or nothing.
 * Does nothing when there are cars. Throws in production, where accounts with a published password are a hole.
 */
export async function seed(options: SeedOptions): Promise<SeedReport> {
  if (isProductionEnvironment(process.env)) {
    throw new Error('Demo data has accounts with a published password: it is refused in production.');
  }
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    const report = await inTransaction(database, (transaction) => seedOnce(transaction, options));
    if (report.seeded) await sql`ANALYZE`.execute(database);
    return report;
  } finally {
    await database.destroy();
  }
}

async function seedOnce(connection: Connection, options: SeedOptions): Promise<SeedReport> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(connection);
  const car = await connection.selectFrom('car').select('id').limit(1).executeTakeFirst();
  return car === undefined ? fill(connection, options) : NOTHING;
}

async function fill(connection: Connection, options: SeedOptions): Promise<SeedReport> {
  const { imagesDir, documents, vault, now } = options;
  const today = localDate(toLocal(now.toISOString(), 'Europe/Rome'));
  const cars = planCars(now);
  const pictures = await storeCarImages(cars, imagesDir);
  const companyIds = await seedCompanies(connection, now);
  await seedWebsites(connection, companyIds);
  await seedExtras(connection, companyIds);
  await seedCoupons(connection, companyIds, today);
  const carIds = await seedCars(connection, cars, pictures, companyIds);
  await seedTypePictures(connection, await storeTypeImages(imagesDir));
  await seedCityPictures(connection, await storeCityImages(imagesDir));
  await seedDeals(connection, cars, carIds, companyIds, today);
  await seedOfflinePeriods(connection, cars, carIds, today);
  await seedRenters(connection, now, today, vault);
  await seedMembers(connection, companyIds, now);
  await seedPoliceAccount(connection, known(companyIds, 'rossi'), vault, now);
  if (documents !== undefined) await seedDocuments(connection, documents, { now, today });
  await seedBookings(connection, { cars, carIds, companyIds, vault, now, today });
  await seedHandovers(connection, { cars, carIds, documents, now });
  return {
    seeded: true,
    companies: companies.length,
    cars: cars.length,
    images: new Set(pictures.flat().map(({ hash }) => hash)).size,
    renters: renters.length,
    bookings: plannedBookings(now).length,
  };
}

/** One company reports its rentals to the police; the others' owners have not entered their credentials yet. */
async function seedPoliceAccount(
  connection: Connection,
  companyId: number,
  vault: Vault,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await savePoliceAccountRow(connection, {
    id,
    company_id: companyId,
    agency_id: DEMO_POLICE.agencyId,
    agency_place: DEMO_POLICE.agencyPlace,
    username: DEMO_POLICE.username,
    password: vault.seal('police_account.password', id, DEMO_POLICE.password),
    api_key: vault.seal('police_account.api_key', id, DEMO_POLICE.apiKey),
    changed_at: now,
  });
}

/** What is shown of a car without photographs. */
async function seedTypePictures(
  connection: Connection,
  images: readonly { key: string; hash: string }[],
): Promise<void> {
  const ids = await insertImages(
    connection,
    images.map(({ hash }) => hash),
  );
  for (const { key, hash } of images) {
    const drawn = { illustration_id: known(ids, hash) };
    await connection.updateTable('car_type').set(drawn).where('key', '=', key).execute();
  }
}

/** One picture for each city of the specification. */
async function seedCityPictures(connection: Connection, images: readonly CityImage[]): Promise<void> {
  const ids = await insertImages(
    connection,
    images.map(({ hash }) => hash),
  );
  const rows = images.map(({ city, hash }) => ({ city, image_id: known(ids, hash) }));
  await connection.insertInto('city_picture').values(rows).execute();
}
