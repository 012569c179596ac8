import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketEnd, VITAL_MAX, vitalBucket, vitalMetrics, vitalPercentile } from './web-vitals.ts';

test('a class holds its values, and is no wider than a twentieth', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vitalMetrics),
      fc.double({ min: 0, max: VITAL_MAX, noNaN: true }),
      (metric, value) => {
        const bucket = vitalBucket(metric, value);
        const end = bucketEnd(metric, bucket);
        expect(value).toBeLessThanOrEqual(end * (1 + 1e-9));
        const start = bucket === 0 ? 0 : end / 1.05;
        expect(value).toBeGreaterThanOrEqual(start * (1 - 1e-9));
        expect(bucket).toBeLessThan(32_767);
      },
    ),
  );
});

test('the third quarter of visits', () => {
  const counts = [
    { bucket: vitalBucket('LCP', 4000), visits: 25 },
    { bucket: vitalBucket('LCP', 1000), visits: 75 },
  ];
  expect(vitalPercentile('LCP', counts, 0.75)).toBeCloseTo(1000, -2);
  expect(vitalPercentile('LCP', counts, 0.76)).toBeGreaterThan(3900);
  expect(vitalPercentile('CLS', [{ bucket: vitalBucket('CLS', 0), visits: 3 }], 0.75)).toBe(0.001);
  expect(vitalPercentile('LCP', [], 0.75)).toBeNull();
});
