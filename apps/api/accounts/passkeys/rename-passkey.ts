import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { updateName } from './passkey-store.ts';

/** @throws AppError `passkey.not_found` for anybody else's, too */
export async function renamePasskey(
  { database }: Deps,
  { accountId }: RenterCaller,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (!(await updateName(database, { id, accountId }, name))) throw new AppError('passkey.not_found');
}
