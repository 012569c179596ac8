import type { Reservation } from '@nolo/contract/bookings.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { ApiError } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { Session } from './return-state.ts';

/** What the address brought back from the provider. */
export type Target = { sessionId: string } | { reservationId: string };

export type Payment = {
  session: Session | null;
  booking: Reservation & Partial<Pick<ReservationDetail, 'documents_status'>>;
};

export function readTarget(search: URLSearchParams): Target | null {
  const sessionId = search.get('session_id');
  if (sessionId) return { sessionId };
  const reservationId = search.get('reservation');
  return reservationId ? { reservationId } : null;
}

/** True for an address that names nothing of this renter's: unknown, somebody else's, or not an id at all. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 422].includes(error.status);
}

/**
 * Asks provider and booking. Once the booking is known, a provider that does not answer is no reason to stop:
 * the booking is what counts.
 */
export async function loadPayment(
  target: Target,
  known: Payment | null,
  signal: AbortSignal,
): Promise<Payment> {
  const options = { isQuiet: true, signal };
  const session = 'sessionId' in target ? await askProvider(target.sessionId, known, options) : null;
  const id = session?.reservation_id ?? ('reservationId' in target ? target.reservationId : '');
  const { reservation } = await browserApi.call('reservation', { params: { id } }, options);
  return { session, booking: reservation };
}

async function askProvider(
  sessionId: string,
  known: Payment | null,
  options: { isQuiet: boolean; signal: AbortSignal },
): Promise<Session> {
  try {
    return await browserApi.call('paymentSession', { params: { sessionId } }, options);
  } catch (error) {
    if (!known?.session || isUnknown(error)) throw error;
    return known.session;
  }
}
