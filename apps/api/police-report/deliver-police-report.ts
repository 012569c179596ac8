import type { Transaction } from 'kysely';
import type { PoliceField } from '@nolo/domain/police-report/police-record.ts';
import { reportAfter, type PoliceReportEvent } from '@nolo/domain/police-report/report-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { BookingRow } from '../bookings/booking-store.ts';
import { mailCompany } from '../bookings/mails/booking-mail.ts';
import type { Deps } from '../deps.ts';
import { findPoliceAccount, openCredentials } from './police-account-store.ts';
import {
  lockReport,
  lockReportedBooking,
  noteTry,
  updateReport,
  type ReportRow,
} from './police-report-store.ts';
import { refuseCredentials } from './refuse-credentials.ts';
import {
  PoliceCredentialsRefused,
  PoliceUnreachable,
  type PoliceAnswer,
  type PoliceSession,
} from './register/police-register.ts';

type DeliverDeps = Pick<Deps, 'clock' | 'database' | 'jobs' | 'police' | 'vault'>;

/**
 * Has a report checked, hands it in and keeps the receipt. That it is handed in is written down before: when the receipt is
 * lost, the same record is handed in again, and a duplicate then means that the service has it. Runs twice without harm.
 * @throws PoliceUnreachable to be tried again; credentials that are refused are not tried again
 */
export async function deliverPoliceReport(
  deps: DeliverDeps,
  { reportId }: { reportId: string },
): Promise<void> {
  const { clock, database, police, vault } = deps;
  const report = await inTransaction(database, (transaction) => lockReport(transaction, reportId));
  if (report === null || police === null || !isWaiting(report)) return;
  const { contract_id: contractId, record } = report;
  if (contractId === null || record === null) return;
  const account = await findPoliceAccount(database, report.company_id);
  try {
    const session = await police.logIn(account && openCredentials(vault, account));
    await handIn(
      deps,
      session,
      { ...report, contractId },
      vault.open('police_report.record', reportId, record),
    );
  } catch (error) {
    const at = clock.now();
    if (error instanceof PoliceCredentialsRefused) {
      await waitForCredentials(deps, reportId, at);
      if (account !== null) await refuseCredentials(deps, account, at);
      return;
    }
    if (error instanceof PoliceUnreachable) await noteTry(database, reportId, { at, problem: 'unreachable' });
    throw error;
  }
}

/** Whoever works at the counter is told that the report waits, once for the credentials that were entered last. */
function waitForCredentials(deps: DeliverDeps, reportId: string, at: Date): Promise<void> {
  return inTransaction(deps.database, async (transaction) => {
    const booking = await lockReportedBooking(transaction, reportId);
    const report = await lockReport(transaction, reportId);
    if (report === null || !isWaiting(report)) return;
    await noteTry(transaction, reportId, { at, problem: 'credentials' });
    if (report.problem !== 'credentials') await tellRefused(deps, transaction, { booking, reportId, at });
  });
}

type Refused = { booking: BookingRow | null; reportId: string; at: Date };

/** Of an own rental there are no notices: the list of pickups says it. */
async function tellRefused(
  deps: DeliverDeps,
  transaction: Transaction<DB>,
  { booking, reportId, at }: Refused,
): Promise<void> {
  if (booking === null) return;
  const key = `${reportId}:${at.getTime()}`;
  await mailCompany(deps, transaction, booking, { news: 'police_report_refused', key });
}

const isWaiting = ({ state }: ReportRow) => state === 'drafted' || state === 'checked' || state === 'sent';

type Handed = ReportRow & { contractId: string };

async function handIn(
  deps: DeliverDeps,
  session: PoliceSession,
  report: Handed,
  record: string,
): Promise<void> {
  if (report.state === 'drafted') {
    const checked = await session.check(record);
    if (checked.kind !== 'accepted') {
      await settle(deps, report, checked);
      return;
    }
    if (!(await step(deps, report, 'pass_check', {}))) return;
  }
  const wasHandedIn = report.state === 'sent';
  if (!wasHandedIn && !(await step(deps, report, 'send', {}))) return;
  const answer = await session.send(record);
  await settle(deps, report, wasHandedIn && answer.kind === 'duplicate' ? HAS_IT : answer);
}

/** It arrived before, and its receipt did not. */
const HAS_IT: PoliceAnswer = { kind: 'accepted', receipt: null };

/** A contract id that somebody else has used is as wrong as any other field. */
async function settle(deps: DeliverDeps, report: Handed, answer: PoliceAnswer): Promise<void> {
  if (answer.kind === 'accepted') {
    await step(deps, report, 'get_receipt', {
      receipt: answer.receipt,
      reported_at: deps.clock.now(),
    });
    return;
  }
  const [field, text]: [PoliceField | null, string] =
    answer.kind === 'duplicate' ? ['contract_id', ''] : [answer.field, answer.text];
  await step(deps, report, 'refuse', {
    requested_at: null,
    contract_id: null,
    refused_field: field,
    refused_text: text,
  });
}

type Outcome = Partial<
  Pick<
    ReportRow,
    'receipt' | 'reported_at' | 'refused_field' | 'refused_text' | 'requested_at' | 'contract_id'
  >
>;

/**
 * Whether the report went a step on; not, when meanwhile it is another one, or stands where nothing of the kind happens. The
 * company is told of a refusal.
 */
function step(
  deps: DeliverDeps,
  { id, contractId }: Handed,
  event: PoliceReportEvent,
  outcome: Outcome,
): Promise<boolean> {
  const at = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    const booking = event === 'refuse' ? await lockReportedBooking(transaction, id) : null;
    const now = await lockReport(transaction, id);
    if (now === null || now.contract_id !== contractId) return false;
    const state = reportAfter(now.state, event);
    if (state === null) return false;
    await updateReport(transaction, id, { ...outcome, state, problem: null, tried_at: at });
    if (event === 'refuse') await tellRefused(deps, transaction, { booking, reportId: id, at });
    return true;
  });
}
