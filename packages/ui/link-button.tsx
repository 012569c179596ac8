import { Link, type LinkProps } from 'react-router';
import { buttonStyle, type ButtonVariant, type ButtonSize } from './button-style.ts';

type Props = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** A link that looks like a button: for going somewhere; `Button` is for doing something. */
export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
