import { sql } from 'kysely';
import pg from 'pg';
import { createDatabase } from '@nolo/db/database.ts';
import { PREPARED_OPTIONS } from '@nolo/api/platform/prepared-statements.ts';
import { firstHitsSql, orderedPageSql } from '@nolo/api/search/search-sql.ts';
import type { BenchRow } from './bench-row.ts';
import { criteriaOf } from './search-requests.ts';

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };

type PlanUse = { indexes: Set<string>; wholeTables: Set<string> };

/** Which indexes the statement's plan for any value uses, as the server has it, and which tables it reads whole. */
async function planOf(url: string, { sql: text }: { sql: string }): Promise<PlanUse> {
  const client = new pg.Client({ connectionString: url, options: PREPARED_OPTIONS });
  await client.connect();
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
    );
    const use: PlanUse = { indexes: new Set(), wholeTables: new Set() };
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) walk(plan, use);
    return use;
  } finally {
    await client.end();
  }
}

function walk(node: Node, use: PlanUse): void {
  if (node['Index Name']) use.indexes.add(node['Index Name']);
  if (node['Node Type'].endsWith('Seq Scan') && node['Relation Name'])
    use.wholeTables.add(node['Relation Name']);
  for (const child of node.Plans ?? []) walk(child, use);
}

const BIG = ['listing', 'car', 'hold', 'car_image'];

/** That a place and a country are found by their indexes, and no large table is read whole. */
export async function planRows(url: string): Promise<BenchRow[]> {
  const { database } = createDatabase(url, 1);
  try {
    const place = await criteriaOf(database, { area: 'one place', sort: 'imp', days: 3 });
    const italy = await criteriaOf(database, { area: 'all of Italy', sort: 'imp', days: 3 });
    const first = firstHitsSql(place).compile(database);
    const page = orderedPageSql(italy, { bookable: sql<boolean>`true` }).compile(database);
    return [
      planRow('Search plan, one place', await planOf(url, first), 'listing_by_grid_cell'),
      planRow('Search plan, all of Italy by importance', await planOf(url, page), 'listing_by_importance'),
    ];
  } finally {
    await database.destroy();
  }
}

function planRow(name: string, { indexes, wholeTables }: PlanUse, wanted: string): BenchRow {
  const used = [...indexes].filter((index) => index.startsWith('listing_by')).join(', ');
  const whole = BIG.filter((table) => wholeTables.has(table));
  return {
    name,
    figure: `${used}; read whole: ${whole.join(', ') || 'nothing big'}`,
    target: wanted,
    met: indexes.has(wanted) && whole.length === 0,
  };
}
