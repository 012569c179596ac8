import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { Statement } from '@nolo/contract/statements.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import {
  ledgerForCheckIn,
  ledgerForCommissionKept,
  ledgerForCommissionOwed,
  ledgerForDebtCleared,
  ledgerForDisputeMovement,
  ledgerForLostDispute,
  ledgerForPayment,
  ledgerForPayoutOffset,
  ledgerForRefund,
  ledgerForShareOwed,
  ledgerForShareTakenBack,
  ledgerForTransfer,
  ledgerReversal,
  type LedgerEntry,
} from '@nolo/domain/commission/ledger.ts';
import type { LedgerKind } from '@nolo/domain/commission/ledger-kinds.ts';
import { companyBalance, STATEMENT_SUMS } from '@nolo/domain/commission/statement.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { applicationFields, createApplication } from '@nolo/tests/factories/application.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { pdfReadings } from '@nolo/tests/setup/pdf-text.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { insertLedgerTransaction } from '../ledger-store.ts';

const clock = testClock(new Date('2027-02-09T09:00:00Z'));
const MONTH = '2027-01';
const FROM = new Date('2026-12-31T23:00:00Z').getTime();
const TO = new Date('2027-01-31T23:00:00Z').getTime();

let test: TestApp;
let renter: TestRenter;
let companyId: number;
let manager: TestMember;
let finance: TestMember;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  const { database } = test.deps;
  renter = await createRenter(database);
  companyId = (await createCompany(database, { name: '=Rossi & figli' })).id;
  manager = await createMember(database, 'manager', { companyId });
  finance = await createStaff(database, ['finance']);
});
afterAll(() => test.close());

type Asked = { month?: string; of?: number; by?: TestMember; language?: string };

async function ask(
  endpoint: Endpoint,
  { month = MONTH, of = companyId, by = manager, language = 'en' }: Asked = {},
) {
  return test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId: of, id: of, month, year: 2026 } }),
    headers: { host: 'localhost', cookie: by.cookie, 'accept-language': language },
  });
}

const show = async (asked: Asked = {}): Promise<Statement> =>
  (await ask(businessApi.companyStatement, asked)).json().data.statement;

const sumOf = (amounts: (number | null)[]) => amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
const euros = (minor: number) => (minor / 100).toFixed(2);

type Booked = [kind: LedgerKind, entries: readonly LedgerEntry[]];

let count = 0;
/** One thing after the other, from a moment on, ten minutes between two. */
async function book(bookingId: string, from: number, transactions: readonly Booked[]): Promise<void> {
  for (const [index, [kind, entries]] of transactions.entries()) {
    const at = new Date(from + index * 600_000);
    const reference = `${kind} ${(count += 1)}`;
    await insertLedgerTransaction(test.deps.database, { bookingId, kind, reference, entries, at });
  }
}

/** A booking without any money of its own. */
async function emptyBooking(car: Awaited<ReturnType<typeof createCar>>) {
  return createBooking(test.deps.database, renter, { car, status: 'CANCELLED' });
}

/** The next of a row of numbers below `most`, the same in each run. */
let seed = 42;
const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;

/** What can become of a booking's money, with the debts that others are offset against. */
function storyOf(way: number, total: number): Booked[] {
  const { grossMinor, payoutMinor } = commissionFor(total);
  const paid: Booked[] = [['payment', ledgerForPayment(total)]];
  const rented: Booked[] = [...paid, ['check_in', ledgerForCheckIn(total)]];
  const sent: Booked[] = [...rented, ['payout', ledgerForTransfer(payoutMinor)]];
  const part = Math.ceil(total / 3);
  const taken = ledgerForShareTakenBack(total, part, 'renter');
  const share = 0 - companyBalance(taken);
  const lost = ledgerForShareTakenBack(total, total, 'dispute_losses');
  const ways: Booked[][] = [
    sent,
    [
      ...paid,
      ['cancellation', ledgerForCommissionKept(grossMinor)],
      ['cancelled_refund', ledgerForRefund(payoutMinor)],
    ],
    [...paid, ['company', ledgerForCommissionOwed(total)], ['cancelled_refund', ledgerForRefund(total)]],
    [
      ...sent,
      ['manual_refund', ledgerForRefund(part)],
      ['share_taken_back', taken],
      ['payout_reversed', ledgerReversal(ledgerForTransfer(share))],
    ],
    [
      ...sent,
      ['dispute_movement', ledgerForDisputeMovement(-total, 2000)],
      ['dispute_lost', ledgerForLostDispute(total, 0)],
      ['share_taken_back', lost],
      ['share_owed', ledgerForShareOwed(payoutMinor)],
    ],
    [
      ...rented,
      ['check_in_undone', ledgerReversal(ledgerForCheckIn(total))],
      ['check_in', ledgerForCheckIn(total)],
    ],
  ];
  return ways[way] ?? sent;
}

