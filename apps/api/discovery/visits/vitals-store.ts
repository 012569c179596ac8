import { sql } from 'kysely';
import type { VitalDevice, VitalMetric, VitalPage } from '@nolo/domain/website/web-vitals.ts';
import type { Connection } from '@nolo/db/database.ts';

type Counted = { page: VitalPage; device: VitalDevice; metric: VitalMetric; bucket: number };

/** Counts one visit in each class; in the order of the key, so that two visits never wait for each other in a ring. */
export async function countVitals(connection: Connection, day: string, vitals: Counted[]): Promise<void> {
  const rows = vitals.map((one) => ({ day, ...one })).toSorted((a, b) => a.metric.localeCompare(b.metric));
  await connection
    .insertInto('web_vital')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'device', 'metric', 'bucket'])
        .doUpdateSet({ visits: sql`web_vital.visits + 1` }),
    )
    .execute();
}

/** Counts by page, device and metric since a day. */
export async function listVitals(connection: Connection, since: string) {
  const { rows } = await sql<Counted & { visits: number }>`
    SELECT page, device, metric, bucket, sum(visits)::int AS visits FROM web_vital
    WHERE day >= ${since}::date GROUP BY page, device, metric, bucket
    ORDER BY page, device, metric, bucket`.execute(connection);
  return rows;
}
