import {
  vitalLimits,
  vitalMetrics,
  vitalPercentile,
  type VitalMetric,
} from '@nolo/domain/website/web-vitals.ts';
import type { Deps } from '../../deps.ts';
import { listVitals } from './vitals-store.ts';

/** What three quarters of the visits stayed below, and what that is worth. */
export type VitalLine = {
  page: string;
  device: string;
  metric: VitalMetric;
  visits: number;
  p75: number;
  verdict: 'good' | 'fair' | 'poor';
};

const DAY_MS = 86_400_000;

/** The last `days` days, a line for each page, device and metric that was measured. */
export async function reportVitals(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { days }: { days: number },
): Promise<VitalLine[]> {
  const since = new Date(clock.now().getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const counts = Map.groupBy(await listVitals(database, since), (one) => `${one.page} ${one.device}`);
  return [...counts.values()].flatMap((rows) =>
    vitalMetrics.flatMap((metric) => {
      const own = rows.filter((row) => row.metric === metric);
      const p75 = vitalPercentile(metric, own, 0.75);
      const [first] = own;
      if (p75 === null || !first) return [];
      const visits = own.reduce((sum, row) => sum + row.visits, 0);
      return { page: first.page, device: first.device, metric, visits, p75, verdict: verdictOn(metric, p75) };
    }),
  );
}

function verdictOn(metric: VitalMetric, value: number): VitalLine['verdict'] {
  const { good, poor } = vitalLimits[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
