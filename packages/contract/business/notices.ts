import { z } from 'zod';
import { companyNews } from '@nolo/domain/booking/company-news.ts';
import { nothing } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const companyNotice = z.object({
  id: z.string(),
  kind: z.enum(companyNews),
  /** ISO 8601 instant. */
  at: z.string(),
  booking_id: z.uuid(),
  number: z.string(),
  car: z.string(),
  /** Empty when the account has been deleted. */
  renter: z.string(),
  /** Since the member last looked. */
  is_new: z.boolean(),
});
export type CompanyNotice = z.infer<typeof companyNotice>;

/** The last 50, the latest first. */
export const companyNotices = endpoint('companyNotices', {
  summary: 'What happened to the bookings of a company',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: z.object({
    notices: z.array(companyNotice),
    /** Whether the member has a mail of each. */
    is_notified: z.boolean(),
  }),
});

export const seeCompanyNotices = endpoint('seeCompanyNotices', {
  summary: 'The member has looked: no notice is new to them any more',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: nothing,
});

export const switchCompanyMails = endpoint('switchCompanyMails', {
  summary: 'Choose whether to have mails about the bookings of a company',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  body: z.object({ is_notified: z.boolean() }),
  data: nothing,
});
