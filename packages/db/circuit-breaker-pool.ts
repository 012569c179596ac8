import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** Nobody waits longer than this for the database, whatever it waits for; each ends in a 503. */
const LIMITS = {
  /** For a free connection, or for a new one. */
  connectionTimeoutMillis: 10_000,
  statement_timeout: 10_000,
  lock_timeout: 4_000,
  /** A transaction that we have forgotten: its locks would stop everybody else. */
  idle_in_transaction_session_timeout: 10_000,
  /** Measured here: the database itself may have died over the statement. */
  query_timeout: 12_000,
  keepAlive: true,
};

/** A connection that breaks while it is checked out and idle raises an error, which unheard would end the process. */
class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Why nobody gets a connection; `isDatabaseUnavailable` knows it. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not answer');
  }
}

export type PoolSettings = {
  url: string;
  max: number;
  /** Tells the database's administrator whose connections these are. */
  name: string;
  /** Of each connection, as PostgreSQL takes them at its start. */
  options?: string;
  limits?: Partial<typeof LIMITS>;
  /** A connection that has prepared more statements is replaced: the database keeps their plans for as long as it lasts. */
  mostPrepared?: number;
};

export type PoolFigures = { open: number; idle: number; waiting: number };

/**
 * A pool of connections with time limits. While the database is silent (`database-watch.ts` finds out) whoever holds
 * a connection or waits for one is refused at once, instead of each waiting for a limit of their own.
 */
export class CircuitBreakerPool implements PostgresPool {
  readonly options: pg.PoolConfig;
  #pool: pg.Pool;
  #isSilent = false;
  #answeredAt = -Infinity;
  readonly #inUse = new Set<pg.Client>();
  readonly #mostPrepared: number;
  readonly #prepared = new WeakMap<pg.PoolClient, Set<string>>();
  readonly #waiting = new Set<(error: Error) => void>();

  constructor({ url, max, name, options, limits, mostPrepared = Infinity }: PoolSettings) {
    this.#mostPrepared = mostPrepared;
    this.options = {
      ...LIMITS,
      ...limits,
      connectionString: url,
      max,
      application_name: name,
      ...(options === undefined ? {} : { options }),
      Client: HeardClient,
    };
    this.#pool = this.#open();
  }

  #open(): pg.Pool {
    const pool = new pg.Pool(this.options);
    // An idle connection that breaks is replaced by the pool.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      if (!(client instanceof pg.Client)) return;
      // Said by the database after each statement.
      client.on('drain', () => (this.#answeredAt = performance.now()));
    });
    pool.on('acquire', (client) => {
      if (client instanceof pg.Client) this.#inUse.add(client);
    });
    pool.on('release', (_error, client) => {
      if (client instanceof pg.Client) this.#inUse.delete(client);
    });
    return pool;
  }

  connect(): Promise<pg.PoolClient> {
    if (this.#isSilent) return Promise.reject(new DatabaseSilent());
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool.connect().then(
        (client) => (this.#waiting.delete(reject) ? resolve(client) : client.release(true)),
        (error: Error) => {
          this.#waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  /** One statement, or several without values; under a `name` it is prepared. */
  async query(text: string, values?: unknown[], name?: string): Promise<pg.QueryResult> {
    const client = await this.connect();
    let isBroken = true;
    try {
      const result = await (name === undefined
        ? client.query(text, values)
        : client.query({ name, text, values: values ?? [] }));
      isBroken = false;
      return result;
    } catch (error) {
      isBroken = !(error instanceof pg.DatabaseError);
      throw error;
    } finally {
      client.release(isBroken || this.#isFull(client, name));
    }
  }

  /** Whether a connection has prepared more statements than it may keep. */
  #isFull(client: pg.PoolClient, name: string | undefined): boolean {
    if (name === undefined) return false;
    const names = this.#prepared.get(client) ?? new Set();
    this.#prepared.set(client, names.add(name));
    return names.size > this.#mostPrepared;
  }

  /** The database is silent: everybody is refused, every connection given up. */
  refuse(): void {
    if (this.#isSilent) return;
    this.#isSilent = true;
    const abandoned = this.#pool;
    this.#pool = this.#open();
    for (const reject of this.#waiting) reject(new DatabaseSilent());
    this.#waiting.clear();
    // Cuts the line, which ends the statement that hangs on it.
    for (const client of this.#inUse) void client.end();
    void abandoned.end();
  }

  /** The database answers again. */
  serve(): void {
    this.#isSilent = false;
  }

  /** When the database last had an answer for anybody. */
  answeredAt(): number {
    return this.#answeredAt;
  }

  figures(): PoolFigures {
    const { totalCount, idleCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: this.#pool.waitingCount };
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}
