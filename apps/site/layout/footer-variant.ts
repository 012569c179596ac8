import type { Theme } from '@nolo/domain/website/theme.ts';

/** The footer's ground, how logo and links stand in it, and how high it is where a telephone shows it as long as a page. */
export const footerVariants: Record<Theme, { frame: string; top: string; height?: string }> = {
  1: {
    frame: 'bg-surface border-primary border-t-4',
    top: 'desk:flex-row desk:items-center flex flex-col justify-between gap-4',
  },
  2: {
    frame: 'bg-sunken rounded-t-panel sm:mx-6',
    top: 'flex flex-col items-center gap-6 text-center [&_ul]:justify-center',
  },
  3: {
    frame: 'bg-page border-line border-t pt-8',
    top: 'flex flex-col items-center gap-8 text-center [&_ul]:justify-center',
  },
  4: {
    frame: 'bg-sunken border-line border-t',
    height: 'max-sm:drawn-when-near-[92rem]',
    top: 'desk:flex-row desk:items-end flex flex-col justify-between gap-6',
  },
};