/** In the ledger itself, by the database's own arithmetic. */
async function balanceBefore(moment: number, bookingId?: string): Promise<number> {
  const crossing = bookingId === undefined ? (['company_clearing'] as const) : [];
  let query = test.deps.database
    .selectFrom('ledger_entry')
    .innerJoin('booking', 'booking.id', 'ledger_entry.booking_id')
    .where('booking.company_id', '=', companyId)
    // What crosses from one booking to another is zero in sum, and seen on neither.
    .where('ledger_entry.account', 'in', ['company_payable', 'company_receivable', ...crossing])
    .where('ledger_entry.created_at', '<', new Date(moment))
    .select((of) => of.fn.sum<string>('ledger_entry.amount_minor').as('sum'));
  if (bookingId !== undefined) query = query.where('booking.id', '=', bookingId);
  return 0 - Number((await query.executeTakeFirstOrThrow()).sum);
}

describe('a month of three hundred bookings', () => {
  const debts: { id: string; minor: number }[] = [];

  beforeAll(async () => {
    const { database } = test.deps;
    const car = await createCar(database, { company_id: companyId });
    for (let number = 0; number < 300; number += 1) {
      const { id } = await emptyBooking(car);
      const way = number % 6;
      const total = 5000 + random(90_000);
      // From the middle of December to the first days of February: the month's ends cut through what happens.
      const from = FROM - 15 * 86_400_000 + random(TO - FROM + 18 * 86_400_000);
      await book(id, from, storyOf(way, total));
      if (way === 2) debts.push({ id, minor: commissionFor(total).grossMinor });
      const debt = way === 5 ? debts.shift() : undefined;
      if (debt === undefined) continue;
      const minor = Math.min(debt.minor, commissionFor(total).payoutMinor);
      const at = FROM + random(TO - FROM);
      await book(debt.id, at, [['debt_cleared', ledgerForDebtCleared(minor)]]);
      await book(id, at, [['payout_offset', ledgerForPayoutOffset(minor)]]);
    }
  });

  it('begins and ends with what the ledger has, and its lines lead from one to the other, to the cent', async () => {
    const { opening, closing, bookings, sums, price, commission } = await show();
    expect(bookings.length).toBeGreaterThan(150);
    expect([opening, closing]).toEqual([await balanceBefore(FROM), await balanceBefore(TO)]);
    const lines = bookings.flatMap((booking) => booking.lines);
    expect(sumOf(lines.map(({ balance }) => balance))).toBe(closing - opening);
    expect(sumOf(STATEMENT_SUMS.map((name) => sums[name]))).toBe(closing - opening);
    expect(sums.offsets).toBe(0);
    expect([price, commission]).toEqual([
      sumOf(lines.map((line) => line.price)),
      sumOf(lines.map((line) => line.commission)),
    ]);
    for (const { id, balance } of bookings)
      expect({ id, balance }).toEqual({
        id,
        balance: (await balanceBefore(TO, id)) - (await balanceBefore(FROM, id)),
      });
    expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThan(12);
  });

  it('is booking by booking, in the order of time, of that month alone', async () => {
    const { bookings, months } = await show();
    for (const { lines } of bookings) {
      const moments = lines.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted());
      expect(moments.every((at) => at.startsWith(MONTH))).toBe(true);
    }
    const first = bookings.map(({ lines }) => lines[0]?.at ?? '');
    expect(first).toEqual(first.toSorted());
    expect(months.slice(0, 3)).toEqual(['2027-02', '2027-01', '2026-12']);
    const before = await show({ month: '2026-12' });
    expect(before.closing).toBe((await show()).opening);
  });

  it('the same as a table, whose last column adds up in a spreadsheet', async () => {
    const reply = await ask(businessApi.companyStatementFile, { language: 'it' });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="nolo-estratto-conto-rossi-figli-2027-01.csv"',
      'cache-control': 'private, no-store',
    });
    const [head = '', ...rows] = reply.payload.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe(
      'Data;Prenotazione;Auto;Movimento;Soldi del cliente, a titolo informativo;Prezzo del noleggio;Nostra commissione, IVA inclusa;Il tuo saldo',
    );
    const minors = rows.map((row) => Math.round(Number(row.split(';').at(-1)?.replace(',', '.')) * 100));
    const closing = minors.pop();
    expect(minors.reduce((sum, minor) => sum + minor, 0)).toBe(closing);
    expect(closing).toBe(await balanceBefore(TO));
    const english = await ask(businessApi.companyStatementFile, { language: 'en' });
    expect(english.payload).toMatch(
      /\r\n\d\d-01-2027,NL-\w+,Fiat 500,Paid by the renter,\d+\.\d\d,,,0\.00\r\n/,
    );
  });

  it('and as a PDF in each language', async () => {
    const { sums } = await show();
    for (const [language, name] of [
      ['en', 'Paid out to you'],
      ['it', 'Versato a te'],
      ['fr', 'Versé sur votre compte'],
    ] as const) {
      const reply = await ask(businessApi.companyStatementPaper, { language });
      expect(reply.headers['content-type']).toBe('application/pdf');
      expect(pdfReadings(reply.rawPayload).join('\n')).toContain(
        `${name}\n${formatMoney(sums.payouts, language)}`,
      );
    }
  });

  it('finance sees the same', async () => {
    const mine = await ask(businessApi.companyStatement);
    const theirs = await ask(staffApi.staffStatement, { by: finance });
    expect(theirs.json().data).toEqual(mine.json().data);
    expect((await ask(staffApi.staffStatementFile, { by: finance })).statusCode).toBe(200);
    expect((await ask(staffApi.staffStatementPaper, { by: finance })).statusCode).toBe(200);
    const unknown = await ask(staffApi.staffStatement, { by: finance, of: 2_147_483_647 });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'company.not_found']);
  });
});

