import { Link, type LinkProps } from 'react-router';
import { ChevronLeftIcon } from './icons.tsx';

/** Above a page's heading: the page it belongs to. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className="text-primary-text rounded-control -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold hover:underline"
    >
      <ChevronLeftIcon />
      {children}
    </Link>
  );
}
