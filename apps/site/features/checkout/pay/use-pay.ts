import { useEffect, useRef, useState } from 'react';
import { netOfVat } from '@nolo/domain/money/money.ts';
import type { InputOf } from '../../../api/api-client.ts';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { announcePurchase, type Purchase } from '../../../visit/purchase-listeners.ts';
import type { Step } from '../rental/rental.ts';
import { problemOf, type PayProblem } from './pay-problem.ts';

type Asked = {
  /** The request for a total, minor units. */
  reservation: (expectedTotal: number) => InputOf<'createReservation'>;
  quote: InputOf<'carCalculation'>;
  /** What trackers hear of a booking beside its amounts, where the renter has agreed. */
  purchase: Pick<Purchase, 'carId' | 'email'>;
  /** The price as the renter saw it. */
  seen: WireQuote;
};

/** What follows a press of 'Pay now', until its page or step is left; true when the browser leaves for the payment. */
type Work = (whileHere: AbortSignal) => Promise<boolean>;

/** One press at a time: until its work is done a second one does nothing. */
export function usePay(step: Step) {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useProblem();
  const here = useRef<AbortSignal>(null);
  const isUnderWay = useRef(false);
  const become = (isBusy: boolean) => {
    isUnderWay.current = isBusy;
    setIsPaying(isBusy);
  };
  useBackFromProvider(() => become(false));
  useEffect(() => {
    const controller = new AbortController();
    here.current = step === 'summary' ? controller.signal : null;
    return () => controller.abort();
  }, [step]);

  const once = async (work: Work) => {
    if (isUnderWay.current || !here.current) return;
    become(true);
    try {
      become(await work(here.current));
    } catch (error) {
      become(false);
      throw error;
    }
  };
  return { once, isPaying, problem, setProblem };
}

/** Reserves and leaves for the checkout session, or says what is in the way; nothing where the page was left. */
export async function pay(asked: Asked, whileHere: AbortSignal): Promise<PayProblem | null> {
  const { total } = asked.seen;
  try {
    const { url } = await browserApi.call('createReservation', asked.reservation(total), {
      signal: whileHere,
    });
    await announcePurchase({ ...asked.purchase, subtotal: netOfVat(total), total, currency: 'EUR' });
    if (!whileHere.aborted) window.location.assign(url);
    return null;
  } catch (error) {
    return problemAfter(error, asked);
  }
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

/** Why paying did not happen. That the server was not reached is no longer said once the network is back. */
function useProblem() {
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const isUnreached = problem?.kind === 'unreached';
  useEffect(() => {
    if (!isUnreached) return undefined;
    const onReached = () => setProblem(null);
    window.addEventListener('online', onReached);
    return () => window.removeEventListener('online', onReached);
  }, [isUnreached]);
  return [problem, setProblem] as const;
}
