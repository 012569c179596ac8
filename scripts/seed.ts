import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '@nolo/db/migrate.ts';
import { seedBulk } from '@nolo/api/demo/bulk/seed-bulk.ts';
import { seed } from '@nolo/api/demo/seed.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { createFolderBlobs } from '@nolo/api/platform/blobs/folder-blobs.ts';
import { createDocumentStore } from '@nolo/api/platform/document-store.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { createVault } from '@nolo/api/platform/sealing/vault.ts';
import { databaseTarget } from './development/database-target.ts';
import { dataDir, readSettings } from './development/settings.ts';

const USAGE = `npm run seed                                    demo data, when there is none yet
npm run seed -- --cars N [--holds M]            N benchmark cars with M holds each (5)
npm run seed -- --cars N --database NAME        the same in a database of its own, made when missing

Writes to DATABASE_URL, else to the embedded database in DATA_DIR.
`;

async function seedDemo(databaseUrl: string, imagesDir: string): Promise<string> {
  const key = process.env['DOCUMENTS_KEY'] ?? (await readSettings()).documentsKey;
  const keyring = readKeyring(key);
  const documents = createDocumentStore(createFolderBlobs(join(dataDir(), 'documents')), keyring);
  const report = await seed({
    databaseUrl,
    imagesDir,
    documents,
    vault: createVault(keyring),
    now: new Date(),
  });
  return report.seeded
    ? `${report.cars} cars of ${report.companies} companies, ${report.renters} renters, ${report.bookings} bookings`
    : 'There are cars already; nothing was changed.';
}

async function seedBenchmark(databaseUrl: string, imagesDir: string, cars: number, holdsPerCar: number) {
  const report = await seedBulk({
    databaseUrl,
    imagesDir,
    cars,
    holdsPerCar,
    now: new Date(),
    report: (step) => process.stdout.write(`  ${step} …\n`),
  });
  return report.seeded
    ? `${report.cars} cars and ${report.holds} holds`
    : 'The benchmark cars are there already; nothing was changed.';
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      cars: { type: 'string' },
      holds: { type: 'string', default: '5' },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const started = performance.now();
  const { url, stop } = await databaseTarget(values.database);
  try {
    await migrate(url);
    const imagesDir = join(dataDir(), 'images');
    const done =
      values.cars === undefined
        ? await seedDemo(url, imagesDir)
        : await seedBenchmark(url, imagesDir, Number(values.cars), Number(values.holds));
    process.stdout.write(`${done}  (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  } finally {
    await stop();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${String(fieldOf(error, 'message'))}\n${USAGE}`);
  process.exitCode = 1;
}
