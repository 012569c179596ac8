import { redirect, type ActionFunctionArgs } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import { deviceStorage } from '@nolo/ui/browser-storage.ts';
import { api } from '../api.ts';
import { findDeviceAccount, listDrafts, lockDevice, wipeDevice } from './device-store.ts';

/** Stands there while a session has ended on this device alone: the server does not know yet. */
const PENDING = 'nolo_log_out';

/** What is said before somebody logs out. */
export type LogOutQuestion = { unsent: number; isOnline: boolean };

/** False: there is no network, or the server is in trouble. */
async function endSession(): Promise<boolean> {
  try {
    await api.call('logOutMember');
  } catch (error) {
    // Without a session there is none to end.
    if (!isApiError(error, 'auth.required')) return false;
  }
  deviceStorage.write(PENDING, null);
  return true;
}

/** Ends a session that was logged out of without a network. False: it could not be ended yet. */
export const finishLogOut = async (): Promise<boolean> =>
  deviceStorage.read(PENDING) === null || endSession();

/** Somebody has logged in: the session that was to end is no longer this device's. */
export const forgetLogOut = (): void => deviceStorage.write(PENDING, null);

/**
 * Asks first while something that was captured has not been sent. With a network everything of the account goes; without one
 * the device is locked, what is unsent waits for its account, and the session ends once there is a network.
 */
export async function logOut({ request }: ActionFunctionArgs): Promise<LogOutQuestion | Response> {
  const isConfirmed = (await request.formData()).has('confirmed');
  const unsent = (await listDrafts()).length;
  if (unsent > 0 && !isConfirmed) return { unsent, isOnline: navigator.onLine };
  const accountId = await findDeviceAccount();
  deviceStorage.write(PENDING, 'yes');
  await lockDevice();
  if ((await endSession()) && accountId !== null) await wipeDevice(accountId);
  return redirect('/login');
}
