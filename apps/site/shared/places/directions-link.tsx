import type { ReactNode } from 'react';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { directionsTo } from './place.ts';

/** The way to a point, in the reader's own map. */
export function DirectionsLink({
  to,
  children,
}: {
  to: Parameters<typeof directionsTo>[0];
  children: ReactNode;
}) {
  return (
    <a
      href={directionsTo(to)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle('secondary', 'medium', 'px-4!')}
    >
      {children}
    </a>
  );
}