describe('a company without a movement', () => {
  it('has the running month, empty, and no other', async () => {
    const other = (await createCompany(test.deps.database, {})).id;
    const by = await createMember(test.deps.database, 'owner', { companyId: other });
    const running = await show({ of: other, by, month: '2027-02' });
    expect(running).toMatchObject({
      opening: 0,
      closing: 0,
      bookings: [],
      months: ['2027-02'],
      is_running: true,
    });
    const reply = await ask(businessApi.companyStatement, { of: other, by });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'company.no_statement']);
    expect((await ask(businessApi.companyStatement, { of: other, by, month: '2027-13' })).statusCode).toBe(
      400,
    );
  });
});

describe('the list for the tax office', () => {
  const [TOTAL, PART] = [23_000, 6000];
  const { grossMinor, payoutMinor } = commissionFor(TOTAL);
  let reported: number;

  beforeAll(async () => {
    const { database } = test.deps;
    const fields = applicationFields({ other_establishments: '=FR' });
    const { id } = await createApplication(test.deps, fields);
    reported = (await createCompany(database, { name: 'Marca', legal_name: '@Marca S.r.l.' })).id;
    await database
      .updateTable('application')
      .set({ state: 'accepted', company_id: reported })
      .where('id', '=', id)
      .execute();
    const car = await createCar(database, { company_id: reported });
    const rented: Booked[] = [
      ['payment', ledgerForPayment(TOTAL)],
      ['check_in', ledgerForCheckIn(TOTAL)],
      ['payout', ledgerForTransfer(payoutMinor)],
    ];
    const taken = ledgerForShareTakenBack(TOTAL, PART, 'renter');
    const first = (await emptyBooking(car)).id;
    await book(first, Date.parse('2026-02-10T10:00:00Z'), rented);
    // In Rome it is April by then.
    await book((await emptyBooking(car)).id, Date.parse('2026-03-31T22:00:00Z'), rented);
    await book(first, Date.parse('2026-04-10T10:00:00Z'), [
      ['share_taken_back', taken],
      ['payout_reversed', ledgerReversal(ledgerForTransfer(0 - companyBalance(taken)))],
    ]);
    await book((await emptyBooking(car)).id, Date.parse('2026-02-11T10:00:00Z'), [
      ['payment', ledgerForPayment(TOTAL)],
      ['cancellation', ledgerForCommissionKept(grossMinor)],
    ]);
    await book((await emptyBooking(car)).id, Date.parse('2026-02-12T10:00:00Z'), [
      ['company', ledgerForCommissionOwed(TOTAL)],
    ]);
  });

  it('has what each company was paid and what was kept of it, quarter by quarter', async () => {
    const reply = await ask(staffApi.staffDac7List, { by: finance });
    expect(reply.statusCode).toBe(200);
    const row = reply.payload.split('\r\n').find((one) => one.includes('Marca')) ?? '';
    const left = commissionFor(TOTAL - PART);
    expect(row.split(',').slice(-12)).toEqual([
      euros(payoutMinor),
      // The commission that a renter bore is none that was withheld; that of a car not provided is.
      euros(2 * grossMinor),
      '1',
      euros(left.payoutMinor),
      euros(left.grossMinor),
      '1',
      '0.00',
      '0.00',
      '0',
      '0.00',
      '0.00',
      '0',
    ]);
  });

  it('has the account, opened, and evaluates nothing', async () => {
    const { payload } = await ask(staffApi.staffDac7List, { by: finance });
    const row = payload.split('\r\n').find((one) => one.includes('Marca')) ?? '';
    expect(row).toMatch(/^'@Marca S\.r\.l\.,/);
    expect(row).toContain(applicationFields().iban.replaceAll(' ', ''));
    expect(row).toContain(",'=FR,");
  });

  it('is written down, and for finance alone', async () => {
    const event = await test.deps.database
      .selectFrom('audit_event')
      .select(['action', 'object'])
      .where('actor_id', '=', finance.accountId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({ action: 'dac7_list_opened', object: '2026' });
    const support = await createStaff(test.deps.database, ['support']);
    expect((await ask(staffApi.staffDac7List, { by: support })).statusCode).toBe(403);
  });
});
