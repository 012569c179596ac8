import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { queryString } from '../../app/paths.ts';
import { readStep, rentalQuery, type Rental, type Step } from './rental/rental.ts';

type RentalAddress = {
  step: Step;
  changeRental: (change: Partial<Rental>) => void;
  goTo: (step: Step) => void;
};

/**
 * Rental and step as the address has them, and how they are written there. The address follows a moment later, and
 * a question about a place is answered later still: each change goes into what was written last, not into what the
 * caller has seen.
 */
export function useRentalAddress(rental: Rental): RentalAddress {
  const [params, setParams] = useSearchParams();
  const step = readStep(params);
  const latest = useRef({ rental, step });
  const address = params.toString();
  useLayoutEffect(() => {
    latest.current = { rental, step };
    // oxlint-disable-next-line react/exhaustive-deps -- what the address says, once it says something else
  }, [address]);
  const write = (next: { rental: Rental; step: Step }, replace: boolean) => {
    latest.current = next;
    const at = next.step === 'rental' ? undefined : next.step;
    setParams(queryString({ ...rentalQuery(next.rental), step: at }), { replace, preventScrollReset: true });
  };
  return {
    step,
    changeRental: (change) => {
      const { rental: before, step: at } = latest.current;
      write({ rental: { ...before, ...change }, step: at }, true);
    },
    goTo: (next) => write({ rental: latest.current.rental, step: next }, false),
  };
}
