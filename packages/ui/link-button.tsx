import { Link, type LinkProps } from 'react-router';
import { buttonStyle, type ButtonLook, type ButtonSize } from './button-style.ts';

type Props = LinkProps & { look?: ButtonLook; size?: ButtonSize; className?: string };

/** A link that looks like a button: for going somewhere; `Button` is for doing something. */
export function LinkButton({ look, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle(look, size, className)} />;
}
