import type { ReactNode } from 'react';

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
  return (
    <div className="bg-sunken">
      <div className="page-width desk:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] grid items-center gap-8 py-8 sm:py-12">
        <div className={picture ? '' : 'desk:col-span-2'}>
          {trail}
          <h1 className="mt-2 max-w-3xl text-3xl text-balance sm:text-5xl">
            <Highlighted title={title} word={highlightedWord} />
          </h1>
          <p className="text-muted mt-4 max-w-prose text-lg">{description}</p>
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
