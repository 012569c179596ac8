import type { Transaction } from 'kysely';
import { lacksDocuments } from '@nolo/domain/identity/documents.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { lockRenterAccount } from './renter-store.ts';

export type Renter = { id: string; email: string; firstName: string };

/**
 * The renter, if allowed to book: verified e-mail address and uploaded documents (docs/specification/accounts.md 5).
 * Waiting for review is enough to book; check-in needs them verified.
 */
export async function findBookableRenter(
  transaction: Transaction<DB>,
  { accountId }: RenterCaller,
): Promise<Renter> {
  const row = await lockRenterAccount(transaction, accountId);
  if (row === null) throw new AppError('auth.required');
  if (row.email_verified_at === null) throw new AppError('account.email_not_verified');
  if (lacksDocuments(row.documents_status)) throw new AppError('booking.documents_missing');
  return { id: row.id, email: row.email, firstName: row.first_name };
}
