import { MAX_PASSKEYS } from '@nolo/domain/account/passkeys.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { startPasskey as call } from '@nolo/contract/passkeys.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { findUser } from '../account-store.ts';
import { confirmPassword } from '../confirm-password.ts';
import { newChallenge, TIMEOUT_MS, userHandleOf, type PasskeySite } from './ceremony.ts';
import { countPasskeys, findKnownKeys } from './passkey-store.ts';

/** EdDSA, ECDSA with P-256, RSA: what devices make, the smallest first (COSE's numbers). */
export const ALGORITHMS = [-8, -7, -257];

type Input = { current_password: string; site: PasskeySite };

/** @throws AppError `account.password_wrong`, `passkey.too_many`, `request.too_many` */
export async function startPasskey(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { current_password, site }: Input,
): Promise<CallData<typeof call>> {
  await confirmPassword(deps, accountId, current_password);
  if ((await countPasskeys(deps.database, accountId)) >= MAX_PASSKEYS) throw new AppError('passkey.too_many');
  const user = await findUser(deps.database, accountId);
  const known = await findKnownKeys(deps.database, accountId, site.relyingParty);
  return {
    rp: { id: site.relyingParty, name: website.name },
    user: {
      id: userHandleOf(accountId),
      name: user.email,
      displayName: `${user.first_name} ${user.last_name}`,
    },
    challenge: await newChallenge(deps, { accountId, relyingParty: site.relyingParty }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: known.map((key) => ({ ...key, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
