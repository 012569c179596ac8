import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { api } from '../api.ts';
import { handoverKey } from '../handover/cached-answers.ts';
import { findAnswer } from '../handover/device-store.ts';

export type Booking = CallData<BusinessApi['companyBooking']>['booking'];

export const loadBooking = ({
  params: { companyId = '', id = '' },
  request: { signal },
}: LoaderFunctionArgs) => api.call('companyBooking', { params: { companyId, id } }, { signal });

/** As `loadBooking`; without a network its rental, where that is on the device. */
export async function openBooking(args: LoaderFunctionArgs) {
  const { companyId = '', id = '' } = args.params;
  try {
    return await loadBooking(args);
  } catch (error) {
    const cached = isApiError(error, 'network') ? await findAnswer(handoverKey(companyId, id)) : null;
    if (cached === null) throw error;
    throw redirect(`/${companyId}/rentals/${id}`);
  }
}

/** A booking and the cars that can be proposed in its place; none once nothing can be proposed. */
export async function loadReplacement(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const { companyId = '', id = '' } = params;
  const { booking } = await loadBooking(args);
  if (!booking.actions.propose_replacement) return { booking, cars: [] };
  const { cars } = await api.call(
    'replacementCars',
    { params: { companyId, id } },
    { signal: request.signal },
  );
  return { booking, cars };
}

/** What a member does with a booking. */
export type BookingChange =
  { what: 'not_provide' } | { what: 'no_show' } | { what: 'propose'; carId: number };

/** What came of it. `error`: the page says so where it was asked for. */
export type BookingChanged = { change: BookingChange; error: unknown };

export async function changeBooking({ params, request }: ActionFunctionArgs) {
  const { companyId = '', id = '' } = params;
  const change = (await request.json()) as BookingChange;
  try {
    await send({ companyId, id }, change);
  } catch (error) {
    // The error page leads to the log-in.
    if (isApiError(error, 'auth.required')) throw error;
    return { change, error } satisfies BookingChanged;
  }
  if (change.what === 'propose') return redirect(`/${companyId}/bookings/${id}`);
  return { change, error: null } satisfies BookingChanged;
}

function send(params: { companyId: string; id: string }, change: BookingChange): Promise<unknown> {
  if (change.what === 'propose') {
    return api.call('proposeReplacement', { params, body: { car_id: change.carId } });
  }
  return api.call(change.what === 'no_show' ? 'closeAsNoShow' : 'cancelCompanyBooking', { params });
}
