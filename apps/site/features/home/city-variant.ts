import type { Theme } from '@nolo/domain/website/theme.ts';

type CityVariant = {
  section: string;
  title: string;
  list: string;
  /** Each tile in the list. */
  item: string;
  /** The first tile, where it is wider than the others. */
  first: string;
  tile: string;
  /** Null: the cities are a list of names. */
  picture: string | null;
  name: string;
  hasArrow: boolean;
};

/** Cities as names in columns, round windows, tall posters, tiles: on a telephone in a row that scrolls sideways. */
export const cityVariants: Record<Theme, CityVariant> = {
  1: {
    section: 'is-wide bg-surface border-line border',
    title: 'border-line border-b px-4 py-3 text-lg',
    list: 'grid grid-cols-2 gap-x-6 p-4 sm:grid-cols-3 lg:grid-cols-5',
    item: '',
    first: '',
    tile: 'text-primary-text flex min-h-11 items-center hover:underline',
    picture: null,
    name: 'font-medium',
    hasArrow: false,
  },
  2: {
    section: 'text-center',
    title: 'text-3xl',
    list: 'mt-8 flex flex-wrap justify-center gap-x-6 gap-y-8',
    item: '',
    first: '',
    tile: 'group flex w-28 flex-col items-center gap-3 sm:w-36',
    picture: 'rounded-pill bg-sunken shadow-card block size-28 overflow-hidden sm:size-36',
    name: 'text-base font-semibold',
    hasArrow: false,
  },
  3: {
    section: '',
    title: 'text-2xl sm:text-3xl',
    list: 'mt-8 grid grid-cols-2 gap-px sm:grid-cols-4 lg:grid-cols-7',
    item: '',
    first: 'sm:col-span-2',
    tile: 'group flex h-full flex-col',
    picture: 'bg-sunken block h-56 overflow-hidden brightness-75 hover:brightness-100 sm:h-72',
    name: 'text-xs font-medium tracking-[0.18em] uppercase',
    hasArrow: false,
  },
  4: {
    section: 'max-sm:drawn-when-near-[14.375rem] -mx-4 px-4',
    title: 'text-2xl',
    list: '-mx-4 mt-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 pb-4 [scrollbar-width:none] sm:grid sm:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] sm:gap-4 lg:grid-cols-5',
    item: 'shrink-0 snap-start max-sm:w-36',
    first: 'lg:col-span-2',
    tile: 'rounded-card bg-surface border-line group hover:shadow-raised flex h-full flex-col overflow-hidden border transition-shadow',
    picture: 'bg-sunken block h-28 overflow-hidden sm:h-36',
    name: 'text-lg font-bold tracking-tight',
    hasArrow: true,
  },
};
