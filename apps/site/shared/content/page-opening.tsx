import type { ReactNode } from 'react';
import { useTheme } from '../../theme/use-theme.ts';
import { openingVariants } from './opening-variant.ts';

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
