import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { deletePasskey } from './passkey-store.ts';

/** Nobody logs in with it any more. @throws AppError `passkey.not_found` for anybody else's, too */
export async function removePasskey(
  { database }: Deps,
  { accountId }: RenterCaller,
  { id }: { id: string },
): Promise<void> {
  if (!(await deletePasskey(database, { id, accountId }))) throw new AppError('passkey.not_found');
}
