import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`bg-surface border-line rounded-card border p-4 sm:p-6 ${className}`} />;
}
