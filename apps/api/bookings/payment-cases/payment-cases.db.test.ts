import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { ledgerForRefund } from '@nolo/domain/commission/ledger.ts';
import type { PaymentCaseDetails, PaymentCaseKind } from '@nolo/domain/payment/payment-case.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { insertLedgerTransaction } from '../../payments/ledger-store.ts';
import { insertPaymentCase } from '../../payments/payment-case-store.ts';
import { insertHandoverReport, insertReportObjection } from '../handover-report-store.ts';
import { insertObjection } from '../objection-store.ts';

let test: TestApp;
let finance: TestMember;
let renter: TestRenter;
let booking: Awaited<ReturnType<typeof createBooking>>;

beforeAll(async () => {
  test = await createTestApp({ work: false });
  renter = await createRenter(test.deps.database);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.database.deleteFrom('payment_case').execute();
  finance = await createStaff(test.deps.database, ['finance']);
  booking = await createBooking(test.deps.database, renter);
});

type Asked = { id?: number; body?: object; by?: TestMember };

function ask(endpoint: Endpoint, { id = 0, body, by = finance }: Asked = {}) {
  return test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { id } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
}

async function newCase(
  kind: PaymentCaseKind,
  details: PaymentCaseDetails,
  bookingId: string | null = booking.id,
): Promise<number> {
  const { database } = test.deps;
  const reference = bookingId ?? randomUUID();
  await insertPaymentCase(database, { kind, reference, bookingId, details });
  const cases = database.selectFrom('payment_case').select('id').where('reference', '=', reference);
  return Number((await cases.executeTakeFirstOrThrow()).id);
}

const list = async () => (await ask(staffApi.staffPaymentCases)).json().data.cases;
const open = async (id: number) => (await ask(staffApi.staffPaymentCase, { id })).json().data.payment_case;
const resolve = (id: number, note = 'Answered at the provider.') =>
  ask(staffApi.resolvePaymentCase, { id, body: { note } });

const auditOf = ({ accountId }: TestMember) =>
  test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object', 'after'])
    .where('actor_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('a person decides payment cases', () => {
  it('sees what is open, the longest waiting first, and how much there is on the start page', async () => {
    const refund = await newCase('refund_failed', { reason: 'declined', amountMinor: 5000 });
    const event = await newCase('event_given_up', { type: 'charge.refunded' }, null);
    expect(await list()).toMatchObject([
      {
        id: refund,
        kind: 'refund_failed',
        number: booking.number,
        company: expect.any(String),
        amount: 5000,
      },
      { id: event, kind: 'event_given_up', number: null, company: null, amount: null },
    ]);
    // The case holds its booking's payout.
    expect((await ask(staffApi.staffWork)).json().data).toEqual({
      payment_cases: 2,
      payouts: 1,
      disputes: 0,
      invoices: 0,
    });
    const admin = await createStaff(test.deps.database, ['admin']);
    expect((await ask(staffApi.staffWork, { by: admin })).json().data).toMatchObject({ payment_cases: 2 });
    const support = await createStaff(test.deps.database, ['support', 'documents']);
    const refused = await ask(staffApi.staffPaymentCases, { by: support });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.role_missing']);
  });

  it('reads everything about one, with its booking and what holds its payout; each look is written down', async () => {
    const id = await newCase('refund_failed', { reason: 'lost_or_stolen_card', amountMinor: 5000 });
    expect(await open(id)).toMatchObject({
      id,
      kind: 'refund_failed',
      details: { reason: 'lost_or_stolen_card', amountMinor: 5000 },
      resolved_at: null,
      booking_id: booking.id,
      booking: {
        number: booking.number,
        status: 'PAID',
        renter: { name: 'Giulia Conti' },
        total: 18_000,
      },
      payout: { state: 'held', amount: 15_300, holds: ['under_review'] },
      statements: [],
      settles: 0,
      can_end_booking: false,
    });
    expect(await auditOf(finance)).toEqual([
      { action: 'payment_case_viewed', object: booking.number, after: null },
    ]);
    expect((await ask(staffApi.staffPaymentCase, { id: id + 1 })).json().code).toBe('payment.case_not_found');
  });

  it('reads what renter and company said of a car that was not handed over', async () => {
    const { database } = test.deps;
    const at = testNow();
    await insertHandoverReport(database, { bookingId: booking.id, at });
    await insertReportObjection(database, { bookingId: booking.id, text: 'Nobody came.', at });
    const id = await newCase('not_handed_over_objected', { number: booking.number, totalMinor: 18_000 });
    expect((await open(id)).statements).toEqual([
      { what: 'not_handed_over_reported', at: at.toISOString(), text: null },
      { what: 'not_handed_over_objected', at: at.toISOString(), text: 'Nobody came.' },
    ]);
  });

  it('reads why a renter objects to a no-show', async () => {
    const { database } = test.deps;
    const at = testNow();
    const { id: bookingId } = await createBooking(database, renter, { status: 'CANCELLED' });
    await insertObjection(database, {
      bookingId,
      accountId: renter.accountId,
      text: 'I was there at ten.',
      at,
    });
    const id = await newCase('no_show_objected', { totalMinor: 18_000 }, bookingId);
    expect((await open(id)).statements).toMatchObject([
      { what: 'no_show', text: null },
      { what: 'no_show_objected', text: 'I was there at ten.' },
    ]);
  });

  it('resolves one with a note that the audit trail keeps', async () => {
    const id = await newCase('dispute', { reason: 'fraudulent', amountMinor: 18_000 });
    const empty = await resolve(id, ' ');
    expect([empty.statusCode, Object.keys(empty.json().errors)]).toEqual([400, ['note']]);
    expect((await resolve(id)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await open(id)).resolved_at).toEqual(expect.any(String));
    expect((await auditOf(finance))[0]).toEqual({
      action: 'payment_case_resolved',
      object: booking.number,
      after: { payment_case: 'dispute', reason: 'Answered at the provider.' },
    });
  });

  it('is told when somebody else was faster, also at the same moment', async () => {
    const id = await newCase('fraud_warning', { fraudType: 'card_never_received' });
    const both = await Promise.all([resolve(id), resolve(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await resolve(id)).json().code).toBe('payment.case_resolved');
    expect((await auditOf(finance)).map(({ action }) => action)).toEqual(['payment_case_resolved']);
  });

  it('ends no booking whose money is there, and its case stays open', async () => {
    const id = await newCase('money_gone', { number: booking.number, totalMinor: 18_000 });
    const reply = await ask(staffApi.endUnfundedBooking, { id, body: { note: 'All gone.' } });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'booking.not_unfunded']);
    expect(await list()).toHaveLength(1);
  });

  it('ends a booking whose whole payment has gone back', async () => {
    const { database } = test.deps;
    const entries = ledgerForRefund(18_000);
    const refund = { bookingId: booking.id, kind: 'manual_refund', reference: null, at: testNow() } as const;
    await insertLedgerTransaction(database, { ...refund, entries });
    const id = await newCase('money_gone', { number: booking.number, totalMinor: 18_000 });
    expect((await open(id)).can_end_booking).toBe(true);
    const end = () => ask(staffApi.endUnfundedBooking, { id, body: { note: 'Refunded by hand.' } });
    expect((await end()).statusCode).toBe(200);
    expect(await open(id)).toMatchObject({ booking: { status: 'CANCELLED' }, can_end_booking: false });
    expect((await end()).json().code).toBe('payment.case_resolved');
    expect(await auditOf(finance)).toContainEqual({
      action: 'unfunded_booking_ended',
      object: booking.number,
      after: { reason: 'Refunded by hand.' },
    });
  });
});
