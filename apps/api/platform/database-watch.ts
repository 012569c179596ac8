import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 1_000;
/** One late answer may be ours: a busy moment of this process looks the same from here. */
const TRIES = 2;
/** After it a database that says nothing more is known to be silent: nobody is to wait for three seconds. */
export const SILENT_AFTER_MS = PAUSE_MS + TRIES * ANSWER_WITHIN_MS;

export type DatabaseWatch = {
  /** Whether the last question was answered. */
  isAnswering(): boolean;
  stop(): Promise<void>;
};

type Listeners = {
  /** When somebody else last had an answer from the database. */
  answeredAt(): number;
  /** These are called when it changes. */
  silent(): void;
  answering(): void;
};
type Answer = 'answered' | 'late' | 'refused';

const isLate = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

/** A line of its own to the database, made when it is needed. */
class Line {
  readonly #url: string;
  readonly #listeners: Listeners;
  #client: pg.Client | null = null;

  constructor(url: string, listeners: Listeners) {
    this.#url = url;
    this.#listeners = listeners;
  }

  async ask(): Promise<Answer> {
    const began = performance.now();
    try {
      await (await this.#connected()).query('SELECT 1');
      return 'answered';
    } catch (error) {
      this.hangUp();
      if (!isLate(error)) return 'refused';
      return this.#listeners.answeredAt() > began ? 'answered' : 'late';
    }
  }

  hangUp(): void {
    // Not awaited: a silent server does not say goodbye either.
    void this.#client?.end().catch(() => undefined);
    this.#client = null;
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client !== null) return this.#client;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'nolo-watch',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    this.#client = client;
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

/**
 * Asks the database on a line of its own whether it is there, four times a second. A statement that takes long is no
 * sign (a search may), a database that does not even say '1' is: frozen, or the network to it gone. One that refuses
 * connections is left to those who ask: they hear at once. Nor is it silent while others have answers: then it was this
 * process, or the whole machine, that had no time for ours.
 */
export function watchDatabase(url: string, listeners: Listeners): DatabaseWatch {
  const line = new Line(url, listeners);
  let answer: Answer = 'answered';
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    let late = 0;
    while (!stopping.signal.aborted) {
      const wasSilent = late >= TRIES;
      answer = await line.ask();
      late = answer === 'late' ? late + 1 : 0;
      if (late === TRIES) listeners.silent();
      if (wasSilent && late === 0) listeners.answering();
      // Asked again at once when late: whoever waits shall not wait for the pause as well.
      const isSettled = late === 0 || late >= TRIES;
      if (isSettled) await pause(PAUSE_MS, undefined, stopping).catch(() => undefined);
    }
    line.hangUp();
  }

  const watching = watch();
  return {
    isAnswering: () => answer === 'answered',
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
