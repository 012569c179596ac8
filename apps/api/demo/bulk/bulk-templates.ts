import type pg from 'pg';
import { storeCarImages } from '../car-images.ts';
import { insertImages } from '../records/insert-cars.ts';
import { known } from '../records/known.ts';
import { planCars } from '../cars.ts';
import { carColumns, seedCatalogue } from '../seed-cars.ts';
import { insertRows } from './insert-rows.ts';
import { kyselyOver } from './kysely-over.ts';

type Template = Record<string, string | number | boolean | null | readonly number[]>;

/** The demo's cars become the patterns of the benchmark's; their number. Needs `bulk_template`. */
export async function loadTemplates(client: pg.Client, imagesDir: string, now: Date): Promise<number> {
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
