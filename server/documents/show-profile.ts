import type { CustomerProfile } from '../../contract/documents.ts';
import type { Deps } from '../deps.ts';
import { findImages, findProfile, profileOf } from './profile-store.ts';

/** A renter's own profile and which documents are stored. */
export async function showProfile({ database }: Deps, accountId: string): Promise<CustomerProfile> {
  return profileOf(await findProfile(database, accountId), await findImages(database, accountId));
}
