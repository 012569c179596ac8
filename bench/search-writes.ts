import pg from 'pg';
import { median, type BenchRow } from './bench-row.ts';
import { processorTime } from './processor-time.ts';

const ROUNDS = 9;
/** Each on a car of its own. */
const WRITES = 200;
/** A quarter fewer a second. */
const MOST = 4 / 3;

type Write = { name: string; table: 'hold' | 'car'; triggers: readonly string[]; statement: string };

/** What a renter and a company write most, and the triggers by which their listings follow. */
const WRITES_MEASURED: readonly Write[] = [
  {
    name: 'a hold, which is one statement of a reservation',
    table: 'hold',
    triggers: ['listing_follows'],
    // After the half year that calendars are filled for.
    statement: `INSERT INTO hold (car_id, during, reason)
      VALUES ($1, tstzrange(now() + interval '200 days', now() + interval '203 days'), 'offline')`,
  },
  {
    name: 'a price edit',
    table: 'car',
    triggers: ['listing_follows'],
    statement: 'UPDATE car SET day_minor = day_minor + 100 WHERE id = $1',
  },
];

/** Processor time of one write; nothing of it is kept, the triggers are back afterwards. */
async function timeOf(client: pg.Client, write: Write, cars: readonly number[], listed: boolean) {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  await client.query('BEGIN');
  if (!listed)
    for (const trigger of write.triggers)
      await client.query(`ALTER TABLE ${write.table} DISABLE TRIGGER ${trigger}`);
  const before = processorTime(pid);
  for (const car of cars) await client.query({ name: write.name, text: write.statement, values: [car] });
  const used = processorTime(pid) - before;
  await client.query('ROLLBACK');
  return used / cars.length;
}

/** Writes with the triggers that keep listings and without them, by turns in one database. */
export async function writeRows(url: string): Promise<BenchRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM car TABLESAMPLE SYSTEM (1) ORDER BY random() LIMIT $1',
      [WRITES],
    );
    const cars = rows.map(({ id }) => id);
    const found: BenchRow[] = [];
    for (const write of WRITES_MEASURED) {
      const rounds: { listed: number; alone: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          alone: await timeOf(client, write, cars, false),
          listed: await timeOf(client, write, cars, true),
        });
      const times = median(rounds.map(({ listed, alone }) => listed / alone));
      const ms = (key: 'listed' | 'alone') => `${median(rounds.map((round) => round[key])).toFixed(2)} ms`;
      found.push({
        name: `core time of ${write.name}: with listings, against their triggers switched off`,
        figure: `${times.toFixed(2)} times (${ms('listed')}, ${ms('alone')})`,
        target: `<= ${MOST.toFixed(2)} times`,
        met: times <= MOST,
      });
    }
    return found;
  } finally {
    await client.end();
  }
}
