import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { timeInItaly } from '@nolo/domain/calendar/zone.ts';
import { MAX_PASSKEYS } from '@nolo/domain/account/passkeys.ts';
import type { addPasskey as call } from '@nolo/contract/passkeys.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { notify } from '../../notifications/emails/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { mailToOwner } from '../mail-to-owner.ts';
import { takeChallenge, countLocked, findPasskeyNews, insertPasskey } from './passkey-store.ts';
import { challengeIn, type PasskeySite } from './ceremony.ts';
import { ALGORITHMS } from './start-passkey.ts';

type Input = z.output<(typeof call)['body']> & { site: PasskeySite };

async function verifiedKey({ clock, database }: Deps, accountId: string, { credential, site }: Input) {
  const asked = challengeIn(credential.response.clientDataJSON);
  const { relyingParty, origin } = site;
  if (
    asked === null ||
    !(await takeChallenge(database, { hash: asked.hash, accountId, relyingParty }, clock.now()))
  ) {
    throw new AppError('passkey.invalid');
  }
  const { transports = [], ...answer } = credential.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: answer, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) throw new Error('the attestation does not hold');
    return { ...registrationInfo.credential, transports };
  } catch (cause) {
    throw new AppError('passkey.invalid', { cause });
  }
}

/**
 * Keeps the public half of a key that the caller's device has just made; the owner gets a notice.
 * @throws AppError `passkey.invalid`, `passkey.too_many`
 */
export async function addPasskey(deps: Deps, caller: RenterCaller, input: Input): Promise<void> {
  const { accountId } = caller;
  const { name, site } = input;
  const key = await verifiedKey(deps, accountId, input);
  const createdAt = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    if ((await countLocked(transaction, accountId)) >= MAX_PASSKEYS) throw new AppError('passkey.too_many');
    const passkeyId = await insertPasskey(transaction, {
      accountId,
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: key.transports,
      relyingParty: site.relyingParty,
      name,
      createdAt,
    });
    if (passkeyId === null) throw new AppError('passkey.invalid');
    await notify(deps, transaction, {
      accountId,
      about: { detail: name },
      key: `passkey-added:${passkeyId}`,
      template: 'passkey-added',
      payload: { passkeyId, language: caller.language, websiteId: caller.website.id },
    });
  });
}

/** Null when the passkey was removed meanwhile. */
export const passkeyAddedMail: MailHandler<'passkey-added'> = async (
  deps,
  { passkeyId, language, websiteId },
) => {
  const passkey = await findPasskeyNews(deps.database, passkeyId);
  if (passkey === null) return null;
  const { accountId, name, createdAt } = passkey;
  return mailToOwner(deps, accountId, ({ firstName }) => ({
    language,
    websiteId,
    data: { firstName, name, at: timeInItaly(createdAt) },
  }));
};
