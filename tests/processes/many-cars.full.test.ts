import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatNumber } from '@nolo/i18n/format-number.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createCar } from '../factories/car.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { textsIn } from '../e2e/support/texts-in.ts';
import { createStage, type Stage } from './stage.ts';

/** One more than are counted. */
const MANY = 1001;

const read = async (path: string) => (await fetch(server.origin + path)).text();

let stage: Stage;
let server: ServerProcess;
let one: { id: number; company_id: number };
beforeAll(async () => {
  stage = await createStage();
  one = await createCar(stage.database, { transmission: 'automatic' });
  await sql`INSERT INTO car (slug, company_id, make_id, model_id, car_type_id, fuel_type, seats, doors, year, car_class,
      parking_location, city, latitude, longitude, day_minor, deposit_minor, transmission)
    SELECT slug, company_id, make_id, model_id, car_type_id, fuel_type, seats, doors, year, car_class,
      parking_location, city, latitude, longitude, day_minor, deposit_minor, 'manual'
    FROM car, generate_series(2, ${MANY}) WHERE id = ${one.id}`.execute(stage.database);
  server = await stage.startServer();
});
afterAll(() => stage.close());

it.each(languages)(
  'beside more cars than are counted the filters say so, in %s',
  async (language: Language) => {
    const t = await textsIn(language, 'search');
    const said = t('choices_not_counted', { number: formatNumber(MANY - 1, language) });
    expect(await read(paths.carList(language))).toContain(said);
    expect(await read(paths.carList(language, { transmission: ['automatic'] }))).not.toContain(said);
  },
);
