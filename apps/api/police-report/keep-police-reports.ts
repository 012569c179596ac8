import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';
import { deliverPoliceReport } from './deliver-police-report.ts';
import { findPlacesTable, savePlacesTable } from './places/places-store.ts';
import { PolicePlaces, policePlaces } from './places/police-places.ts';
import { listPoliceAccounts, openCredentials } from './police-account-store.ts';
import { listForgottenReports } from './police-report-store.ts';
import { refuseCredentials } from './refuse-credentials.ts';
import { PoliceCredentialsRefused } from './register/police-register.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each may take a minute beside a silent service. */
const AT_ONCE = 4;

/** Sends what no job tries any more: each of these reports was last tried more than three hours ago. */
export async function sendForgottenReports(deps: Deps, now: Date): Promise<void> {
  const forgotten = await listForgottenReports(deps.database, new Date(now.getTime() - 3 * HOUR_MS));
  throwFirst(await settleEach(forgotten, AT_ONCE, (reportId) => deliverPoliceReport(deps, { reportId })));
}

/**
 * Fetches the service's table of places once a day, by the credentials of a company that it takes. A table that is a tenth
 * shorter than the one we have is an error of the service, not of Italy.
 */
export async function refreshPolicePlaces(deps: Deps, now: Date): Promise<void> {
  const { database, police, vault } = deps;
  if (police?.kind !== 'service') return;
  const known = await findPlacesTable(database, null);
  if (known !== null && known !== 'unchanged' && now.getTime() - known.fetchedAt.getTime() < DAY_MS) return;
  for (const account of await listPoliceAccounts(database)) {
    try {
      const session = await police.logIn(openCredentials(vault, account));
      const csv = await session.places();
      const before = await policePlaces(database);
      if (new PolicePlaces(csv).count < before.count * 0.9)
        throw new Error(`the police’s table of places has ${csv.length} characters only`);
      await inTransaction(database, (transaction) => savePlacesTable(transaction, csv, now));
      return;
    } catch (error) {
      if (!(error instanceof PoliceCredentialsRefused)) throw error;
      await refuseCredentials(deps, account, now);
    }
  }
}
