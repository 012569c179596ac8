import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { removeNotice } from './notice-store.ts';

/** @throws AppError `notice.not_found` for anybody else's, too */
export async function deleteNotice(
  { database }: Deps,
  { accountId, website }: RenterCaller,
  { id }: { id: string },
): Promise<void> {
  if (!(await removeNotice(database, { id, accountId, website }))) throw new AppError('notice.not_found');
}
