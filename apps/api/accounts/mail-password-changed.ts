import { timeInItaly } from '@nolo/domain/calendar/zone.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { mailToOwner } from './mail-to-owner.ts';

type Change = { accountId: string; language: Language; websiteId: number; at: Date };

/** Notifies the owner, in case somebody else changed the password. */
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
