import pg from 'pg';
import type { Statement } from './search-load.ts';

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };

export type PlanUse = { indexes: Set<string>; wholeTables: Set<string> };

/** Which indexes the statement's plan uses and which tables it reads whole. */
export async function planOf(url: string, { sql, parameters }: Statement): Promise<PlanUse> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (FORMAT JSON) ${sql}`, [
      ...parameters,
    ]);
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
