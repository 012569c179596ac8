import type { Theme } from '@nolo/domain/website/theme.ts';

type FrameVariant = {
  page: string;
  /** Logo and languages above, the form below. */
  column: string;
  head: string;
  form: string;
  /** The picture beside the form, with what the site promises. */
  picture: 'coast' | 'night' | null;
};

/** Log-in: a window on a band, a round card in the middle, the form over darkness, the page in two halves. */
export const frameVariants: Record<Theme, FrameVariant> = {
  1: {
    page: 'flex flex-1 flex-col',
    column: 'flex flex-1 flex-col',
    head: 'band px-4 py-2 sm:px-8',
    form: 'bg-surface border-line my-8 max-w-md border p-6 max-sm:my-0 max-sm:border-x-0 sm:p-8',
    picture: null,
  },
  2: {
    page: 'flex flex-1 flex-col px-3 py-3 sm:px-6',
    column: 'flex flex-1 flex-col',
    head: 'bg-surface shadow-raised mx-auto w-full max-w-4xl rounded-[2rem] px-5 py-2',
    form: 'bg-surface rounded-panel shadow-card my-8 max-w-xl p-6 sm:p-10',
    picture: null,
  },
  3: {
    page: 'desk:grid-cols-[1.4fr_1fr] grid flex-1 grid-cols-1',
    column: 'desk:order-last desk:border-l border-line flex flex-col',
    head: 'border-line border-b px-4 py-4 sm:px-10',
    form: 'max-w-md flex-1 justify-center px-4 py-12',
    picture: 'night',
  },
  4: {
    page: 'desk:grid-cols-2 grid flex-1 grid-cols-1',
    column: 'flex flex-col px-4 py-3 sm:px-8',
    head: '',
    form: 'max-w-md flex-1 justify-center pt-8 pb-16',
    picture: 'coast',
  },
};
