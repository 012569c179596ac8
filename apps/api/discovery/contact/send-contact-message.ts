import type { z } from 'zod';
import type { contactUsBody } from '@nolo/contract/contact.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { insertContactMessage, isWritten, lockSender } from './contact-store.ts';
import { mailOperator } from './mail-operator.ts';

/** A press repeated, a second tab, a reload that sends again: the same words are the same message for an hour. */
const SAME_FOR_MS = 3_600_000;

/**
 * Keeps a message of the contact form and mails it to whoever runs the website: the tenant, else the operator. The
 * same again changes nothing.
 */
export async function sendContactMessage(
  deps: Deps,
  { website, language }: Caller,
  form: z.output<typeof contactUsBody>,
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const now = deps.clock.now();
    const message = { ...form, language, website_id: website.id };
    await lockSender(transaction, form.email);
    if (await isWritten(transaction, message, new Date(now.getTime() - SAME_FOR_MS))) return;
    const id = await insertContactMessage(transaction, { ...message, created_at: now });
    await mailOperator(deps, transaction, { kind: 'contact', id });
  });
}
