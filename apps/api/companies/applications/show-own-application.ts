import type { ownApplication } from '@nolo/contract/applications.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findApplication, findApplicationId, listApplicationEvents } from './application-store.ts';

/**
 * How an application stands, for whoever has the link of its mails.
 * @throws AppError `application.link_invalid`
 */
export async function showOwnApplication(
  { database, vault }: Deps,
  _caller: Caller,
  { token }: { token: string },
): Promise<CallData<typeof ownApplication>> {
  const id = await applicationOf(database, token);
  const application = await findApplication(database, vault, id);
  if (application === null) throw new AppError('application.link_invalid');
  const { company_name, state } = application;
  return { application: { company_name, state, history: await historyOf(database, id) } };
}

/** @throws AppError `application.link_invalid` */
export async function applicationOf(connection: Connection, token: string): Promise<string> {
  const id = await findApplicationId(connection, hashToken(token));
  if (id === null) throw new AppError('application.link_invalid');
  return id;
}

export async function historyOf(connection: Connection, id: string) {
  const events = await listApplicationEvents(connection, id);
  return events.map(({ kind, at, text, file_key }) => ({
    kind,
    at: at.toISOString(),
    text,
    has_file: file_key !== null,
  }));
}
