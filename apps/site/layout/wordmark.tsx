import type { Theme } from '@nolo/domain/website/theme.ts';
import { useTheme } from '../theme/use-theme.ts';

type Variant = { name: string; mark: string };

const variants: Record<Theme, Variant> = {
  1: {
    name: 'text-lg font-black uppercase tracking-tight',
    mark: 'bg-ink text-surface size-8 text-lg font-black',
  },
  2: { name: 'text-xl font-bold tracking-tight', mark: 'bg-primary text-on-primary rounded-pill size-9' },
  3: {
    name: 'text-xs font-medium uppercase tracking-[0.12em] sm:text-base sm:tracking-[0.22em]',
    mark: 'hidden',
  },
  4: { name: 'text-xl font-extrabold', mark: 'bg-primary text-on-primary rounded-tag size-8' },
};

/** The placeholder for a company's logo: its name, set as its theme sets names. */
export function Wordmark({ name }: { name: string }) {
  const variant = variants[useTheme()];
  return (
    <span className="flex min-w-0 items-center gap-2.5" aria-hidden="true">
      <span className={`grid shrink-0 place-items-center font-bold ${variant.mark}`}>{name.charAt(0)}</span>
      <span className={`leading-tight text-balance ${variant.name}`}>{name}</span>
    </span>
  );
}
