import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { User } from '@nolo/contract/accounts.ts';
import type { logInWithPasskey as call } from '@nolo/contract/passkeys.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { findUser } from '../account-store.ts';
import { openSession, type Device, type OpenedSession } from '../open-session.ts';
import { takeChallenge, findKey, noteUse, type StoredKey } from './passkey-store.ts';
import { challengeIn, userHandleOf, type PasskeySite } from './ceremony.ts';

type Input = z.output<(typeof call)['body']> & { site: PasskeySite; device: Device };

/** The key that has signed, with what it says of its counter. */
async function signingKey(
  { clock, database }: Deps,
  { credential, site }: Input,
): Promise<{ key: StoredKey; counter: number }> {
  const { relyingParty, origin } = site;
  const asked = challengeIn(credential.response.clientDataJSON);
  if (asked === null) throw new AppError('passkey.refused');
  const isAsked = await takeChallenge(
    database,
    { hash: asked.hash, accountId: null, relyingParty },
    clock.now(),
  );
  const key = await findKey(database, { credentialId: credential.id, relyingParty });
  if (!isAsked || key === null || userHandleOf(key.accountId) !== credential.response.userHandle) {
    throw new AppError('passkey.refused');
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(key.publicKey),
        counter: key.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) throw new Error('the signature is not this key’s');
    return { key, counter: authenticationInfo.newCounter };
  } catch (cause) {
    throw new AppError('passkey.refused', { cause });
  }
}

/**
 * Log-in by a device that has looked at its owner's finger, face or code. Whoever has a passkey has verified their
 * address before.
 * @throws AppError `passkey.refused`, the same whatever is wrong
 */
export async function logInWithPasskey(
  deps: Deps,
  { language, website }: Caller,
  input: Input,
): Promise<OpenedSession & { user: User }> {
  const { key, counter } = await signingKey(deps, input);
  const { id, accountId } = key;
  return inTransaction(deps.database, async (transaction) => {
    const at = deps.clock.now();
    // Two answers at once with the same count: one of them is a copy.
    if (!(await noteUse(transaction, { id, counter, before: key.counter, at }))) {
      throw new AppError('passkey.refused');
    }
    const user = await findUser(transaction, accountId);
    const session = { kind: 'renter' as const, accountId, website, language, device: input.device };
    return { ...(await openSession(deps, transaction, session)), user };
  });
}
