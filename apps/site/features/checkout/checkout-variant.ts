import type { Theme } from '@nolo/domain/website/theme.ts';

type CheckoutVariant = {
  page: string;
  /** Steps and summary side by side on wide screens. */
  columns: string;
  summary: string;
  /** The step that is open. */
  step: string;
};

/** As high as the window less header, margin and heading, which stand above it before the page is scrolled. */
const shownWide =
  'hidden desk:flex desk:sticky desk:top-24 desk:max-h-[calc(100dvh-11.5rem)] desk:overflow-y-auto flex-col gap-4';

/** Checkout: a ruled form, round cards, the bill at the left in the dark, white cards. */
export const checkoutVariants: Record<Theme, CheckoutVariant> = {
  1: {
    page: 'page-width pt-4 pb-8 desk:pb-12',
    columns: 'desk:grid-cols-[minmax(0,1fr)_21rem] gap-4',
    summary: `${shownWide} bg-surface border-line border-t-primary border border-t-4 px-4 pt-4`,
    step: 'bg-surface border-line border border-l-4 border-l-primary p-4 sm:px-6',
  },
  2: {
    page: 'page-width pt-8 pb-8 desk:pb-20',
    columns: 'desk:grid-cols-[minmax(0,1fr)_24rem] gap-6 lg:gap-8',
    summary: `${shownWide} bg-surface rounded-panel shadow-raised px-7 pt-7`,
    step: 'bg-surface rounded-panel shadow-card p-5 sm:p-8',
  },
  3: {
    page: 'w-full px-4 pt-8 pb-8 sm:px-10 desk:pb-20',
    columns: 'desk:grid-cols-[24rem_minmax(0,1fr)] gap-8 lg:gap-16',
    summary: `${shownWide} desk:order-first bg-page border-line border-r pr-8`,
    step: 'py-4',
  },
  4: {
    page: 'page-width pt-6 pb-8 sm:pt-10 desk:pb-16',
    columns: 'desk:grid-cols-[minmax(0,1fr)_23rem] gap-6 lg:gap-10',
    summary: `${shownWide} bg-surface border-line rounded-card shadow-card border px-5 pt-5`,
    step: 'py-2',
  },
};
