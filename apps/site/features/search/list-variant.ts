import type { Theme } from '@nolo/domain/website/theme.ts';

type ListVariant = {
  /** The page's width while no map stands beside the list. */
  page: string;
  /** List and filters side by side; without a column of their own the filters open from a button. */
  columns: string;
  filters: string | null;
  /** Which side of the cars the filters are on. */
  side: string;
  cars: string;
  /** CSS `sizes` of a car's picture. */
  sizes: string;
};

/** The car list: lines beside a ruled panel, round cards with filters at the right, wide pictures, a grid. */
export const listVariants: Record<Theme, ListVariant> = {
  1: {
    page: 'page-width',
    columns: 'desk:grid desk:grid-cols-[15rem_minmax(0,1fr)] gap-6',
    filters: 'bg-surface border-line border p-4',
    side: '',
    cars: 'grid gap-2',
    sizes: '(min-width: 640px) 15rem, 40vw',
  },
  2: {
    page: 'page-width',
    columns: 'desk:grid desk:grid-cols-[minmax(0,1fr)_17rem] gap-8',
    filters: 'bg-surface rounded-card shadow-card p-6',
    side: 'order-last',
    cars: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-6',
    sizes: '(min-width: 640px) 24rem, 40vw',
  },
  3: {
    page: 'w-full px-4 sm:px-10',
    columns: '',
    filters: null,
    side: '',
    cars: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-x-6 gap-y-10',
    sizes: '(min-width: 640px) 30rem, 40vw',
  },
  4: {
    page: 'page-width',
    columns: 'desk:grid desk:grid-cols-[16rem_minmax(0,1fr)] gap-8',
    filters: 'pr-2 pb-4',
    side: '',
    cars: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4 sm:gap-5',
    sizes: '(min-width: 1280px) 19rem, (min-width: 640px) 45vw, 40vw',
  },
};
