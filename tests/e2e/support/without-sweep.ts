import type { Database } from '@nolo/db/database.ts';
import { aloneAmongAll } from '@nolo/api/operations/reconciler/sweep-store.ts';
import { until } from '../../setup/until.ts';

/** While the site does not sweep: once a minute it asks the provider for events, and so hears of what no webhook has said. */
export async function withoutSweep(database: Database, work: () => Promise<void>): Promise<void> {
  await until('no sweep to be under way', async () => {
    let isDone = false;
    await aloneAmongAll(database, async () => {
      await work();
      isDone = true;
    });
    return isDone;
  });
}
