import { useRef, useState } from 'react';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { toast } from '@nolo/ui/toast-store.ts';

export type Cancellation = {
  /** The booking asked about; null while the dialog is closed. */
  booking: Reservation | null;
  /** The terms shown are the server's of this moment, not those of when the page was loaded. */
  isFresh: boolean;
  isBusy: boolean;
  problem: string;
  ask: (booking: Reservation) => void;
  close: () => void;
  confirm: () => Promise<void>;
};

type Question = Pick<Cancellation, 'booking' | 'isFresh' | 'isBusy' | 'problem'>;

const closed: Question = { booking: null, isFresh: false, isBusy: false, problem: '' };

/** Asks with the terms of this very moment, cancels, says so; `onChanged` lets the page load anew. */
export function useCancellation(onChanged: (cancelled: Reservation | null) => void): Cancellation {
  const [question, setQuestion] = useState<Question>(closed);
  const asked = useRef('');
  const change = (part: Partial<Question>) => setQuestion((now) => ({ ...now, ...part }));

  const ask = (booking: Reservation) => {
    asked.current = booking.id;
    setQuestion({ ...closed, booking });
    browserApi.call('reservation', { params: { id: booking.id } }, { isQuiet: true }).then(
      ({ reservation }) =>
        asked.current === reservation.id && change({ booking: reservation, isFresh: true }),
      (error: Error) => asked.current === booking.id && change({ problem: error.message }),
    );
  };
  const close = () => {
    asked.current = '';
    setQuestion(closed);
  };
  const confirm = async () => {
    if (question.booking === null) return;
    change({ isBusy: true, problem: '' });
    try {
      const body = { reservation_id: question.booking.id };
      const { data, message } = await browserApi.reply('cancelReservation', { body }, { isQuiet: true });
      close();
      toast.success(message);
      onChanged(data.reservation);
    } catch (error) {
      // A toast would be hidden behind the dialog.
      change({ isBusy: false, problem: messageOf(error) });
      onChanged(null);
    }
  };
  return { ...question, ask, close, confirm };
}
