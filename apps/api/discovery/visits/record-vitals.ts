import type { z } from 'zod';
import type { recordVitals as call } from '@nolo/contract/web-vitals.ts';
import { vitalBucket, vitalMetrics } from '@nolo/domain/website/web-vitals.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/caller.ts';
import { countVitals } from './vitals-store.ts';

/** Counts a sampled visit; which visitor it was is nowhere. */
export async function recordVitals(
  { database, clock }: Deps,
  _caller: Caller,
  { page, device, metrics }: z.output<typeof call.body>,
): Promise<void> {
  const counted = vitalMetrics.flatMap((metric) => {
    const value = metrics[metric];
    return value === undefined ? [] : { page, device, metric, bucket: vitalBucket(metric, value) };
  });
  if (counted.length > 0) await countVitals(database, clock.now().toISOString().slice(0, 10), counted);
}
