import type { Mail, MailDeps, MailTemplate } from '../notifications/emails/mail-definitions.ts';
import { findReader, type Reader } from './account-store.ts';

/** A mail to whom an account belongs; null when there is none, or it is deleted. */
export async function mailToOwner<T extends MailTemplate>(
  { database }: Pick<MailDeps, 'database'>,
  accountId: string | null,
  write: (reader: Reader) => Omit<Mail<T>, 'recipient'>,
): Promise<Mail<T> | null> {
  const reader = accountId === null ? null : await findReader(database, accountId);
  return reader && { recipient: reader.email, ...write(reader) };
}
