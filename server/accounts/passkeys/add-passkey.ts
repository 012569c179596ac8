import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { timeInItaly } from '../../../domain/calendar/italy.ts';
import { MAX_PASSKEYS } from '../../../domain/account/passkeys.ts';
import type { addPasskey as call } from '../../../contract/passkeys.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notices/notify.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction, type Connection } from '../../platform/database.ts';
import { findUser } from '../account-store.ts';
import { takeChallenge } from './challenge-store.ts';
import { challengeIn } from './challenge.ts';
import type { PasskeySite } from './passkey-site.ts';
import { countLocked, insertPasskey } from './passkey-store.ts';
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
    const isNew = await insertPasskey(transaction, {
      accountId,
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: key.transports,
      relyingParty: site.relyingParty,
      name,
      createdAt,
    });
    if (!isNew) throw new AppError('passkey.invalid');
    await mailPasskeyAdded(deps, transaction, caller, { name, credentialId: key.id, at: createdAt });
  });
}

async function mailPasskeyAdded(
  deps: Deps,
  transaction: Connection,
  { accountId, language, website }: RenterCaller,
  { name, credentialId, at }: { name: string; credentialId: string; at: Date },
): Promise<void> {
  const { email, first_name: firstName } = await findUser(transaction, accountId);
  await notify(deps, transaction, {
    accountId,
    about: { detail: name },
    key: `passkey-added:${credentialId}`,
    recipient: email,
    language,
    websiteId: website.id,
    template: 'passkey-added',
    data: { firstName, name, at: timeInItaly(at) },
  });
}
