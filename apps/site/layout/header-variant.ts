import type { Theme } from '@nolo/domain/website/theme.ts';

type HeaderVariant = {
  /** What stays at the top of the window. */
  frame: string;
  /** What holds logo and links, as wide as the page. */
  bar: string;
  link: string;
  /** How links and menus are written. */
  words: string;
};

/** The header's shape: a band, a floating pill, a wide black line, a plain white bar. */
export const headerVariants: Record<Theme, HeaderVariant> = {
  1: {
    frame: 'band sticky top-0',
    bar: 'page-width h-16 justify-between gap-2 desk:gap-4',
    link: 'border-b-3 border-transparent h-16 aria-[current=page]:border-current',
    words: 'uppercase text-sm tracking-wide',
  },
  2: {
    frame: 'sticky top-0 px-3 pt-3 sm:px-6',
    bar: 'bg-surface shadow-raised mx-auto h-16 max-w-(--container-page) justify-between gap-2 desk:gap-4 rounded-[2rem] px-4 sm:px-5',
    link: 'rounded-pill aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft',
    words: '',
  },
  3: {
    frame: 'bg-page border-line sticky top-0 border-b',
    bar: 'h-20 w-full justify-between gap-2 desk:gap-4 px-4 sm:px-10',
    link: 'rounded-control aria-[current=page]:underline underline-offset-8',
    words: 'text-xs uppercase tracking-[0.18em]',
  },
  4: {
    frame: 'bg-surface border-line sticky top-0 border-b',
    bar: 'page-width h-16 justify-between gap-2 desk:gap-4',
    link: 'rounded-control aria-[current=page]:text-primary-text',
    words: '',
  },
};
