import { z } from 'zod';
import { VITAL_MAX, vitalDevices, vitalMetrics, vitalPages } from '@nolo/domain/website/web-vitals.ts';
import { endpoint } from './endpoint.ts';

/** How fast a page was on one of the sampled visits. No identifier: it is counted and forgotten. */
export const recordVitals = endpoint('recordVitals', {
  summary: 'Count how fast a page was',
  access: 'public',
  status: 201,
  body: z.object({
    page: z.enum(vitalPages),
    device: z.enum(vitalDevices),
    metrics: z.partialRecord(z.enum(vitalMetrics), z.number().min(0).max(VITAL_MAX)),
  }),
  data: z.object({}),
});
