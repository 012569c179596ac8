import type { Reservation } from '@nolo/contract/bookings.ts';
import type { Issue } from '@nolo/contract/issues.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { ApiError } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { accessToken } from '../../api/session.ts';
import { savedDrafts, type IssueDraft } from './issue-drafts.ts';

export type IssuesData =
  | { kind: 'guest' }
  /** No booking named in the address: these can be. */
  | { kind: 'choose'; bookings: Reservation[] }
  /** None of the renter's. */
  | { kind: 'unknown' }
  | {
      kind: 'booking';
      booking: Reservation;
      issues: Issue[];
      canReport: boolean;
      /** Begun and not sent. */
      drafts: IssueDraft[];
    };

const quiet = { isQuiet: true };

/** What an issues page needs, for the booking that its address names. */
export async function loadIssues(request: Request): Promise<IssuesData> {
  if (!accessToken()) return { kind: 'guest' };
  const reservationId = new URL(request.url).searchParams.get('reservation');
  if (reservationId === null) {
    const { reservations } = await browserApi.call('myReservations', { query: { page: 1 } }, quiet);
    return {
      kind: 'choose',
      bookings: reservations.filter(({ status }) => bookingActions(status).viewIssues),
    };
  }
  try {
    const [{ reservation }, { issues, can_report }] = await Promise.all([
      browserApi.call('reservation', { params: { id: reservationId } }, quiet),
      browserApi.call('issues', { params: { reservationId } }, quiet),
    ]);
    const drafts = await savedDrafts(reservationId);
    return { kind: 'booking', booking: reservation, issues, canReport: can_report, drafts };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return { kind: 'unknown' };
    throw error;
  }
}
