import { useEffect, useEffectEvent, useState, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { carCalculation } from '@nolo/contract/quotes.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { isApiError, type ApiError } from '@nolo/contract/api-error.ts';
import { nowInItaly } from '../../shared/rental/rental-dates.ts';
import { startingValues, type BillingValues } from './billing/billing-form.ts';
import { draftOf, type Draft } from './draft.ts';
import { readRental, readStep, rentalQuery, type Rental, type Step } from './rental/rental.ts';
import { quoteRequest } from './pay/reservation-request.ts';
import { driverExtra } from './extras/extras.ts';
import { oneOfEachGroup, type Extra } from '../../shared/bookings/extras/extra-groups.ts';
import { useCoupon, type CouponModel } from './extras/use-coupon.ts';
import type { DraftId } from '../../shared/forms/draft.ts';
import { useDraftState } from '../../shared/forms/use-draft-state.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useDrivers, type DriversModel } from '../../shared/bookings/drivers/use-drivers.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import type { InputOf } from '../../api/api-client.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useRemote } from '../../api/use-remote.ts';
import { queryString } from '../../app/paths.ts';

/** The renter's own unpaid booking that keeps the car. */
export type OwnHold = NonNullable<Calculation['own_hold']>;
export type CheckoutData = { car: CarDetail; profile: CustomerProfile; extras: Extra[] };

/** Everything the steps share. */
export type CheckoutModel = CheckoutData & {
  rental: Rental;
  changeRental: (change: Partial<Rental>) => void;
  draft: Draft;
  changeDraft: (change: Partial<Draft>) => void;
  step: Step;
  /** The car page has asked what the first step asks: it is done, unless something of it turns out wrong. */
  isFromCarPage: boolean;
  goTo: (step: Step, how?: { replace: boolean }) => void;
  form: UseFormReturn<BillingValues>;
  quote: QuoteState;
  coupon: CouponModel;
  drivers: DriversModel;
  /** The renter's own unpaid reservation of this car, which paying anew replaces. */
  hold: OwnHold | null;
  /** Somebody else has the car at these dates. */
  isTaken: boolean;
};

export function useCheckout(data: CheckoutData, rental: Rental): CheckoutModel {
  const { step, changeRental, goTo } = useRentalAddress(rental);
  const kept = { object: data.car.id, owner: data.profile.email };
  const [draft, changeDraft] = useChoices({ form: 'checkout', ...kept }, data.extras);
  const form = useBillingForm(data);
  const quote = useQuote(quoteRequest({ rental, draft, extras: data.extras }));
  const coupon = useCoupon(rental, draft, changeDraft, quote.error, kept);
  const drivers = useDrivers({
    drivers: draft.drivers,
    onChange: (chosen) => changeDraft({ drivers: chosen }),
    refusal: quote.error,
    form: kept,
  });
  const known = quote.isLoading || quote.error ? null : quote.calculation;
  useDroppedDeal(quote, rental, changeRental);
  return {
    ...data,
    rental,
    changeRental,
    draft,
    changeDraft,
    step: step ?? 'billing',
    isFromCarPage: step === null,
    form,
    quote,
    coupon,
    drivers,
    hold: known?.own_hold ?? null,
    isTaken: known?.availability === 'taken',
    goTo,
  };
}

function useChoices(id: DraftId, offered: readonly Extra[]) {
  const [draft, setDraft] = useDraftState(id, (kept) => knownExtras(draftOf(kept), offered));
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return [draft, change] as const;
}

function useBillingForm({ car, profile }: CheckoutData): UseFormReturn<BillingValues> {
  const form = useForm<BillingValues>({
    resolver: billingResolver,
    defaultValues: startingValues(profile),
  });
  useFormDraft(form, { form: 'billing', object: car.id }, { owner: profile.email });
  return form;
}

/** Without extras that the company no longer offers, and drivers where it takes none. */
function knownExtras(draft: Draft, offered: readonly Extra[]): Draft {
  const isKnown = ([id]: [string, number]) =>
    offered.some((extra) => String(extra.id) === id && !extra.isDriver);
  const drivers = driverExtra(offered) ? draft.drivers : [];
  const known = Object.fromEntries(Object.entries(draft.extras).filter(isKnown));
  return { ...draft, drivers, extras: oneOfEachGroup(known, offered) };
}

/** A deal that the new dates do not have must not stand in the way: the server finds the best there is. */
function useDroppedDeal(
  { error }: QuoteState,
  { dealId }: Rental,
  changeRental: (change: Partial<Rental>) => void,
): void {
  const isGone = dealId !== null && isApiError(error, 'booking.deal_unknown');
  const drop = useEffectEvent(() => changeRental({ dealId: null }));
  // Once per refusal.
  useEffect(() => {
    if (isGone) drop();
  }, [isGone]);
}

/** What the address says; null when it names no car. */
export function useRental(): Rental | null {
  const [params] = useSearchParams();
  const [now] = useState(nowInItaly);
  return readRental(params, now);
}

const billingResolver = schemaResolver<BillingValues>(
  async () => (await import('./billing/billing-schema.ts')).billingSchema,
);

type Calculation = CallData<typeof carCalculation>;
type QuoteState = {
  /** The last price known; stays while a new one is on its way. */
  calculation: Calculation | null;
  error: ApiError | null;
  isLoading: boolean;
  refresh: () => void;
};

const pause = 250;

/** The server's price, asked anew a moment after every change of what it depends on. */
function useQuote(request: InputOf<'carCalculation'>): QuoteState {
  const { data, error, isLoading, refresh } = useRemote(
    JSON.stringify(request),
    (signal) => browserApi.call('carCalculation', request, { signal, isQuiet: true }),
    { delay: pause },
  );
  return { calculation: data ?? null, error: isApiError(error) ? error : null, isLoading, refresh };
}

type RentalAddress = {
  step: Step | null;
  changeRental: (change: Partial<Rental>) => void;
  goTo: CheckoutModel['goTo'];
};

/**
 * Rental and step as the address has them, and how they are written there. The address follows a moment later, and
 * a question about a place is answered later still: each change goes into what was written last, not into what the
 * caller has seen.
 */
function useRentalAddress(rental: Rental): RentalAddress {
  const [params, setParams] = useSearchParams();
  const step = readStep(params);
  const latest = useRef({ rental, step });
  const address = params.toString();
  useLayoutEffect(() => {
    latest.current = { rental, step };
    // oxlint-disable-next-line react/exhaustive-deps -- what the address says, once it says something else
  }, [address]);
  const write = (next: { rental: Rental; step: Step | null }, replace: boolean) => {
    latest.current = next;
    const query = { ...rentalQuery(next.rental), step: next.step ?? undefined };
    setParams(queryString(query), { replace, preventScrollReset: true });
  };
  return {
    step,
    changeRental: (change) => {
      const { rental: before, step: at } = latest.current;
      write({ rental: { ...before, ...change }, step: at }, true);
    },
    goTo: (next, { replace } = { replace: false }) =>
      write({ rental: latest.current.rental, step: next }, replace),
  };
}
