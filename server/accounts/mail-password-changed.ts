import { timeInItaly } from '../../domain/calendar/italy.ts';
import type { Language } from '../../locales/language.ts';
import type { Deps } from '../deps.ts';
import type { Connection } from '../platform/database.ts';
import { notify } from '../notices/notify.ts';
import { findUser } from './account-store.ts';

type Change = { accountId: string; language: Language; websiteId: number; at: Date };

/** Tells the owner, in case it was somebody else. */
export async function mailPasswordChanged(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, language, websiteId, at }: Change,
): Promise<void> {
  const { email, first_name: firstName } = await findUser(transaction, accountId);
  await notify(deps, transaction, {
    accountId,
    about: {},
    key: `password-changed:${accountId}:${at.getTime()}`,
    recipient: email,
    language,
    websiteId,
    template: 'password-changed',
    data: { firstName, at: timeInItaly(at) },
  });
}
