import { randomBytes } from 'node:crypto';
import { readSandboxRecord, wrongField, type RecordError } from './record-layout.ts';

/** What the service says of one record. */
export type Entry = {
  esito: boolean;
  transactionid: string | null;
  errore: (RecordError & { timestamp: string }) | null;
};

const failed = (error: RecordError): Entry => ({
  esito: false,
  transactionid: null,
  errore: { ...error, timestamp: new Date().toISOString() },
});
const passed = (transactionid: string | null): Entry => ({ esito: true, transactionid, errore: null });

/** The records that were taken, by contract id; each id is taken once. */
export class SandboxRecords {
  readonly taken = new Map<string, string>();

  /** `refuses`: a field that no value is right for. */
  #judge(record: unknown, refuses: string | undefined): { id: string } | RecordError {
    const read = readSandboxRecord(String(record));
    if (!(read instanceof Map)) return read;
    if (refuses !== undefined) return wrongField(refuses);
    const id = read.get('CONTRATTO_ID') ?? '';
    if (!this.taken.has(id)) return { id };
    return {
      error: 'Contratto duplicato',
      error_description: `Contratto ${id} già presente`,
      error_code: 20,
    };
  }

  check(record: unknown, refuses: string | undefined): Entry {
    const judged = this.#judge(record, refuses);
    return 'error' in judged ? failed(judged) : passed(null);
  }

  send(record: unknown, refuses: string | undefined): Entry {
    const judged = this.#judge(record, refuses);
    if ('error' in judged) return failed(judged);
    this.taken.set(judged.id, String(record));
    return passed(`SB${randomBytes(8).toString('hex').toUpperCase()}`);
  }
}
