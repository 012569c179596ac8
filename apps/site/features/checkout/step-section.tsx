import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { PartBoundary } from '@nolo/ui/part-boundary.tsx';
import { VisuallyHidden } from '@nolo/ui/visually-hidden.tsx';
import { checkoutVariants } from './checkout-variant.ts';

type Props = {
  number: number;
  title: string;
  state: 'done' | 'current' | 'to_come';
  /** What was filled in, once the step is done. */
  done: ReactNode;
  onChange: () => void;
  children: ReactNode;
};

/** One step: its number and name, and its fields while it is the current one. */
export function StepSection({ number, title, state, done, onChange, children }: Props) {
  const t = useTexts('checkout');
  const heading = useFocusWhenCurrent(state === 'current');
  const isCurrent = state === 'current';
  const theme = useTheme();
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={
        isCurrent
          ? checkoutVariants[theme].step
          : 'border-line bg-surface rounded-card border px-4 py-3 sm:px-6'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <StepNumber number={number} state={state} />
        <h2
          ref={heading}
          tabIndex={-1}
          className={`flex-1 basis-[6.5rem] scroll-mt-24 outline-none ${isCurrent ? 'text-xl sm:text-2xl' : 'text-base'} ${state === 'to_come' ? 'text-muted' : ''}`}
        >
          {title}
        </h2>
        {state === 'done' && (
          <Button variant="quiet" size="small" className="-mr-2" onClick={onChange}>
            {t('change')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === 'done' && <div className="text-muted pl-11 text-sm">{done}</div>}
      {isCurrent && (
        <div className="mt-4 flex flex-col gap-4">
          <PartBoundary>{children}</PartBoundary>
        </div>
      )}
    </li>
  );
}

function StepNumber({ number, state }: Pick<Props, 'number' | 'state'>) {
  const t = useTexts('common');
  const variants = {
    done: 'bg-success-soft text-success',
    current: 'bg-primary text-on-primary',
    to_come: 'bg-sunken text-muted',
  };
  return (
    <span
      className={`rounded-pill grid size-8 shrink-0 place-items-center text-sm font-bold tabular-nums ${variants[state]}`}
    >
      {state === 'done' ? <CheckIcon className="size-4" /> : <span>{number}</span>}
      {state === 'done' && <VisuallyHidden>{t('step_done')}</VisuallyHidden>}
    </span>
  );
}

/** A step that opens takes the focus, so that keyboards and screen readers go on where the page does. */
function useFocusWhenCurrent(isCurrent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !was.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    was.current = isCurrent;
  }, [isCurrent]);
  return heading;
}
