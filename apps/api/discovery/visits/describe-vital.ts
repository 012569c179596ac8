import type { VitalLine } from './report-vitals.ts';

/** INP is what became of FID, and stands where reports had FID. */
const names: Partial<Record<string, string>> = { INP: 'INP (FID)' };

/** A line of the report as people read it. */
export function describeVital({ metric, p75, ...line }: VitalLine) {
  const value = metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`;
  return { ...line, name: names[metric] ?? metric, value };
}
