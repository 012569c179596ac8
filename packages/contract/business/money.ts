import { z } from 'zod';
import { payoutHolds } from '@nolo/domain/commission/payout.ts';
import { PAYOUT_CAUSES, PAYOUT_STATES } from '@nolo/domain/commission/payout-state.ts';
import { payoutFailures } from '@nolo/domain/commission/transfer-failures.ts';
import { providerAccountStates } from '@nolo/domain/companies/provider-account.ts';
import { askedMonth, month, statement } from '../statements.ts';
import { minor } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const access = { company: 'manager' } as const;

const ofBooking = z.object({ id: z.uuid(), number: z.string(), car: z.string() });

/** Amounts are minor units, moments ISO 8601 instants. */
export const payout = z.object({
  id: z.uuid(),
  booking: ofBooking,
  cause: z.enum(PAYOUT_CAUSES),
  state: z.enum(PAYOUT_STATES),
  /** The company's share. */
  share: minor,
  /** Of it: kept for what the company owed, and taken back again. */
  offset: minor,
  reversed: minor,
  /** What is or was paid to the account. */
  amount: minor,
  holds: z.array(z.enum(payoutHolds)),
  /** What finance says of its own hold; null: nothing. */
  held_because: z.string().nullable(),
  failure: z.enum(payoutFailures).nullable(),
  /** When it is tried again, or sent at the earliest; null once it was sent or is none any more. */
  next_at: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** For what it was kept. */
  offsets: z.array(z.object({ booking: ofBooking, amount: minor })),
});
export type CompanyPayout = z.infer<typeof payout>;

const debt = z.object({
  booking: ofBooking,
  amount: minor,
  /** A share that could not be taken back; else the commission of a car that was not provided. */
  is_share: z.boolean(),
});
export type CompanyDebt = z.infer<typeof debt>;

/** 50 payouts a page, the newest first. */
export const companyMoney = endpoint('companyMoney', {
  summary: 'What a company is paid, when and why not yet, and what it owes',
  access,
  status: 200,
  params: ofCompany,
  query: z.object({
    /** The last payout of the page before. */
    after: z.uuid().optional(),
  }),
  data: z.object({
    account: z.enum(providerAccountStates),
    sums: z.object({
      due: minor,
      sending: minor,
      held: minor,
      failed: minor,
      paid: minor,
      at_check_in: minor,
    }),
    owed: minor,
    debts: z.array(debt),
    payouts: z.array(payout),
    has_more: z.boolean(),
    /** Of which there is a statement, the latest first. */
    months: z.array(month),
  }),
});

const ofMonth = ofCompany.extend({ month: askedMonth });

export const companyStatement = endpoint('companyStatement', {
  summary: 'A company’s statement of a month: each movement of its money, booking by booking',
  access,
  status: 200,
  params: ofMonth,
  data: z.object({ statement }),
  errors: ['company.no_statement'],
});

/** In the reader's language. */
export const companyStatementFile = endpoint('companyStatementFile', {
  summary: 'The same as a table for a spreadsheet',
  access,
  status: 200,
  params: ofMonth,
  data: z.any(),
  replyType: 'text/csv',
  errors: ['company.no_statement'],
});

/** In the reader's language. */
export const companyStatementPaper = endpoint('companyStatementPaper', {
  summary: 'The same as a PDF',
  access,
  status: 200,
  params: ofMonth,
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['company.no_statement'],
});
