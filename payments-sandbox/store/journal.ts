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

/** One line of the journal: everything one transaction changed. */
export interface JournalEntry {
  puts: [kind: string, record: { id: string }][];
  removes: [kind: string, id: string][];
}

/**
 * An append-only file of JSON lines. A transaction is one line, so a process killed in the middle of a write
 * leaves a last line without its line end, which is dropped when the file is opened again.
 */
export class Journal {
  readonly #path: string;
  #file: number;
  lineCount = 0;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#path = join(directory, 'journal.jsonl');
    this.#file = openSync(this.#path, 'a+');
  }

  readAll(): JournalEntry[] {
    const bytes = readFileSync(this.#path);
    const end = bytes.lastIndexOf(0x0a) + 1;
    if (end < bytes.length) ftruncateSync(this.#file, end);
    const lines = bytes
      .subarray(0, end)
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    this.lineCount = lines.length;
    return lines.map((line) => JSON.parse(line) as JournalEntry);
  }

  append(entry: JournalEntry): void {
    writeWhole(this.#file, `${JSON.stringify(entry)}\n`);
    this.lineCount += 1;
  }

  /** Replaces the whole file by these entries; a crash leaves either the old file or the new one. */
  replaceBy(entries: JournalEntry[]): void {
    const temporary = `${this.#path}.new`;
    const file = openSync(temporary, 'w');
    for (const entry of entries) writeWhole(file, `${JSON.stringify(entry)}\n`);
    fsyncSync(file);
    closeSync(file);
    renameSync(temporary, this.#path);
    closeSync(this.#file);
    this.#file = openSync(this.#path, 'a+');
    this.lineCount = entries.length;
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }
}

function writeWhole(file: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}
