import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findUnverified } from './account-store.ts';
import { sendVerification } from './send-verification.ts';

type Input = { email: string; redirect?: string };

/** Sends the verification mail again. Says nothing about whether the address is known or verified. */
export async function resendVerification(
  deps: Deps,
  { language, website }: Caller,
  { email, redirect }: Input,
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const accountId = await findUnverified(transaction, email);
    if (accountId === null) return;
    await sendVerification(deps, transaction, { accountId, language, websiteId: website.id, redirect });
  });
}
