import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AttemptKind } from '../../../server/platform/attempts.ts';
import { testNow } from '../../setup/test-day.ts';
import type { Database } from '../../../server/platform/database.ts';

/** More than the limits let pass, which the test's server has a thousand times as high. */
const TOO_MANY = 21_000;

/** As if somebody had tried until nobody may any more. */
export async function addAttempts(database: Database, kind: AttemptKind, key: string): Promise<void> {
  const hash = createHash('sha256').update(key).digest();
  await sql`INSERT INTO attempt (kind, key_hash, at)
    SELECT ${kind}, ${hash}, ${testNow()} FROM generate_series(1, ${TOO_MANY})`.execute(database);
}
