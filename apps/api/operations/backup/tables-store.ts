import type pg from 'pg';
import { BackupRefused } from './manifest.ts';

export type Table = { oid: number; name: string; columns: string[] };

/** Migrations write this one themselves. */
const NOT_BACKED_UP = ['migration'];
const JOB_TABLE = 'jobs.job';

/** Every table of ours with the columns that are stored, each after those it refers to. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `SELECT class.oid::integer AS oid, format('%I.%I', nspname, relname) AS name,
       array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
     FROM pg_class class JOIN pg_namespace namespace ON namespace.oid = relnamespace
       JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
     WHERE nspname = 'public' AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> ALL ($1)
     GROUP BY class.oid, nspname, relname ORDER BY 2`,
    [NOT_BACKED_UP],
  );
  const { rows: references } = await client.query<{ from: number; to: number }>(
    `SELECT conrelid::integer AS from, confrelid::integer AS to FROM pg_constraint
     WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  return inOrder(tables, references);
}

function inOrder(tables: readonly Table[], references: readonly { from: number; to: number }[]): Table[] {
  const ordered: Table[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waits = ({ oid }: Table) =>
      references.some(({ from, to }) => from === oid && rest.some((table) => table.oid === to));
    const ready = rest.filter((table) => !waits(table));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready);
    rest = rest.filter(waits);
  }
  return ordered;
}

/** The job queue's own table; null where no server has ever run. */
export async function findJobTable(client: pg.Client): Promise<(Table & { version: number }) | null> {
  const { rows } = await client.query<{ oid: number | null }>(
    `SELECT to_regclass('${JOB_TABLE}')::oid::integer AS oid`,
  );
  const oid = rows[0]?.oid ?? null;
  if (oid === null) return null;
  const { rows: columns } = await client.query<{ name: string }>(
    `SELECT attname::text AS name FROM pg_attribute
     WHERE attrelid = $1 AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [oid],
  );
  const { rows: versions } = await client.query<{ version: number }>('SELECT version FROM jobs.version');
  return {
    oid,
    name: JOB_TABLE,
    columns: columns.map(({ name }) => name),
    version: versions[0]?.version ?? 0,
  };
}

const listed = (client: pg.Client, columns: readonly string[]) =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

export function copyOut(client: pg.Client, { name, columns }: Table): string {
  // What is done is done; what is to be done comes along.
  const open = "state IN ('created', 'retry', 'active') AND NOT starts_with(name, '__pgboss')";
  const where = name === JOB_TABLE ? ` WHERE ${open}` : '';
  return `COPY (SELECT ${listed(client, columns)} FROM ${name}${where}) TO STDOUT`;
}

export function copyIn(client: pg.Client, { name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `COPY ${name} (${listed(client, columns)}) FROM STDIN`;
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name');
  return rows.map(({ name }) => name);
}

export type SequenceState = { name: string; last: string; isCalled: boolean };

export async function listSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
     WHERE schemaname = 'public' ORDER BY 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${name}`,
    );
    if (found[0]) states.push({ name, ...found[0] });
  }
  return states;
}

export async function setSequence(client: pg.Client, { name, last, isCalled }: SequenceState): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2, $3)', [name, last, isCalled]);
}

/** @throws BackupRefused when there is anything to lose. */
export async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LIMIT 1",
  );
  if (rowCount) throw new BackupRefused('The database is not empty: a backup is restored to a new one.');
}

/** Rows come as they were: no trigger writes them a second time. Foreign keys are checked all the same. */
export async function setTriggers(client: pg.Client, names: readonly string[], on: boolean): Promise<void> {
  for (const name of names) {
    await client.query(`ALTER TABLE ${name} ${on ? 'ENABLE' : 'DISABLE'} TRIGGER USER`);
  }
}

/** Migrations have put rows into some. */
export async function emptyTables(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(`TRUNCATE ${names.join(', ')}`);
}
