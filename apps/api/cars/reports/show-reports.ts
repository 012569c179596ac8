import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffOfferReports } from '@nolo/contract/staff/offer-reports.ts';
import type { Deps } from '../../deps.ts';
import { nameOf } from '../../fleet/car-row.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { listHiddenCars, listOfferReports, type ReportedCarRow } from './offer-report-store.ts';

function wireCar(row: ReportedCarRow) {
  return {
    car_id: row.carId,
    car: nameOf(row),
    slug: row.slug,
    company_id: row.companyId,
    company: row.company,
    hidden_because: row.hiddenBecause,
  };
}

/** Reports of offers that wait, or that were decided, and all cars that are hidden. */
export async function showReports(
  { database }: Pick<Deps, 'database'>,
  _caller: StaffCaller,
  { decided: isDecided }: { decided: boolean },
): Promise<CallData<typeof staffOfferReports>> {
  const { rows, hasMore } = await listOfferReports(database, { isDecided });
  const hidden = await listHiddenCars(database);
  return {
    reports: rows.map((row) => ({
      ...wireCar(row),
      id: row.id,
      kind: row.kind,
      text: row.text,
      email: row.email,
      reported_at: row.created_at.toISOString(),
      decision:
        row.decision === null || row.decided_because === null || row.decided_at === null
          ? null
          : {
              kind: row.decision,
              reason: row.decided_because,
              at: row.decided_at.toISOString(),
              by: row.decidedBy,
            },
    })),
    has_more: hasMore,
    hidden: hidden.flatMap((row) =>
      row.hiddenAt === null || row.hiddenBecause === null
        ? []
        : { ...wireCar(row), hidden_because: row.hiddenBecause, hidden_at: row.hiddenAt.toISOString() },
    ),
  };
}
