import type { ReactNode } from 'react';
import { useTheme } from '../../theme/use-theme.ts';
import { openingLooks } from './opening-look.ts';

type Props = {
  title: string;
  description: string;
  /** A part of the title. */
  highlightedWord?: string;
  /** Above the title: where the page stands. */
  trail?: ReactNode;
  /** Beside the text on wide screens, below it on telephones. */
  picture?: ReactNode;
  /** A button below the text. */
  children?: ReactNode;
};

/** Where a content page begins: its h1, the sentences below it, and a picture. */
export function PageOpening({ title, description, highlightedWord, trail, picture, children }: Props) {
  const look = openingLooks[useTheme()];
  return (
    <div className={look.ground}>
      <div className={`desk:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] grid items-center gap-8 ${look.frame}`}>
        <div className={picture ? '' : 'desk:col-span-2'}>
          {trail}
          <h1 className={`mt-2 text-balance ${look.title}`}>
            <Highlighted title={title} word={highlightedWord} />
          </h1>
          <p className={`text-muted ${look.text}`}>{description}</p>
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
