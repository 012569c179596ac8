import type { Deps } from '../../deps.ts';
import { closeIfOver } from './company-status-store.ts';

/** Ends a company whose last day has passed; one that was kept meanwhile stays. Runs again without harm. */
export async function closeCompany(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { companyId }: { companyId: number },
): Promise<void> {
  await closeIfOver(database, companyId, clock.now());
}
