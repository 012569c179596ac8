import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { revokeSession } from './session-store.ts';

/** Logs one browser out. @throws AppError `account.session_not_found` for anybody else's, too */
export async function endSession(
  { clock, database }: Deps,
  { accountId }: RenterCaller,
  { id }: { id: string },
): Promise<void> {
  const isEnded = await revokeSession(database, { id, accountId }, clock.now());
  if (!isEnded) throw new AppError('account.session_not_found');
}
