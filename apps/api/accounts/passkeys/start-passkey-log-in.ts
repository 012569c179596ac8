import type { CallData } from '@nolo/contract/endpoint.ts';
import type { startPasskeyLogIn as call } from '@nolo/contract/passkeys.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/caller.ts';
import { newChallenge, TIMEOUT_MS, type PasskeySite } from './ceremony.ts';

/** No account is named, so nobody learns from the answer which accounts there are. */
export async function startPasskeyLogIn(
  deps: Deps,
  _caller: Caller,
  { site: { relyingParty } }: { site: PasskeySite },
): Promise<CallData<typeof call>> {
  return {
    challenge: await newChallenge(deps, { accountId: null, relyingParty }),
    rpId: relyingParty,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  };
}
