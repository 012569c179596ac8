import { fieldOf } from '@nolo/domain/records.ts';
import type { DataExport } from '@nolo/contract/privacy.ts';
import type { Deps } from '../../deps.ts';
import { findCustomerProfile, findImages } from '../../documents/profile-store.ts';
import { findVerification } from '../../documents/verification-store.ts';
import { exportDrives } from '../../bookings/drivers/driver-store.ts';
import { exportPayments } from '../../payments/payment-store.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import {
  cachedExports,
  listIssuePictures,
  listOwnRows,
  listRowsOfAddress,
  namedExports,
  ownExports,
} from './export-store.ts';

type Tables = DataExport['tables'];
type ExportDeps = Pick<Deps, 'clock' | 'database' | 'documents' | 'vault'>;

async function tablesOf({ database, vault }: ExportDeps, accountId: string, email: string): Promise<Tables> {
  const tables: Tables = {};
  for (const [table, columns] of Object.entries({ ...ownExports, ...cachedExports })) {
    tables[table] = await listOwnRows(database, accountId, table, columns);
  }
  for (const [table, rowsOf] of Object.entries(namedExports)) {
    tables[table] = await rowsOf(database, accountId);
  }
  tables['booking_driver'] = await exportDrives(database, accountId);
  tables['payment'] = await exportPayments(database, accountId);
  tables['booking'] = (tables['booking'] ?? []).map((row) => withOpenCode(vault, accountId, row));
  const verification = await findVerification(database, vault, accountId);
  tables['document_verification'] = (tables['document_verification'] ?? []).map((row) => ({
    ...row,
    reading: verification?.reading ?? null,
  }));
  return { ...tables, ...(await listRowsOfAddress(database, email)) };
}

/** The fiscal code of an invoice stands sealed in the database. */
function withOpenCode(vault: Deps['vault'], accountId: string, row: Record<string, unknown>) {
  const { billing } = row;
  if (typeof billing !== 'object' || billing === null) return row;
  const sealed = fieldOf(billing, 'fiscal_code');
  if (typeof sealed !== 'string' || sealed === '') return row;
  const fiscal_code = vault.open('booking.billing.fiscal_code', accountId, sealed);
  return { ...row, billing: { ...billing, fiscal_code } };
}

async function filesOf({ database, documents }: ExportDeps, accountId: string): Promise<DataExport['files']> {
  const images = await findImages(database, accountId);
  const issues = await listIssuePictures(database, accountId);
  const named = [
    ...images.map(({ kind, storageKey }) => ({ name: `${kind}.jpg`, key: storageKey })),
    ...issues.map(({ id, storage_key }) => ({ name: `issue-${id}.jpg`, key: storage_key ?? '' })),
  ];
  const files: DataExport['files'] = [];
  // One after the other: one picture is being decrypted at a time.
  for (const { name, key } of named) {
    const bytes = await documents.get(key);
    if (bytes !== null) files.push({ name, base64: bytes.toString('base64') });
  }
  return files;
}

/** Everything kept about a renter, in the clear. */
export async function exportData(
  deps: ExportDeps,
  { accountId }: Pick<RenterCaller, 'accountId'>,
): Promise<DataExport> {
  const account = await findCustomerProfile(deps.database, deps.vault, accountId);
  return {
    exported_at: deps.clock.now().toISOString(),
    account,
    tables: await tablesOf(deps, accountId, account.email),
    files: await filesOf(deps, accountId),
  };
}
