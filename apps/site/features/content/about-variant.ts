import type { Theme } from '@nolo/domain/website/theme.ts';

/** About us: text with the values in a column beside it, everything in the middle, wide and sparse, one column. */
export const aboutVariants: Record<Theme, { page: string; values: string; text: string }> = {
  1: {
    page: 'page-width desk:grid desk:grid-cols-[minmax(0,1fr)_20rem] flex flex-col items-start gap-8 py-8 [&>:last-child]:col-span-2 [&>:last-child]:justify-self-stretch',
    values: '[&_ul]:grid-cols-1',
    text: 'desk:-order-1',
  },
  2: {
    page: 'page-width flex flex-col items-center gap-16 py-14 text-center',
    values: '[&_ul]:grid-cols-1 sm:[&_ul]:grid-cols-2 max-w-4xl',
    text: 'text-left',
  },
  3: {
    page: 'desk:grid desk:grid-cols-[1fr_2fr] flex w-full flex-col gap-12 px-4 py-16 sm:px-10 [&>:last-child]:col-span-2',
    values: '[&_ul]:grid-cols-1',
    text: '',
  },
  4: { page: 'page-width flex flex-col gap-14 py-12', values: '', text: '' },
};
