import pg from 'pg';
import { isProductionEnvironment } from '../../server/platform/read-config.ts';
import { localDate } from '../../domain/calendar/local-date-time.ts';
import { toLocal } from '../../domain/calendar/zone.ts';
import type { DocumentStore } from '../../server/platform/document-store.ts';
import type { Vault } from '../../server/platform/sealing/vault.ts';
import { storeCarImages, storeCityImages } from './car-images.ts';
import { planCars } from './cars.ts';
import { companies } from './companies.ts';
import { bookings } from './bookings.ts';
import { seedBookings } from './seed-bookings.ts';
import { seedCars, seedCatalogue, seedDeals } from './seed-cars.ts';
import { seedCityPictures } from './seed-city-pictures.ts';
import { renters } from './renters.ts';
import { idOf, seedCompanies } from './seed-companies.ts';
import { seedOfflinePeriods } from './seed-offline-periods.ts';
import { seedDocuments, seedRenters } from './seed-renters.ts';

export type SeedOptions = {
  /** A migrated database. */
  databaseUrl: string;
  /** Where originals of pictures are stored, by content hash. */
  imagesDir: string;
  /** Without it, demo renters have no document pictures. */
  documents?: DocumentStore;
  /** Seals the numbers of their documents; without it they wait for the first housekeeping. */
  vault?: Vault;
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
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM car LIMIT 1');
    const report = rowCount ? NOTHING : await fill(client, options);
    await client.query('COMMIT');
    if (report.seeded) await client.query('ANALYZE');
    return report;
  } finally {
    await client.end(); // an open transaction is rolled back
  }
}

async function fill(client: pg.Client, options: SeedOptions): Promise<SeedReport> {
  const { imagesDir, documents, vault, now } = options;
  const today = localDate(toLocal(now.toISOString(), 'Europe/Rome'));
  const cars = planCars(now);
  const pictures = await storeCarImages(cars, imagesDir);
  const companyIds = await seedCompanies(client, now, today);
  const catalogueIds = await seedCatalogue(client);
  const carIds = await seedCars(client, cars, pictures, catalogueIds, companyIds);
  await seedCityPictures(client, await storeCityImages(imagesDir));
  await seedDeals(client, cars, carIds, companyIds, today);
  await seedOfflinePeriods(client, cars, carIds, today);
  await seedRenters(client, now, today, vault);
  if (documents !== undefined) await seedDocuments(client, documents, today);
  await seedBookings(client, cars, carIds, idOf(companyIds, 'rossi'), today);
  return {
    seeded: true,
    companies: companies.length,
    cars: cars.length,
    images: new Set(pictures.flat().map(({ hash }) => hash)).size,
    renters: renters.length,
    bookings: bookings.length,
  };
}
