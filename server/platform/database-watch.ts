import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 1_000;
/** One late answer may be ours: a busy moment of this process looks the same from here. */
const TRIES = 2;

export type DatabaseWatch = {
  /** Whether the last question was answered. */
  isAnswering(): boolean;
  stop(): Promise<void>;
};

/** Called when it changes. */
type Listeners = {
  silent(): void;
  answering(): void;
  /** By channel: somebody notified it, or may have while nobody was listening. */
  notified: ReadonlyMap<string, () => void>;
};
type Answer = 'answered' | 'late' | 'refused';

const isLate = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

/**
 * Asks the database on a line of its own whether it is there, four times a second. A statement that takes long is no
 * sign (a search may), a database that does not even say '1' is: frozen, or the network to it gone. One that refuses
 * connections is left to those who ask: they hear at once.
 */
export function watchDatabase(url: string, listeners: Listeners): DatabaseWatch {
  let client: pg.Client | null = null;
  let answer: Answer = 'answered';
  const stopping = new AbortController();

  function hangUp(): void {
    // Not awaited: a silent server does not say goodbye either.
    void client?.end().catch(() => undefined);
    client = null;
  }

  async function line(): Promise<pg.Client> {
    if (client !== null) return client;
    client = new pg.Client({
      connectionString: url,
      application_name: 'nolo-watch',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ channel }) => listeners.notified.get(channel)?.());
    await client.connect();
    for (const channel of listeners.notified.keys()) await client.query(`LISTEN ${channel}`);
    for (const notified of listeners.notified.values()) notified();
    return client;
  }

  async function ask(): Promise<Answer> {
    try {
      await (await line()).query('SELECT 1');
      return 'answered';
    } catch (error) {
      hangUp();
      return isLate(error) ? 'late' : 'refused';
    }
  }

  async function watch(): Promise<void> {
    let late = 0;
    while (!stopping.signal.aborted) {
      const wasSilent = late >= TRIES;
      answer = await ask();
      late = answer === 'late' ? late + 1 : 0;
      if (late === TRIES) listeners.silent();
      if (wasSilent && late === 0) listeners.answering();
      // Asked again at once when late: whoever waits shall not wait for the pause as well.
      const isSettled = late === 0 || late >= TRIES;
      if (isSettled) await pause(PAUSE_MS, undefined, stopping).catch(() => undefined);
    }
    hangUp();
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
