import type { Theme } from '@nolo/domain/website/theme.ts';

type CardVariant = {
  /** The card itself: its ground, edge and shadow. */
  frame: string;
  /** Picture and text, stacked or side by side as far as the card is wide enough. */
  arrangement: string;
  picture: string;
  body: string;
  /** The heart in the corner, where the picture has a corner of its own. */
  heart?: string;
  title: string;
  /** In a row that scrolls sideways: how wide a card is, and its picture's `sizes`. */
  item: string;
  sizes: string;
  /** That a telephone draws such a row when it is near, and how high it then is. */
  row: string;
};

/** The car card's shape: a line of a price list, a round card, a large picture without a frame, a white card. */
export const cardVariants: Record<Theme, CardVariant> = {
  1: {
    frame: '@container bg-surface rounded-card hover:border-ink border',
    arrangement: 'flex-col @xl:grid @xl:grid-cols-[15rem_minmax(0,1fr)]',
    picture: 'aspect-[16/10] @xl:aspect-auto @xl:h-full @xl:min-h-40',
    body: 'gap-1.5 p-3',
    title: 'text-base leading-snug',
    item: 'w-[17rem] sm:w-[18rem]',
    sizes: '18rem',
    row: 'max-sm:drawn-when-near-[37rem]',
  },
  2: {
    frame: 'bg-surface rounded-card shadow-card hover:shadow-raised border',
    arrangement: 'flex-col',
    picture: 'rounded-[1.35rem] m-2.5 mb-0 aspect-[4/3]',
    body: 'gap-2.5 p-5',
    heart: 'sm:m-2',
    title: 'text-xl leading-snug',
    item: 'w-[18rem] sm:w-[20rem]',
    sizes: '20rem',
    row: 'max-sm:drawn-when-near-[40rem]',
  },
  3: {
    frame: 'border-x-0 border-t-0 border-b pb-2',
    arrangement: 'flex-col',
    picture: 'aspect-[4/3]',
    body: 'gap-3 px-0 py-5',
    title: 'text-base leading-snug tracking-widest uppercase',
    item: 'w-[82vw] sm:w-[28rem]',
    sizes: '(min-width: 640px) 28rem, 82vw',
    row: 'max-sm:drawn-when-near-[40rem]',
  },
  4: {
    frame: 'bg-surface rounded-card shadow-card hover:shadow-raised border',
    arrangement: 'flex-col',
    picture: 'aspect-[16/10]',
    body: 'gap-2 p-4',
    title: 'text-lg leading-snug',
    item: 'w-[17.5rem] sm:w-[19rem]',
    sizes: '19rem',
    row: 'max-sm:drawn-when-near-[37rem]',
  },
};
