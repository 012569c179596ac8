import { z } from 'zod';
import { OFFER_REPORT_MAX_LENGTH, offerReportKinds } from '@nolo/domain/cars/offer-report.ts';
import { endpoint } from './endpoint.ts';
import { email, id, key, nothing, text } from './wire.ts';

export const reportOfferBody = z.object({
  car_id: id,
  kind: z.enum(offerReportKinds, key('choice_required')),
  text: text(OFFER_REPORT_MAX_LENGTH, 'message_required'),
  /** Where the decision goes; '': nowhere. */
  email: z.union([z.literal(''), email], key('email_invalid')).default(''),
  /** What is said is believed to be true and complete. */
  is_good_faith: z.literal(true, key('good_faith_required')),
});

export const reportOffer = endpoint('reportOffer', {
  summary: 'Report an offer that breaks the law or deceives',
  access: 'public',
  status: 201,
  body: reportOfferBody,
  data: nothing,
  errors: ['car.not_found'],
});
