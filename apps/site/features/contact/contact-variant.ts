import type { Theme } from '@nolo/domain/website/theme.ts';

/** Contact: a ruled form with the urgent case first, one round card, the words large beside the form, two columns. */
export const contactVariants: Record<
  Theme,
  { page: string; main: string; intro?: string; title: string; aside: string }
> = {
  1: {
    page: 'page-width desk:grid-cols-[18rem_minmax(0,1fr)] gap-4 py-6',
    main: 'bg-surface border-line border p-5',
    title: 'text-2xl',
    aside: 'bg-surface border-line border border-t-4 border-t-primary p-5 desk:order-first',
  },
  2: {
    page: 'mx-auto w-full max-w-3xl gap-6 px-4 py-12',
    main: 'bg-surface rounded-panel shadow-card p-6 sm:p-12',
    intro: 'text-center',
    title: 'text-3xl sm:text-4xl',
    aside: 'bg-sunken rounded-panel p-6 text-center',
  },
  3: {
    page: 'desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] w-full gap-16 px-4 py-16 sm:px-10 sm:py-24',
    main: 'max-w-3xl',
    title: 'text-4xl sm:text-6xl',
    aside: 'border-line border-t pt-6',
  },
  4: {
    page: 'page-width desk:grid-cols-[minmax(0,1fr)_20rem] gap-10 py-10 sm:py-14',
    main: 'max-w-2xl',
    title: 'text-3xl sm:text-4xl',
    aside: 'bg-sunken rounded-panel p-6',
  },
};
