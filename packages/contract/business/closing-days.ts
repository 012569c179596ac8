import { z } from 'zod';
import { id, key, localDate, nothing, text } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

/** First and last day. */
const days = z.object({ starts_on: localDate, ends_on: localDate });
type Days = z.output<typeof days>;

/** As many days as one entry may have. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** An end before the start, or so far after it that it must be a slip of the finger. */
function refuseImpossible({ starts_on, ends_on }: Days, context: z.RefinementCtx): void {
  const count = (Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS + 1;
  const problem = count < 1 ? key('ends_before_start') : count > MOST_DAYS ? key('date_invalid') : null;
  if (problem !== null) context.addIssue({ code: 'custom', path: ['ends_on'], message: problem });
}

const booked = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['pickup', 'return']),
  /** `YYYY-MM-DDTHH:mm` at the company. */
  at: z.string(),
});
export type BookedMoment = z.infer<typeof booked>;

/** They stay: the company is told before it closes. */
export const bookingsOnDays = endpoint('bookingsOnDays', {
  summary: 'Pickups and returns of paid bookings on days on which a company means to close',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  query: days.superRefine(refuseImpossible),
  data: z.object({ booked: z.array(booked) }),
});

export const addClosingDays = endpoint('addClosingDays', {
  summary: 'Say on which days a company is closed',
  access: { company: 'owner' },
  status: 201,
  params: ofCompany,
  /** Why, in the company's own language. */
  body: days.extend({ reason: text(60) }).superRefine(refuseImpossible),
  data: z.object({ id }),
  errors: ['closing_days.taken'],
});

export const removeClosingDays = endpoint('removeClosingDays', {
  summary: 'Open again on days on which a company was to be closed',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany.extend({ id }),
  data: nothing,
  errors: ['closing_days.not_found'],
});
