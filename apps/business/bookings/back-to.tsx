import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronLeftIcon } from '@nolo/ui/icons.tsx';

/** Leads to the page that this one belongs to. */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="rounded-control hover:bg-sunken -ml-2 flex min-h-12 w-fit items-center gap-1 pr-3 pl-2 font-semibold"
    >
      <ChevronLeftIcon />
      {children}
    </Link>
  );
}
