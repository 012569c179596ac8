import type { ReactNode } from 'react';

/** Names beside their values, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">{children}</dl>;
}

/** Nothing where there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <>
      <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
      <dd className="-mt-2 min-w-0 break-words sm:mt-0">{children}</dd>
    </>
  );
}
