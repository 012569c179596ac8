import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { findByNumber, updateIssue, type IssueRow } from './issue-store.ts';

type HandleDeps = Pick<Deps, 'clock' | 'database'>;
type ShowDeps = Pick<Deps, 'database' | 'documents'>;
type Named = { number: string; id: string };

/** Tells the operator in words why a step is refused. */
export class IssueRefused extends Error {}

async function issueOf(connection: Connection, { number, id }: Named): Promise<IssueRow> {
  const issue = await findByNumber(connection, number, id);
  if (issue === null) throw new IssueRefused(`There is no issue ${id} on booking ${number}.`);
  return issue;
}

/** A report with its picture, decrypted. */
export async function showIssue(
  { database, documents }: ShowDeps,
  named: Named,
): Promise<{ issue: IssueRow; jpeg: Buffer | null }> {
  const issue = await issueOf(database, named);
  return { issue, jpeg: issue.storage_key === null ? null : await documents.get(issue.storage_key) };
}

/** Taken up: the renter can no longer delete it. `publicText` is shown to others who look at the car. */
export async function readIssue(
  { clock, database }: HandleDeps,
  { publicText, ...named }: Named & { publicText?: string | undefined },
): Promise<void> {
  const issue = await issueOf(database, named);
  const text = publicText?.trim();
  await updateIssue(
    database,
    { bookingId: issue.booking_id, id: issue.id },
    { read_at: issue.read_at ?? clock.now(), ...(text ? { public_text: text } : {}) },
  );
}

/** Put right: the car no longer shows it. */
export async function resolveIssue({ clock, database }: HandleDeps, named: Named): Promise<void> {
  const issue = await issueOf(database, named);
  const now = clock.now();
  await updateIssue(
    database,
    { bookingId: issue.booking_id, id: issue.id },
    { read_at: issue.read_at ?? now, resolved_at: now },
  );
}
