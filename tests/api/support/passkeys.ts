import { addPasskey } from '@nolo/api/accounts/passkeys/add-passkey.ts';
import { newChallenge, userHandleOf } from '@nolo/api/accounts/passkeys/ceremony.ts';
import { Authenticator } from '../../factories/authenticator.ts';
import type { TestRenter } from '../../factories/renter.ts';
import type { World } from './world.ts';

const SITE = { relyingParty: 'localhost', origin: 'http://localhost' };

/** What `addPasskey` takes. */
export async function newPasskey({ test }: World, { accountId }: TestRenter) {
  const challenge = await newChallenge(test.deps, { accountId, relyingParty: SITE.relyingParty });
  return { name: 'My phone', credential: new Authenticator().register(challenge) };
}

/** Gives a renter a passkey; tells its id, and what `logInWithPasskey` takes. */
export async function withPasskey(world: World, { accountId }: TestRenter) {
  const { test, database } = world;
  const key = new Authenticator();
  const asked = await newChallenge(test.deps, { accountId, relyingParty: SITE.relyingParty });
  const website = { id: 1, sub_domain: 'www', name: 'Nolo', domain: null, companyIds: null };
  const { origin } = SITE;
  const caller = { kind: 'renter', accountId, website, origin, language: 'en' } as const;
  const credential = key.register(asked);
  await addPasskey(test.deps, caller, { name: 'My phone', credential, site: SITE });
  const { id } = await database
    .selectFrom('passkey')
    .select('id')
    .where('credential_id', '=', key.id)
    .executeTakeFirstOrThrow();
  const challenge = await newChallenge(test.deps, { accountId: null, relyingParty: SITE.relyingParty });
  return { id, credential: key.logIn(challenge, userHandleOf(accountId)) };
}
