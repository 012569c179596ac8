import type { Deps } from '../deps.ts';
import { inTransaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { findUnverified } from './account-store.ts';
import { sendVerification } from './send-verification.ts';

/** Sends the verification mail again. Says nothing about whether the address is known or verified. */
export async function resendVerification(deps: Deps, email: string, language: Language): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const found = await findUnverified(transaction, email);
    if (found) await sendVerification(deps, transaction, { ...found, email, language });
  });
}
