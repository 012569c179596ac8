import { useRef, useState } from 'react';
import { netOfVat } from '../../../../domain/money/money.ts';
import type { CustomerProfile } from '../../../../contract/documents.ts';
import type { InputOf } from '../../../api/api-client.ts';
import type { WireQuote } from '../../../../contract/quotes.ts';
import { isApiError } from '../../../api/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { accessToken } from '../../../api/session.ts';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { announcePurchase, type Purchase } from '../../../visit/purchase-listeners.ts';
import { alertBefore, problemOf, type PayProblem } from './pay-problem.ts';

type Asked = {
  profile: CustomerProfile;
  /** The request for a total, minor units. */
  reservation: (expectedTotal: number) => InputOf<'createReservation'>;
  quote: InputOf<'carCalculation'>;
  /** What trackers hear of a booking beside its amounts, where the renter has agreed. */
  purchase: Pick<Purchase, 'carId' | 'email'>;
  /** The price as the renter saw it. */
  seen: WireQuote;
};

/** Reserves and leaves for the checkout session. One request at a time: a second press does nothing. */
export function usePay() {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const isUnderWay = useRef(false);
  const rest = () => {
    isUnderWay.current = false;
    setIsPaying(false);
  };
  useBackFromProvider(rest);

  const pay = async (asked: Asked, total: number): Promise<PayProblem | null> => {
    if (isUnderWay.current) return null;
    const alert = alertBefore(accessToken(), asked.profile);
    setProblem(alert);
    if (alert) return alert;
    isUnderWay.current = true;
    setIsPaying(true);
    try {
      const { url } = await browserApi.call('createReservation', asked.reservation(total));
      await announcePurchase({ ...asked.purchase, subtotal: netOfVat(total), total, currency: 'EUR' });
      window.location.assign(url);
      return null;
    } catch (error) {
      const met = await problemAfter(error, asked);
      setProblem(met);
      rest();
      return met;
    }
  };
  return { pay, isPaying, problem, setProblem };
}

/** A changed price comes with the new one, so that the renter can agree to it. */
async function problemAfter(error: unknown, { quote, seen }: Asked): Promise<PayProblem> {
  if (!isApiError(error, 'booking.price_changed')) return problemOf(error);
  try {
    const { quote: fresh } = await browserApi.call('carCalculation', quote);
    return { kind: 'price_changed', before: seen, after: fresh };
  } catch (second) {
    return problemOf(second);
  }
}
