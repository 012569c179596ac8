import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = { url: string; drop: () => Promise<void> };

async function asAdmin(templateUrl: string, statement: string): Promise<void> {
  const url = new URL(templateUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database of its own: a copy of the template, made in some milliseconds. `bare`: nothing at all. */
export async function createTestDatabase(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const name = `nolo_test_${randomBytes(6).toString('hex')}`;
  const template = options.bare ? 'template0' : 'nolo_template';
  await asAdmin(templateUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(templateUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}
