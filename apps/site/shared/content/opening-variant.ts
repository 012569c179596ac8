import type { Theme } from '@nolo/domain/website/theme.ts';

type OpeningVariant = { ground: string; frame: string; title: string; text: string };

/** Where a content page begins: a dark strip, a round panel in the middle, wide capitals, a light ground. */
export const openingVariants: Record<Theme, OpeningVariant> = {
  1: {
    ground: 'bg-surface border-line border-b',
    frame: 'page-width py-6',
    title: 'border-primary max-w-4xl border-l-4 pl-4 text-2xl sm:text-3xl',
    text: 'mt-3 max-w-4xl',
  },
  2: {
    ground: 'px-3 pt-4 sm:px-6',
    frame: 'page-width bg-sunken rounded-panel py-12 sm:py-16',
    title: 'max-w-3xl text-3xl sm:text-5xl',
    text: 'mt-4 max-w-prose text-lg',
  },
  3: {
    ground: 'border-line border-b',
    frame: 'w-full px-4 pt-16 pb-12 sm:px-10 sm:pt-24',
    title: 'max-w-5xl text-3xl sm:text-6xl',
    text: 'mt-6 max-w-[60ch] text-lg',
  },
  4: {
    ground: 'bg-sunken',
    frame: 'page-width py-8 sm:py-12',
    title: 'max-w-3xl text-3xl sm:text-5xl',
    text: 'mt-4 max-w-prose text-lg',
  },
};
