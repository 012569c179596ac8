import { createHash } from 'node:crypto';
import type { Connection } from '@nolo/db/database.ts';

export type AttemptKind = 'log_in' | 'known_device' | 'password' | 'coupon' | 'driver' | 'second_factor';

export type AttemptLimit = {
  kind: AttemptKind;
  /** What is guessed at: an e-mail address, an account. Only its hash is kept. */
  key: string;
  max: number;
  minutes: number;
};

const MINUTE_MS = 60_000;
const hashOf = (key: string) => createHash('sha256').update(key).digest();

/**
 * Counts one more guess; false when there have been too many. Counted before the guess is judged, so that many at
 * once are all counted; `resetAttempts` takes back those of somebody who was right.
 */
export async function consumeAttempt(
  connection: Connection,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  const { kind, max, minutes } = limit;
  const keyHash = hashOf(limit.key);
  const since = new Date(now.getTime() - minutes * MINUTE_MS);
  await connection
    .deleteFrom('attempt')
    .where('kind', '=', kind)
    .where('key_hash', '=', keyHash)
    .where('at', '<=', since)
    .execute();
  await connection.insertInto('attempt').values({ kind, key_hash: keyHash, at: now }).execute();
  const { count } = await connection
    .selectFrom('attempt')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('kind', '=', kind)
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  return Number(count) <= max;
}

export async function resetAttempts(connection: Connection, kind: AttemptKind, key: string): Promise<void> {
  await connection
    .deleteFrom('attempt')
    .where('kind', '=', kind)
    .where('key_hash', '=', hashOf(key))
    .execute();
}

/** One attempt was none: the newest no longer counts. */
export async function refundAttempt(
  connection: Connection,
  { kind, key }: Pick<AttemptLimit, 'kind' | 'key'>,
): Promise<void> {
  await connection
    .deleteFrom('attempt')
    .where('id', '=', (where) =>
      where
        .selectFrom('attempt')
        .select((expression) => expression.fn.max('id').as('id'))
        .where('kind', '=', kind)
        .where('key_hash', '=', hashOf(key)),
    )
    .execute();
}
