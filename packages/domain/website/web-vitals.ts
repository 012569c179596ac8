/** Browsers measure INP where they once had FID, which older ones still send. CLS has no unit, the others are milliseconds. */
export const vitalMetrics = ['CLS', 'FID', 'INP', 'FCP', 'LCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export const vitalPages = ['home', 'list', 'car', 'place', 'content', 'checkout', 'account'] as const;
export type VitalPage = (typeof vitalPages)[number];

export const vitalDevices = ['phone', 'desktop'] as const;
export type VitalDevice = (typeof vitalDevices)[number];

/** Up to `good` a visit was good, beyond `poor` poor (web.dev/articles/vitals). */
export const vitalLimits: Record<VitalMetric, { good: number; poor: number }> = {
  CLS: { good: 0.1, poor: 0.25 },
  FID: { good: 100, poor: 300 },
  INP: { good: 200, poor: 500 },
  FCP: { good: 1800, poor: 3000 },
  LCP: { good: 2500, poor: 4000 },
  TTFB: { good: 800, poor: 1800 },
};

/** A visit longer than that was a sleeping telephone. */
export const VITAL_MAX = 600_000;

/** Each class is 5% wider than the one before: a percentile out of counts is that exact. */
const STEP = 1.05;
/** CLS is counted in thousandths, so that all metrics share the classes. */
const unitOf = (metric: VitalMetric) => (metric === 'CLS' ? 1000 : 1);

/** The class of a value: 0 below one unit. */
export function vitalBucket(metric: VitalMetric, value: number): number {
  const scaled = value * unitOf(metric);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / Math.log(STEP));
}

/** The largest value of a class. */
export function bucketEnd(metric: VitalMetric, bucket: number): number {
  return (bucket === 0 ? 1 : STEP ** bucket) / unitOf(metric);
}

type Counts = readonly { bucket: number; visits: number }[];

/** The value that `share` of the visits stayed at or below; 0.75 is what is judged. Null without visits. */
export function vitalPercentile(metric: VitalMetric, counts: Counts, share: number): number | null {
  const all = counts.reduce((sum, { visits }) => sum + visits, 0);
  let seen = 0;
  for (const { bucket, visits } of counts.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += visits;
    if (seen >= all * share) return bucketEnd(metric, bucket);
  }
  return null;
}
