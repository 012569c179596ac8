import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import { isDriverProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import { lacksDocuments } from '@nolo/domain/identity/documents.ts';
import { browserApi } from '../../api/browser-api.ts';
import { accessToken } from '../../api/session.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import type { BillingValues } from './billing/billing-form.ts';
import { focusDriverNotice } from './driver-notice.tsx';
import { alertBefore, stepOfRefusal, type PayProblem } from './pay/pay-problem.ts';
import { rentalQuery } from './rental/rental.ts';
import { rentalErrors, type RentalErrors } from '../../shared/rental/rental-errors.ts';
import { quoteRequest, reservationRequest } from './pay/reservation-request.ts';
import type { CheckoutModel } from './use-checkout.ts';
import { pay, usePay } from './pay/use-pay.ts';

export type Flow = {
  /** Leaves the current step for the next one, or stays and says why not. */
  goOn: () => Promise<void>;
  /** Reserves; `agreed` is given when the renter agreed to another price than the summary's. */
  payNow: (agreed?: WireQuote) => Promise<void>;
  errors: RentalErrors;
  isBusy: boolean;
  problem: PayProblem | null;
  dismissProblem: () => void;
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  termsError: string | undefined;
};

/** What the buttons do: step by step to the checkout session. */
export function useFlow(model: CheckoutModel): Flow {
  const { quote, form, coupon, drivers, step, goTo } = model;
  const { errors, isReady } = useRentalCheck(model);
  const terms = useTerms();
  const { payNow, isPaying, problem, setProblem } = usePayNow(model, isReady, terms.check);
  const goOn = async () => {
    if (isDriverRefused(model)) return focusDriverNotice();
    if (step === 'rental') return isReady() ? goTo('billing') : undefined;
    if (step === 'billing') return form.handleSubmit(() => goTo('extras'))();
    if (!(await addWhatIsTyped(model))) return focusFirstError();
    return goTo('summary');
  };
  const isAsking = coupon.isBusy || drivers.isBusy || (quote.isLoading && step !== 'billing');
  const dismissProblem = () => setProblem(null);
  const { isAccepted, accept, error: termsError } = terms;
  const isBusy = isPaying || isAsking || form.formState.isSubmitting;
  return { goOn, payNow, errors, isBusy, problem, dismissProblem, isAccepted, accept, termsError };
}

function usePayNow(model: CheckoutModel, isReady: () => boolean, areTermsAccepted: () => boolean) {
  const { quote, form, step, goTo } = model;
  const { once, isPaying, problem, setProblem } = usePay(step);
  const handle = useProblemHandling(model);
  /** The price as the renter saw it; none where something is to be put right first. */
  const priceSeen = (agreed?: WireQuote) => {
    const back = quote.error && stepOfRefusal(quote.error);
    if (isDriverRefused(model)) focusDriverNotice();
    else if (!isReady()) goTo('rental');
    else if (back) goTo(back);
    else if (!areTermsAccepted()) focusFirstError();
    // The summary may still be asking for the price that was agreed to.
    else return agreed ?? (quote.isLoading || quote.error ? undefined : quote.calculation?.quote);
    return undefined;
  };
  const reserve = async (seen: WireQuote, whileHere: AbortSignal) => {
    let isLeaving = false;
    const send = async (values: BillingValues) => {
      const met = await pay(askedFor(model, values, seen), whileHere);
      if (whileHere.aborted) return;
      setProblem(met);
      handle(met);
      isLeaving = met === null;
    };
    await form.handleSubmit(send, () => goTo('billing'))();
    return isLeaving;
  };
  const payNow = (agreed?: WireQuote) =>
    once(async (whileHere) => {
      const alert = alertBefore(accessToken(), await profileNow(model));
      if (whileHere.aborted) return false;
      setProblem(alert);
      const seen = alert ? undefined : priceSeen(agreed);
      return seen !== undefined && reserve(seen, whileHere);
    });
  return { payNow, isPaying, problem, setProblem };
}

/** Whoever pays does not wait longer for an answer that may never come: the server judges the documents in any case. */
const PROFILE_WITHIN_MS = 3000;

/** Whether the renter cannot drive this car, or somebody who was added in the open step cannot. */
function isDriverRefused({ quote: { error }, step }: CheckoutModel): boolean {
  if (error === null || !isDriverProblem(error.code)) return false;
  return 'renter' in error.errors || step === stepOfRefusal(error);
}

/** Documents may have been uploaded in another tab since the page was loaded. */
async function profileNow({ profile }: CheckoutModel): Promise<CustomerProfile> {
  if (!accessToken() || !lacksDocuments(profile.documents_status)) return profile;
  const signal = AbortSignal.timeout(PROFILE_WITHIN_MS);
  return browserApi.call('customerProfile', undefined, { isQuiet: true, signal }).catch(() => profile);
}

/**
 * What is missing of dates and places; told once somebody has tried to go on. Whoever comes from the car page has: what is
 * wrong with its choice opens the first step, which says so.
 */
function useRentalCheck({ quote, isTaken, isFromCarPage, goTo }: CheckoutModel) {
  const [hasTried, setHasTried] = useState(isFromCarPage);
  const isWrong = isTaken || (quote.error !== null && stepOfRefusal(quote.error) === 'rental');
  const openFirstStep = useEffectEvent(() => goTo('rental', { replace: true }));
  useEffect(() => {
    if (isFromCarPage && isWrong) openFirstStep();
  }, [isFromCarPage, isWrong]);
  const isReady = () => {
    setHasTried(true);
    const open = Object.keys(rentalErrors(quote.error, true));
    if (open.length > 0) focusFirstError();
    return open.length === 0 && !isTaken;
  };
  return { errors: rentalErrors(quote.error, hasTried), isReady };
}

/** The box at the terms; `check` says so where it is empty. */
function useTerms() {
  const t = useTexts('validation');
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const accept = (accepted: boolean) => {
    setIsAccepted(accepted);
    if (accepted) setIsMissing(false);
  };
  const check = () => {
    setIsMissing(!isAccepted);
    return isAccepted;
  };
  return { isAccepted, accept, check, error: isMissing ? t('terms_required') : undefined };
}

/** What a problem does besides being told. */
function useProblemHandling({
  rental,
  form,
  quote,
  goTo,
}: CheckoutModel): (problem: PayProblem | null) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return (problem) => {
    if (problem?.kind === 'taken') {
      void navigate(paths.carNotAvailable(language, rentalQuery(rental)));
    } else if (problem?.kind === 'price_changed') {
      quote.refresh();
    } else if (problem?.kind === 'step') {
      for (const [field, [message]] of Object.entries(problem.fields)) {
        if (isBillingField(field)) form.setError(field, { type: 'server', message });
      }
      quote.refresh();
      goTo(problem.step);
    }
  };
}

const isBillingField = (name: string): name is FieldPath<BillingValues> => /^(billing|company)\./.test(name);

/** What is paid for, at the price that was seen. */
function askedFor(model: CheckoutModel, values: BillingValues, seen: WireQuote) {
  return {
    quote: quoteRequest(model),
    seen,
    reservation: (expected: number) => reservationRequest(model, values, expected),
    purchase: { carId: model.rental.carId, email: values.billing.email },
  };
}

/** A driver or a coupon that was typed and not added yet; false when one is refused. */
async function addWhatIsTyped({ drivers, coupon }: CheckoutModel): Promise<boolean> {
  const isDriverOpen = drivers.hasRoom && drivers.email.trim() !== '';
  if (isDriverOpen && !(await drivers.add())) return false;
  const isCouponOpen = !coupon.isApplied && coupon.text.trim() !== '';
  return !isCouponOpen || coupon.apply();
}

/** Once the errors are on the page. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const invalid = document.querySelector('main [aria-invalid="true"]');
    if (invalid instanceof HTMLElement) invalid.focus();
  });
}
