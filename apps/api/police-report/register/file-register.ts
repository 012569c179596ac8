import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord, RECORD_LENGTH } from '@nolo/domain/police-report/police-record.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { PLACES_FILE } from '../places/police-places.ts';
import type { PoliceAnswer, PoliceRegister } from './police-register.ts';

const check = async (record: string): Promise<PoliceAnswer> =>
  record.length === RECORD_LENGTH
    ? { kind: 'accepted', receipt: null }
    : { kind: 'refused', text: `${record.length} characters`, field: null };

/** Writes each record into a file named after agency and contract, so that one that is there is a duplicate. */
export function fileRegister(folder: string): PoliceRegister {
  return {
    kind: 'file',
    logIn: async () => ({
      check,
      async send(record) {
        const checked = await check(record);
        if (checked.kind !== 'accepted') return checked;
        const { agency_id, contract_id } = readRecord(record);
        const name = `${agency_id} ${contract_id}`.replace(/[^A-Za-z0-9 -]/g, '_');
        await mkdir(folder, { recursive: true });
        try {
          await writeFile(join(folder, `${name}.txt`), record, { flag: 'wx' });
        } catch (error) {
          if (fieldOf(error, 'code') === 'EEXIST') return { kind: 'duplicate' };
          throw error;
        }
        const digest = createHash('sha256').update(record).digest('hex');
        return { kind: 'accepted', receipt: `FILE-${digest.slice(0, 12).toUpperCase()}` };
      },
      places: () => readFile(PLACES_FILE, 'utf8'),
    }),
  };
}
