import { timeInItaly } from '../../domain/calendar/italy.ts';
import type { Language } from '../../locales/language.ts';
import type { Deps } from '../deps.ts';
import type { Connection } from '../platform/database.ts';
import { notify } from '../notices/notify.ts';
import type { MailHandler } from '../emails/mail.ts';
import { mailToOwner } from './mail-to-owner.ts';

type Change = { accountId: string; language: Language; websiteId: number; at: Date };

/** Tells the owner, in case it was somebody else. */
export async function mailPasswordChanged(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, language, websiteId, at }: Change,
): Promise<void> {
  await notify(deps, transaction, {
    accountId,
    about: {},
    key: `password-changed:${accountId}:${at.getTime()}`,
    template: 'password-changed',
    payload: { accountId, language, websiteId, at: at.toISOString() },
  });
}

export const passwordChangedMail: MailHandler<'password-changed'> = (
  deps,
  { accountId, language, websiteId, at },
) =>
  mailToOwner(deps, accountId, ({ firstName }) => ({
    language,
    websiteId,
    data: { firstName, at: timeInItaly(new Date(at)) },
  }));
