import { timeInItaly } from '../../domain/calendar/italy.ts';
import type { Language } from '../../locales/language.ts';
import type { Deps } from '../deps.ts';
import type { Connection } from '../platform/database.ts';
import { enqueueMail } from '../emails/mail.ts';
import { findUser } from './account-store.ts';

type Change = { accountId: string; language: Language; at: Date };

/** Tells the owner, in case it was somebody else. */
export async function mailPasswordChanged(
  { jobs }: Pick<Deps, 'jobs'>,
  transaction: Connection,
  { accountId, language, at }: Change,
): Promise<void> {
  const { email, first_name: firstName } = await findUser(transaction, accountId);
  await enqueueMail(jobs, transaction, {
    key: `password-changed:${accountId}:${at.getTime()}`,
    recipient: email,
    language,
    template: 'password-changed',
    data: { firstName, at: timeInItaly(at) },
  });
}
