import type { ComponentProps } from 'react';
import { PartBoundary } from './part-boundary.tsx';

/** A part of a page, which breaks alone. */
export function Card({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`bg-surface border-line rounded-card border p-4 sm:p-6 ${className}`}>
      <PartBoundary>{children}</PartBoundary>
    </div>
  );
}
