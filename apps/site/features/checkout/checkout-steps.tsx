import type { ReactNode } from 'react';
import { carName } from '../../shared/cars/car-name.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { BillingStep } from './billing/billing-step.tsx';
import { ExtrasStep } from './extras/extras-step.tsx';
import { RentalStep } from './rental/rental-step.tsx';
import { steps, type Step } from './rental/rental.ts';
import { StepSection } from './step-section.tsx';
import { BillingDone, ExtrasDone, RentalDone } from './steps-done.tsx';
import { SummaryStep } from './pay/summary-step.tsx';
import type { CheckoutModel } from './use-checkout.ts';
import type { Flow } from './use-flow.ts';

type Props = { model: CheckoutModel; flow: Flow };

/** The steps in order: those done as a line each, the current one open, the others still to come. */
export function CheckoutSteps({ model, flow }: Props) {
  const t = useTexts('checkout');
  const current = steps.indexOf(model.step);
  const done: Record<Step, ReactNode> = {
    rental: (
      <>
        <p className="text-ink font-medium">{carName(model.car)}</p>
        <RentalDone model={model} />
      </>
    ),
    billing: <BillingDone form={model.form} />,
    extras: <ExtrasDone model={model} />,
    summary: null,
  };
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, index) => (
        <StepSection
          key={step}
          number={index + 1}
          title={t(`step_${step}`)}
          state={index < current ? 'done' : index === current ? 'current' : 'to_come'}
          done={done[step]}
          onChange={() => model.goTo(step)}
        >
          <OpenStep step={step} model={model} flow={flow} />
        </StepSection>
      ))}
    </ol>
  );
}

function OpenStep({ step, model, flow }: Props & { step: Step }) {
  if (step === 'summary') return <SummaryStep model={model} flow={flow} />;
  return (
    <>
      {step === 'rental' && <RentalStep model={model} errors={flow.errors} />}
      {step === 'billing' && <BillingStep model={model} />}
      {step === 'extras' && <ExtrasStep model={model} />}
      <ContinueButton step={step} flow={flow} />
    </>
  );
}

/** On telephones the bar below holds it. */
function ContinueButton({ step, flow }: { step: Exclude<Step, 'summary'>; flow: Flow }) {
  const t = useTexts('checkout');
  return (
    <div className="desk:flex hidden justify-end">
      <Button size="large" isBusy={flow.isBusy} onClick={() => void flow.goOn()}>
        {t(step === 'rental' ? 'confirm_slot' : 'continue')}
      </Button>
    </div>
  );
}
