import type { ReactNode } from 'react';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { useTheme } from '../../theme/use-theme.ts';

type OpeningVariant = { ground: string; frame: string; title: string; text: string };

/** Where a content page begins: a dark strip, a round panel in the middle, wide capitals, a light ground. */
const openingVariants: Record<Theme, OpeningVariant> = {
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

type Props = {
  title: string;
  description: string;
  /** A part of the title. */
  highlightedWord?: string;
  /** Above the title: where the page stands. */
  breadcrumbs?: ReactNode;
  /** Beside the text on wide screens, below it on telephones. */
  picture?: ReactNode;
  /** A button below the text. */
  children?: ReactNode;
};

/** Where a content page begins: its h1, the sentences below it, and a picture. */
export function PageOpening({ title, description, highlightedWord, breadcrumbs, picture, children }: Props) {
  const variant = openingVariants[useTheme()];
  return (
    <div className={variant.ground}>
      <div
        className={`desk:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] grid items-center gap-8 ${variant.frame}`}
      >
        <div className={picture ? '' : 'desk:col-span-2'}>
          {breadcrumbs}
          <h1 className={`mt-2 text-balance ${variant.title}`}>
            <Highlighted title={title} word={highlightedWord} />
          </h1>
          <p className={`text-muted ${variant.text}`}>{description}</p>
          {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
        </div>
        {picture && <div className="rounded-panel overflow-hidden">{picture}</div>}
      </div>
    </div>
  );
}

function Highlighted({ title, word }: { title: string; word: string | undefined }) {
  const at = word ? title.indexOf(word) : -1;
  if (!word || at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <span className="text-primary-text">{word}</span>
      {title.slice(at + word.length)}
    </>
  );
}
