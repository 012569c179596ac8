import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { askedMonth, statement } from '../statements.ts';
import { id, wholeNumber } from '../wire.ts';
import { endpoint } from './access.ts';

const access = { staff: staffWorkRoles.payouts } as const;
const ofMonth = z.object({ id, month: askedMonth });
const errors = ['company.not_found', 'company.no_statement'] as const;

export const staffStatement = endpoint('staffStatement', {
  summary: 'A company’s statement of a month, as the company sees it',
  access,
  status: 200,
  params: ofMonth,
  data: z.object({ statement }),
  errors,
});

export const staffStatementFile = endpoint('staffStatementFile', {
  summary: 'The same as a table for a spreadsheet',
  access,
  status: 200,
  params: ofMonth,
  data: z.any(),
  replyType: 'text/csv',
  errors,
});

export const staffStatementPaper = endpoint('staffStatementPaper', {
  summary: 'The same as a PDF',
  access,
  status: 200,
  params: ofMonth,
  data: z.any(),
  replyType: 'application/pdf',
  errors,
});

/** What Directive (EU) 2021/514 asks of whoever sells on a platform, and what each was paid, quarter by quarter. */
export const staffDac7List = endpoint('staffDac7List', {
  summary: 'Companies and what they were paid in a year, for the report to the tax office',
  access,
  status: 200,
  params: z.object({ year: wholeNumber(2020, 2999) }),
  data: z.any(),
  replyType: 'text/csv',
});
