import type { PoliceReportState } from '@nolo/domain/police-report/report-state.ts';
import type { Connection } from '@nolo/db/database.ts';

/** How a hand-over's report stands; null while there is none. */
export async function findPoliceReportState(
  connection: Connection,
  handoverId: string,
): Promise<PoliceReportState | null> {
  const row = await connection
    .selectFrom('police_report')
    .select('state')
    .where('handover_id', '=', handoverId)
    .executeTakeFirst();
  return row?.state ?? null;
}
