import type { Database } from '@nolo/db/database.ts';
import { withAdvisoryLock } from '@nolo/api/operations/reconciler/reconciler-store.ts';
import { until } from '../../setup/until.ts';

/** While the site does not reconcile: once a minute it asks the provider for events, and so hears of what no webhook has said. */
export async function withoutReconciler(database: Database, work: () => Promise<void>): Promise<void> {
  await until('no run of the reconciler to be under way', async () => {
    let isDone = false;
    await withAdvisoryLock(database, async () => {
      await work();
      isDone = true;
    });
    return isDone;
  });
}
