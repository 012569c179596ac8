import pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { processorTime } from './processor-time.ts';
import { timesRow } from './times-row.ts';

/** Each on a car of its own. */
const WRITES = 200;

/** Cars as they were before listings, with the indexes that the search then read. */
const CARS_BEFORE = `
  CREATE SCHEMA before_listings;
  CREATE TABLE before_listings.car (LIKE public.car INCLUDING ALL EXCLUDING IDENTITY);
  INSERT INTO before_listings.car TABLE public.car;
  CREATE INDEX ON before_listings.car (floor(latitude * 4), floor(longitude * 4)) WHERE is_online;
  CREATE INDEX ON before_listings.car (importance DESC, id DESC) WHERE is_online;
  CREATE INDEX ON before_listings.car (created_at DESC, id DESC) WHERE is_online;
  CREATE INDEX ON before_listings.car (day_minor, id) WHERE is_online;
  CREATE INDEX ON before_listings.car (week_minor) WHERE is_online;
  CREATE INDEX ON before_listings.car (month_minor) WHERE is_online;
  CREATE INDEX ON before_listings.car (make_id) WHERE is_online;
  CREATE INDEX ON before_listings.car (model_id) WHERE is_online;
  CREATE INDEX ON before_listings.car (car_type_id) WHERE is_online;
  CREATE TRIGGER changed_at BEFORE UPDATE ON before_listings.car
    FOR EACH ROW EXECUTE FUNCTION mark_car_changed();
  ANALYZE before_listings.car;`;

const onTheClock = () => performance.now();

/** After the half year that calendars are filled for. */
const HOLD = `INSERT INTO hold (car_id, during, reason)
  VALUES ($1, tstzrange(now() + interval '200 days', now() + interval '203 days'), 'offline')`;
/** There and back: other rows of the benchmark read the same prices. */
const editsOf = (table: string) =>
  ['+', '-'].map((sign) => `UPDATE ${table} SET day_minor = day_minor ${sign} 100 WHERE id = $1`);

/** Processor time of a hold with listings' trigger and without it; how long a price edit takes now and before listings. */
export async function writeRows(url: string): Promise<BenchRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: own } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const { rows: known } = await client.query(`SELECT to_regclass('before_listings.car') AS name`);
    if (known[0]?.name === null) await client.query(CARS_BEFORE);
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM car TABLESAMPLE SYSTEM (1) ORDER BY random() LIMIT $1',
      [WRITES],
    );
    const write = async (text: string) => {
      for (const { id } of rows) await client.query({ name: text.slice(0, 60), text, values: [id] });
    };
    const used = () => processorTime(own[0]?.pid ?? 0);
    const heldIn = async (first: string): Promise<number> => {
      await client.query(`BEGIN; ${first}`);
      const before = used();
      await write(HOLD);
      const spent = used() - before;
      await client.query('ROLLBACK');
      return spent / rows.length;
    };
    const editedIn = async (table: string, clock: () => number): Promise<number> => {
      const edits = editsOf(table);
      const began = clock();
      for (const edit of edits) await write(edit);
      return (clock() - began) / (edits.length * rows.length);
    };
    return [
      await timesRow(
        'core time of a hold, one statement of a reservation: with listings, against their trigger switched off',
        () => heldIn('ALTER TABLE hold DISABLE TRIGGER listing_insert'),
        () => heldIn(''),
      ),
      await timesRow(
        'time of a price edit, committed: against cars with the indexes they had before listings',
        () => editedIn('before_listings.car', onTheClock),
        () => editedIn('public.car', onTheClock),
      ),
      await timesRow(
        'core time of the same price edit',
        () => editedIn('before_listings.car', used),
        () => editedIn('public.car', used),
      ),
    ];
  } finally {
    await client.end();
  }
}
