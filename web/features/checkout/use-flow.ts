import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { WireQuote } from '../../../contract/quotes.ts';
import { accessToken } from '../../api/session.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import type { BillingValues } from './billing/billing-form.ts';
import { alertBefore, stepOfRefusal, type PayProblem } from './pay/pay-problem.ts';
import { rentalQuery } from './rental/rental.ts';
import { rentalErrors, type RentalErrors } from './rental/rental-errors.ts';
import { quoteRequest, reservationRequest } from './pay/reservation-request.ts';
import type { CheckoutModel } from './use-checkout.ts';
import { usePay } from './pay/use-pay.ts';

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
  const { quote, form, coupon, goTo } = model;
  const t = useTexts('validation');
  const { pay, isPaying, problem, setProblem } = usePay();
  const [hasTried, setHasTried] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const handle = useProblemHandling(model);
  const errors = rentalErrors(quote.error, hasTried);
  const isRentalReady = () => {
    setHasTried(true);
    const open = Object.keys(rentalErrors(quote.error, true));
    if (open.length > 0) focusFirstError();
    return open.length === 0 && !model.isTaken;
  };
  const reserve = async (values: BillingValues, seen: WireQuote) => {
    handle(await pay(askedFor(model, values, seen), seen.total));
  };
  const goOn = async () => {
    if (model.step === 'rental') return isRentalReady() ? goTo('billing') : undefined;
    if (model.step === 'billing') return form.handleSubmit(() => goTo('extras'))();
    if (!(await addWhatIsTyped(model))) return focusFirstError();
    return goTo('summary');
  };
  const payNow = async (agreed?: WireQuote) => {
    const alert = alertBefore(accessToken(), model.profile);
    if (alert) return setProblem(alert);
    const back = quote.error && stepOfRefusal(quote.error);
    if (!isRentalReady()) return goTo('rental');
    if (back) return goTo(back);
    setIsTermsMissing(!isAccepted);
    if (!isAccepted) return focusFirstError();
    const seen = agreed ?? quote.calculation?.quote;
    if (seen === undefined || quote.isLoading || quote.error) return;
    await form.handleSubmit(
      (values) => reserve(values, seen),
      () => goTo('billing'),
    )();
  };
  return {
    goOn,
    payNow,
    errors,
    isBusy:
      isPaying || coupon.isBusy || model.drivers.isBusy || (quote.isLoading && model.step !== 'billing'),
    problem,
    dismissProblem: () => setProblem(null),
    isAccepted,
    accept: (accepted) => {
      setIsAccepted(accepted);
      if (accepted) setIsTermsMissing(false);
    },
    termsError: isTermsMissing ? t('terms_required') : undefined,
  };
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
        if (!/^(billing|company)\./.test(field)) continue;
        form.setError(field as FieldPath<BillingValues>, { type: 'server', message });
      }
      quote.refresh();
      goTo(problem.step);
    }
  };
}

/** What is paid for, at the price that was seen. */
function askedFor(model: CheckoutModel, values: BillingValues, seen: WireQuote) {
  return {
    profile: model.profile,
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
