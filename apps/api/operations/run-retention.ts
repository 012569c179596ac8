import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import { recordOf } from '@nolo/domain/records.ts';
import { RETENTION, type Retained } from '@nolo/domain/privacy/retention.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { rebuildListings } from '../cars/listing-store.ts';
import type { Deps } from '../deps.ts';
import { deleteDocuments } from '../documents/profile-store.ts';
import {
  isRetentionDone,
  saveRetentionDone,
  deleteOld,
  emptyPoliceReports,
  forgetReviewOrigins,
  lockUnusedDocuments,
  PURGED_ROWS,
  takeOldApplications,
} from './purge-store.ts';

/** Deletes once a day what is no longer needed, and rebuilds the search's listings without past days. */
export async function runRetention(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const day = dateInItaly(now);
  if (await isRetentionDone(deps.database, day)) return;
  await purge(deps);
  await saveRetentionDone(deps.database, day, now);
  // Listings leave out what was over before that day.
  await rebuildListings(deps.database);
}

type PurgeDeps = Pick<Deps, 'clock' | 'database' | 'jobs'>;

type Purged = Record<Retained, number>;

const DAY_MS = 86_400_000;
/** Rows deleted in one transaction, few enough that nobody waits long for a lock. */
const BATCH = 1000;

type Batch = { before: Date; limit: number };

/** Deletes in batches until one is not full; returns how many rows were deleted. */
async function inBatches(work: (batch: Batch) => Promise<number>, before: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await work({ before, limit: BATCH });
    all += count;
    if (count < BATCH) return all;
  }
}

/** Pictures, numbers and dates of documents; the account stays, and is asked for them again. */
function deleteUnusedDocuments({ database, jobs }: PurgeDeps, batch: Batch): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const accountIds = await lockUnusedDocuments(transaction, batch);
    for (const accountId of accountIds) {
      const storageKeys = await deleteDocuments(transaction, accountId);
      await jobs.send(transaction, 'sweep-documents', { storageKeys });
    }
    return accountIds.length;
  });
}

/** Their files are deleted by the job that finds that no row names them any more. */
function deleteApplications({ database, jobs }: PurgeDeps, batch: Batch): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { count, keys: storageKeys } = await takeOldApplications(transaction, batch);
    if (storageKeys.length > 0) await jobs.send(transaction, 'sweep-documents', { storageKeys });
    return count;
  });
}

/** Deletes what is older than `RETENTION` says. Runs twice without harm, while the site serves. */
export async function purge(deps: PurgeDeps): Promise<Purged> {
  const now = deps.clock.now().getTime();
  const before = (what: Retained) => new Date(now - RETENTION[what].days * DAY_MS);
  const purged: Purged = {
    ...recordOf(PURGED_ROWS, () => 0),
    documents: await inBatches((batch) => deleteUnusedDocuments(deps, batch), before('documents')),
    policeReports: await inBatches(
      (batch) => emptyPoliceReports(deps.database, batch),
      before('policeReports'),
    ),
    reviewOrigins: await inBatches(
      (batch) => forgetReviewOrigins(deps.database, batch),
      before('reviewOrigins'),
    ),
    applications: await inBatches((batch) => deleteApplications(deps, batch), before('applications')),
  };
  for (const what of PURGED_ROWS) {
    purged[what] = await inBatches((batch) => deleteOld(deps.database, what, batch), before(what));
  }
  return purged;
}
