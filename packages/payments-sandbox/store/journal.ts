import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './records.ts';

/** One line of the journal: everything one transaction changed. */
export interface JournalEntry {
  puts: [kind: Kind, record: { id: string }][];
  removes: [kind: Kind, id: string][];
}

/**
 * An append-only file of JSON lines. A transaction is one line, so a process killed in the middle of a write
 * leaves a last line without its line end: it is not read, and it is cut off before the next one is written.
 */
export class Journal {
  readonly #path: string;
  #file: number;
  /** Where the whole lines end. */
  #end = 0;
  #hasTornLine = false;
  lineCount = 0;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#path = join(directory, 'journal.jsonl');
    this.#file = openSync(this.#path, 'a+');
  }

  readAll(): JournalEntry[] {
    const bytes = readFileSync(this.#path);
    const end = bytes.lastIndexOf(0x0a) + 1;
    this.#end = end;
    this.#hasTornLine = end < bytes.length;
    const lines = bytes
      .subarray(0, end)
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    this.lineCount = lines.length;
    return lines.map((line) => JSON.parse(line) as JournalEntry);
  }

  append(entry: JournalEntry): void {
    if (this.#hasTornLine) ftruncateSync(this.#file, this.#end);
    this.#hasTornLine = true;
    this.#end += writeWhole(this.#file, `${JSON.stringify(entry)}\n`);
    this.#hasTornLine = false;
    this.lineCount += 1;
  }

  /** Replaces the whole file by these entries; a crash leaves either the old file or the new one. */
  replaceBy(entries: JournalEntry[]): void {
    const temporary = `${this.#path}.new`;
    const file = openSync(temporary, 'w');
    let end = 0;
    for (const entry of entries) end += writeWhole(file, `${JSON.stringify(entry)}\n`);
    fsyncSync(file);
    closeSync(file);
    renameSync(temporary, this.#path);
    closeSync(this.#file);
    this.#file = openSync(this.#path, 'a+');
    this.#end = end;
    this.#hasTornLine = false;
    this.lineCount = entries.length;
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }
}

function writeWhole(file: number, text: string): number {
  const bytes = Buffer.from(text, 'utf8');
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
  return written;
}
