import { useTexts } from '../i18n/use-texts.ts';
import { CheckIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Where a visitor is in a flow of a few steps; `current` counts from 0. */
export function Stepper({
  steps,
  current,
  label,
}: {
  steps: readonly string[];
  current: number;
  label: string;
}) {
  const t = useTexts('common');
  return (
    <nav aria-label={label}>
      <p className="text-muted text-sm font-semibold sm:hidden">
        {t('step_of', { step: current + 1, count: steps.length })} · {steps[current]}
      </p>
      <ol className="mt-2 flex gap-2 sm:mt-0 sm:gap-4">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="flex flex-1 flex-col gap-2"
          >
            <span className={`rounded-pill h-1 ${index <= current ? 'bg-primary' : 'bg-line'}`} />
            <span
              className={`hidden items-center gap-1.5 text-sm sm:flex ${index === current ? 'font-semibold' : 'text-muted'}`}
            >
              {index < current && <CheckIcon className="text-success size-4" />}
              {step}
              {index < current && <VisuallyHidden>({t('step_done')})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
