import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Whoever asks waits for an answer no longer than this, then does without. */
export const ANSWER_WITHIN_MS = 100;
/** After none: nobody asks at all meanwhile. */
const REST_MS = 1_000;
/** A process that dies with a lock keeps the others waiting no longer. */
const LOCK_MS = 3_000;

export type Found = { bytes: Buffer; leftMs: number };

/** Bytes that processes leave for each other in Valkey for a short time. Without it, or while it is slow, none are there. */
export type SharedStore = {
  find(name: string): Promise<Found | null>;
  put(name: string, bytes: Buffer, forMs: number): Promise<void>;
  /** What ends the lock; null: another process has it. One is given as well when nobody can be asked. */
  lock(name: string): Promise<Unlock | null>;
  isLocked(name: string): Promise<boolean>;
};
export type Unlock = () => Promise<void>;

const PREFIX = 'nolo-page-';
/** A lock that has ended by itself may be another's by now. */
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

export function createSharedStore(valkey: Redis, answerWithinMs = ANSWER_WITHIN_MS): SharedStore {
  const ask = patiently(answerWithinMs);
  const [valueOf, lockOf] = [(name: string) => PREFIX + name, (name: string) => `${PREFIX}lock-${name}`];
  return {
    async find(name) {
      const value = valueOf(name);
      const replies = await ask(() => valkey.pipeline().getBuffer(value).pttl(value).exec());
      const [bytes, left] = (replies ?? []).map(([error, reply]) => (error === null ? reply : null));
      return Buffer.isBuffer(bytes) && typeof left === 'number' && left > 0 ? { bytes, leftMs: left } : null;
    },
    async put(name, bytes, forMs) {
      await ask(() => valkey.set(valueOf(name), bytes, 'PX', forMs));
    },
    async lock(name) {
      const [lock, owner] = [lockOf(name), randomUUID()];
      const reply = await ask(async () => (await valkey.set(lock, owner, 'PX', LOCK_MS, 'NX')) ?? 'taken');
      if (reply === 'taken') return null;
      return async () => void (await ask(() => valkey.eval(UNLOCK, 1, lock, owner)));
    },
    async isLocked(name) {
      return (await ask(() => valkey.exists(lockOf(name)))) === 1;
    },
  };
}

/** Asks for as long as it may take. Null: no answer, or none lately. */
function patiently(answerWithinMs: number) {
  let restsUntil = 0;
  return async <Answer>(question: () => Promise<Answer>): Promise<Answer | null> => {
    if (performance.now() < restsUntil) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      // Where this process itself was busy, the answer may be there, and is read before the immediate.
      timer = setTimeout(() => setImmediate(() => reject(new Error('late'))), answerWithinMs);
    });
    try {
      return await Promise.race([question(), late]);
    } catch {
      restsUntil = performance.now() + REST_MS;
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
