import { useEffect, useState } from 'react';
import { bookingActions } from '../../../../domain/booking/booking-actions.ts';
import { browserApi } from '../../../api/browser-api.ts';
import type { Rental } from '../rental/rental.ts';

/** The renter's own reservation of this car that still waits for payment. */
export type OwnHold = { paymentUrl: string; expiresAt: string };

type Wanted = Pick<Rental, 'carId' | 'start' | 'end'>;

/**
 * A car counts as taken while the renter's own unpaid reservation keeps it; paying anew replaces that one, so
 * it must not stand in the way. `undefined` until known.
 */
export function useOwnHold({ carId, start, end }: Wanted, isTaken: boolean): OwnHold | null | undefined {
  const question = isTaken ? `${carId} ${start} ${end}` : '';
  const [answer, setAnswer] = useState<{ to: string; hold: OwnHold | null }>({ to: '', hold: null });
  useEffect(() => {
    if (!question) return undefined;
    const aborter = new AbortController();
    const ask = async () => {
      const hold = await findOwnHold({ carId, start, end }, aborter.signal).catch(() => null);
      if (!aborter.signal.aborted) setAnswer({ to: question, hold });
    };
    void ask();
    return () => aborter.abort();
  }, [question, carId, start, end]);
  if (!question) return null;
  return answer.to === question ? answer.hold : undefined;
}

async function findOwnHold({ carId, start, end }: Wanted, signal: AbortSignal): Promise<OwnHold | null> {
  const { reservations } = await browserApi.call('myReservations', { query: {} }, { signal, isQuiet: true });
  const own = reservations.find(
    ({ car, status, start_date, end_date }) =>
      car.id === carId && bookingActions(status).pay && start_date < end && end_date > start,
  );
  if (!own?.payment_url) return null;
  return { paymentUrl: own.payment_url, expiresAt: own.expires_at ?? '' };
}
