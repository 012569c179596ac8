import pg from 'pg';
import { localDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { insertCompanies } from '../records/insert-companies.ts';
import { storeCarImages } from '../car-images.ts';
import { insertImages } from '../records/insert-cars.ts';
import { known } from '../records/known.ts';
import { planCars } from '../cars.ts';
import { carColumns, seedCatalogue } from '../seed-cars.ts';
import { BULK_VAT_PREFIX, bulkCompanyCount, bulkCompanyRow, bulkDealRows } from './bulk-companies.ts';
import { SCATTER_DEGREES, bulkPlaces, type BulkPlace } from './bulk-places.ts';
import {
  createHelpers,
  insertCarImages,
  insertCars,
  insertHolds,
  numberCars,
  restartIds,
} from './bulk-statements.ts';
import { insertRows } from './insert-rows.ts';
import { kyselyOver } from './kysely-over.ts';

type BulkOptions = {
  databaseUrl: string;
  imagesDir: string;
  /** Of which 500 in the bench place (bulk-places.ts). */
  cars: number;
  holdsPerCar: number;
  now: Date;
  /** Told what is being done. */
  report?: (step: string) => void;
};

type BulkReport = { seeded: boolean; cars: number; holds: number };

const MOST_HOLDS = 90;
/** Rows of one statement, which has room for 65,535 values. */
const BATCH = 1000;
/** For sorts and index builds over millions of rows; given back at the end of the transaction. */
const SETTINGS = `SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '768MB';
  SET LOCAL synchronous_commit = off; SET LOCAL jit = off`;

/**
 * Adds benchmark cars with calendars to a migrated database; all or nothing. Does nothing when the same number
 * is there already, and throws when another number is: benchmarks would measure something else than they say.
 */
export async function seedBulk(options: BulkOptions): Promise<BulkReport> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('Benchmark data is refused in production.');
  const { holdsPerCar } = options;
  if (!Number.isSafeInteger(holdsPerCar) || holdsPerCar < 0 || holdsPerCar > MOST_HOLDS) {
    throw new RangeError(`holds per car: 0 to ${MOST_HOLDS}`);
  }
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    const present = await presentCars(client);
    if (present === options.cars) return { seeded: false, cars: 0, holds: 0 };
    if (present > 0) throw new Error(`There are ${present} benchmark cars already: use another --database.`);
    await client.query('BEGIN');
    await client.query(SETTINGS);
    await fill(client, options);
    await client.query('COMMIT');
    options.report?.('vacuum and statistics');
    await client.query('VACUUM ANALYZE');
    return { seeded: true, cars: options.cars, holds: options.cars * options.holdsPerCar };
  } finally {
    await client.end(); // an open transaction is rolled back
  }
}

async function presentCars(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ cars: number }>(
    `SELECT count(*)::integer AS cars FROM car
     WHERE company_id IN (SELECT id FROM company WHERE vat_number LIKE $1)`,
    [`${BULK_VAT_PREFIX}%`],
  );
  return rows[0]?.cars ?? 0;
}

async function fill(client: pg.Client, options: BulkOptions): Promise<void> {
  const { cars, holdsPerCar, now } = options;
  const report = options.report ?? (() => undefined);
  const today = localDate(toLocal(now.toISOString(), 'Europe/Rome'));
  const places = bulkPlaces(cars);
  await client.query(createHelpers);
  await insertRows(client, 'bulk_place', places, null);
  const companies = await seedBulkCompanies(client, cars, places, today);
  const templates = await loadTemplates(client, options.imagesDir, now);
  await withoutConstraints(client, ['car', 'car_image', 'hold'], async () => {
    report(`${cars} cars in ${places.length} places`);
    await client.query(numberCars(companies, templates));
    await client.query('ANALYZE bulk_car');
    await client.query(insertCars(SCATTER_DEGREES, now.toISOString()));
    await client.query(restartIds);
    await client.query(insertCarImages);
    report(`${cars * holdsPerCar} holds`);
    if (holdsPerCar > 0) await client.query(insertHolds(holdsPerCar, today));
    report('indexes and constraints');
  });
  report('listings');
  await client.query('ANALYZE car, car_image, hold');
  await withoutConstraints(client, ['listing'], async () => {
    await client.query('SELECT count(*) FROM refresh_listing(ARRAY(SELECT id FROM car))');
  });
}

async function seedBulkCompanies(
  client: pg.Client,
  cars: number,
  places: readonly BulkPlace[],
  today: LocalDate,
): Promise<number> {
  const count = bulkCompanyCount(cars);
  const rows = Array.from({ length: count }, (_, index) => bulkCompanyRow(index, places));
  const connection = kyselyOver(client);
  const ids: number[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const inserted = await insertCompanies(connection, rows.slice(from, from + BATCH));
    ids.push(...inserted.map(({ id }) => id));
  }
  await insertRows(
    client,
    'bulk_company',
    ids.map((id, no) => ({ no, id })),
    null,
  );
  await connection.insertInto('deal').values(bulkDealRows(ids, today)).execute();
  return count;
}

type Template = Record<string, string | number | boolean | null | readonly number[]>;

/** The demo's cars become the patterns of the benchmark's; their number. Needs `bulk_template`. */
async function loadTemplates(client: pg.Client, imagesDir: string, now: Date): Promise<number> {
  const connection = kyselyOver(client);
  const kindOf = await seedCatalogue(connection);
  const cars = planCars(now);
  const pictures = await storeCarImages(cars, imagesDir);
  const imageIds = await insertImages(
    connection,
    pictures.flat().map(({ hash }) => hash),
  );
  const rows = cars.map((car, no): Template => {
    const images = (pictures[no] ?? []).map(({ hash }) => known(imageIds, hash));
    return { no, ...carColumns(car, kindOf), images };
  });
  await insertRows(client, 'bulk_template', rows, null);
  await client.query(
    `INSERT INTO website (sub_domain, name, theme_color, theme_count) VALUES ('www', 'Nolo', '#2196f3', 4)
     ON CONFLICT (sub_domain) DO NOTHING`,
  );
  return rows.length;
}

type Definition = { table: string; name: string; definition: string };

/** Foreign keys and exclusion constraints; primary keys and unique ones stay. */
const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE conrelid = ANY ($1::regclass[]) AND contype IN ('f', 'x')`;

const INDEXES = `
  SELECT indrelid::regclass::text AS "table", indexrelid::regclass::text AS name,
         pg_get_indexdef(indexrelid) AS definition
  FROM pg_index
  WHERE indrelid = ANY ($1::regclass[])
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`;

/**
 * Does `work` while the tables have no foreign keys, exclusion constraints, secondary indexes or triggers of ours, and
 * makes them again: once over all rows instead of once a row. Inside the caller's transaction, so nothing can be lost.
 */
async function withoutConstraints(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await client.query<Definition>(CONSTRAINTS, [tables]);
  const { rows: indexes } = await client.query<Definition>(INDEXES, [tables]);
  for (const { table, name } of constraints) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`);
  }
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of constraints) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`);
  }
}
