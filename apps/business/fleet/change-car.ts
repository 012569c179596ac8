import { redirect, type ActionFunctionArgs } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { CarFields } from '@nolo/contract/business/fleet.ts';
import { api } from '../api.ts';

/** What a manager does with one car. */
export type CarChange =
  | { what: 'edit'; car: CarFields & { version: number } }
  | { what: 'publish'; is_online: boolean }
  | { what: 'archive'; is_archived: boolean }
  | { what: 'copy' };

/** What came of it. `error`: the page says so where it was asked for. */
export type CarChanged = { what: CarChange['what']; error: unknown };

export async function changeCar({ params, request }: ActionFunctionArgs) {
  const { companyId = '', id = '' } = params;
  const change = (await request.json()) as CarChange;
  try {
    const copyId = await send({ companyId, id }, change);
    if (copyId !== null) return redirect(`/${companyId}/cars/${copyId}`);
  } catch (error) {
    // The error page leads to the log-in.
    if (isApiError(error, 'auth.required')) throw error;
    return { what: change.what, error } satisfies CarChanged;
  }
  return { what: change.what, error: null } satisfies CarChanged;
}

/** The id of a copy; null of anything else. */
async function send(params: { companyId: string; id: string }, change: CarChange): Promise<number | null> {
  if (change.what === 'copy') return (await api.call('copyCar', { params })).id;
  if (change.what === 'edit') await api.call('editCar', { params, body: change.car });
  else if (change.what === 'publish')
    await api.call('publishCar', { params, body: { is_online: change.is_online } });
  else await api.call('archiveCar', { params, body: { is_archived: change.is_archived } });
  return null;
}
