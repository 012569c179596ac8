import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonVariant, type ButtonSize } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores further presses; the button keeps its focus. */
  isBusy?: boolean;
};

export function Button({ variant, size, isBusy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, size, className)}
    >
      {isBusy && <Spinner />}
      {/* A page that the browser translates has no bare text left to put the spinner before. */}
      <span className="contents">{children}</span>
    </button>
  );
}
