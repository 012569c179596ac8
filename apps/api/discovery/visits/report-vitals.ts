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

/** A line of the report as people read it. */
export function describeVital({ metric, p75, ...line }: VitalLine) {
  const value = metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`;
  return { ...line, name: metric, value };
}

const HEAD = ['page', 'device', 'metric', '75% of visits below', 'verdict', 'visits'];

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:50rem;padding:0 1rem}
  table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.35rem .75rem .35rem 0;text-align:left}
  td:nth-child(n+4):not(:nth-child(5)){font-variant-numeric:tabular-nums}`;

function row(line: VitalLine): string {
  const { page, device, name, value, verdict, visits } = describeVital(line);
  const cells = [page, device, name, value, verdict, visits].map((cell) => `<td>${cell}</td>`);
  return `<tr>${cells.join('')}</tr>`;
}

/** The report for whoever runs the site. All its words are the product's own: nothing in it was typed by a visitor. */
export function vitalsPage(lines: readonly VitalLine[], days: number): string {
  const head = HEAD.map((name) => `<th scope="col">${name}</th>`).join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${lines.map(row).join('')}</tbody></table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>How fast pages were</title>
    <style>${STYLE}</style><h1>How fast pages were</h1><p>A sample of the visits of the last ${days} days.</p>
    ${lines.length === 0 ? '<p>No visit was measured.</p>' : table}</html>`;
}
