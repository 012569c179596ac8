import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { readTarget } from './load-payment.ts';
import { PaymentWatch } from './watch-payment.ts';

/** The payment the address names, kept up to date. */
export function usePayment() {
  const [search] = useSearchParams();
  const watch = useMemo(() => new PaymentWatch(readTarget(search)), [search]);
  const answer = useSyncExternalStore(watch.listen, watch.answer, watch.answer);
  return { answer, ask: watch.ask, take: watch.take };
}
