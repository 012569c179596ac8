import { Journal } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import type { Kind, Records } from './records.ts';

const COMPACT_AFTER_LINES = 5000;
const IDEMPOTENT_REPLIES_ARE_KEPT_MS = 24 * 60 * 60 * 1000;

export interface Reader {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** In the order of creation, oldest first. */
  all<K extends Kind>(kind: K): Records[K][];
}

export interface Transaction extends Reader {
  put<K extends Kind>(kind: K, record: Records[K]): void;
  remove(kind: Kind, id: string): void;
}

/**
 * All state, in memory and in the journal. A transaction is synchronous, so transactions never overlap; what it
 * put is in the journal before `transact` returns, or nowhere when its work threw.
 */
export class Store implements Reader {
  readonly #journal: Journal;
  readonly #records = new Map<Kind, Map<string, { id: string }>>();
  readonly #listeners: (() => void)[] = [];
  #compactAt = COMPACT_AFTER_LINES;

  constructor(directory: string) {
    this.#journal = new Journal(directory);
    for (const entry of this.#journal.readAll()) this.#replay(entry);
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    return this.#ofKind(kind).get(id) as Records[K] | undefined;
  }

  all<K extends Kind>(kind: K): Records[K][] {
    return [...this.#ofKind(kind).values()] as Records[K][];
  }

  transact<T>(work: (tx: Transaction) => T): T {
    const entry: JournalEntry = { puts: [], removes: [] };
    const undo: (() => void)[] = [];
    let result: T;
    try {
      result = work(this.#transaction(entry, undo));
      if (entry.puts.length + entry.removes.length === 0) return result;
      this.#journal.append(entry);
    } catch (error) {
      for (const step of undo.toReversed()) step();
      throw error;
    }
    if (this.#journal.lineCount > this.#compactAt) this.compact();
    for (const listener of this.#listeners) listener();
    return result;
  }

  /** Called after every transaction that changed something. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Writes the journal anew with only what still counts. Opening a store does not do so: a second process on the
   * same directory, which fails a moment later because the port is taken, must leave the file to the first.
   */
  compact(): void {
    const oldest = Date.now() - IDEMPOTENT_REPLIES_ARE_KEPT_MS;
    for (const reply of this.all('idempotent_reply')) {
      if (reply.createdAt < oldest) this.#ofKind('idempotent_reply').delete(reply.id);
    }
    const entries: JournalEntry[] = [];
    for (const [kind, records] of this.#records) {
      for (const record of records.values()) entries.push({ puts: [[kind, record]], removes: [] });
    }
    this.#journal.replaceBy(entries);
    // Twice the live records at least, so that compaction stays cheap per transaction however much is kept.
    this.#compactAt = Math.max(COMPACT_AFTER_LINES, entries.length * 2);
  }

  clear(): void {
    this.#records.clear();
    this.#journal.replaceBy([]);
    for (const listener of this.#listeners) listener();
  }

  close(): void {
    this.#journal.close();
  }

  #ofKind(kind: Kind): Map<string, { id: string }> {
    const existing = this.#records.get(kind);
    if (existing) return existing;
    const created = new Map<string, { id: string }>();
    this.#records.set(kind, created);
    return created;
  }

  #transaction(entry: JournalEntry, undo: (() => void)[]): Transaction {
    const change = (kind: Kind, id: string, record: { id: string } | null): void => {
      const records = this.#ofKind(kind);
      const before = records.get(id);
      undo.push(() => (before ? records.set(id, before) : records.delete(id)));
      if (record) records.set(id, record);
      else records.delete(id);
    };
    return {
      get: (kind, id) => this.get(kind, id),
      all: (kind) => this.all(kind),
      put: (kind, record) => {
        change(kind, record.id, record);
        entry.puts.push([kind, record]);
      },
      remove: (kind, id) => {
        change(kind, id, null);
        entry.removes.push([kind, id]);
      },
    };
  }

  #replay(entry: JournalEntry): void {
    for (const [kind, record] of entry.puts) this.#ofKind(kind).set(record.id, record);
    for (const [kind, id] of entry.removes) this.#ofKind(kind).delete(id);
  }
}
