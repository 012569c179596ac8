import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { findShortName } from './driver-store.ts';
import { guardDriverAddress } from './guard-driver-address.ts';

const DAY_SECONDS = 86_400;

/**
 * Writes to somebody whom a renter wants as an additional driver, once a day at most. The answer and the mail are the same
 * whether the address has an account or not: nobody learns it here.
 * @throws AppError booking.driver_own, request.too_many
 */
export async function inviteDriver(
  deps: Deps,
  { accountId, language, website }: RenterCaller,
  { email }: { email: string },
): Promise<void> {
  await guardDriverAddress(deps, { accountId, email });
  const sealedRecipient = deps.vault.seal('mail.recipient', accountId, email);
  await enqueueMail(
    deps,
    deps.database,
    {
      key: `driver-invited:${accountId}:${email}:${dateInItaly(deps.clock.now())}`,
      template: 'driver-invited',
      payload: { accountId, sealedRecipient, language, websiteId: website.id },
    },
    // As long as the same day's mail must not be sent again.
    { deleteAfterSeconds: DAY_SECONDS },
  );
}

/** Null once the account of who invited is deleted. */
export const driverInvitedMail: MailHandler<'driver-invited'> = async (
  { database, vault },
  { accountId, sealedRecipient, language, websiteId },
) => {
  const renterName = await findShortName(database, accountId);
  if (renterName === null) return null;
  const recipient = vault.open('mail.recipient', accountId, sealedRecipient);
  return { recipient, language, websiteId, data: { renterName } };
};
