import { z } from 'zod';
import {
  OFFER_DECISION_MAX_LENGTH,
  offerReportDecisions,
  offerReportKinds,
} from '@nolo/domain/cars/offer-report.ts';
import { flag, id, nothing, text } from '../wire.ts';
import { endpoint } from './access.ts';

const reason = text(OFFER_DECISION_MAX_LENGTH, 'reason_required');

const reportedCar = z.object({
  car_id: z.number().int(),
  /** Make and model, and the plate where it has one. */
  car: z.string(),
  slug: z.string(),
  company_id: z.number().int(),
  company: z.string(),
  /** Null: it is not hidden. */
  hidden_because: z.string().nullable(),
});

/** Moments are ISO 8601 instants. */
const offerReport = reportedCar.extend({
  id: z.uuid(),
  kind: z.enum(offerReportKinds),
  text: z.string(),
  email: z.string().nullable(),
  reported_at: z.string(),
  /** Null: it waits. */
  decision: z
    .object({ kind: z.enum(offerReportDecisions), reason: z.string(), at: z.string(), by: z.string() })
    .nullable(),
});
export type OfferReport = z.infer<typeof offerReport>;

const hiddenCar = reportedCar.extend({ hidden_at: z.string(), hidden_because: z.string() });
export type HiddenCar = z.infer<typeof hiddenCar>;

export const staffOfferReports = endpoint('staffOfferReports', {
  summary:
    'Reports of offers that wait, the longest first, or those that were decided; and the cars that are hidden',
  access: { staff: 'support' },
  status: 200,
  query: z.object({ decided: flag.default(false) }),
  data: z.object({ reports: z.array(offerReport), has_more: z.boolean(), hidden: z.array(hiddenCar) }),
});

/** Who reported it, where they left an address, and the owners of the company are told the decision and its reason. */
export const decideOfferReport = endpoint('decideOfferReport', {
  summary: 'Hide the reported car, or keep it',
  access: { staff: 'support' },
  status: 200,
  params: z.object({ id: z.uuid() }),
  body: z.object({ decision: z.enum(offerReportDecisions), reason }),
  data: nothing,
  errors: ['offer_report.not_found', 'offer_report.decided'],
});

/** The owners of the company are told the reason. Paid bookings go on. */
export const hideCar = endpoint('hideCar', {
  summary: 'Hide one car from renters, or show it again',
  access: { staff: 'support' },
  status: 200,
  params: z.object({ id }),
  body: z.object({ is_hidden: z.boolean(), reason }),
  data: nothing,
  errors: ['car.not_found'],
});
