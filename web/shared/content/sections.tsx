import type { Section } from '../../../content/schema/text.ts';
import { Blocks } from './blocks.tsx';

/** An address below the page for a heading: 'Where your money is' -> 'where-your-money-is'. */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The long text of a page, in lines that can be read. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-10">
      {sections.map(({ heading, text }) => (
        <section key={heading} aria-labelledby={anchorOf(heading)}>
          <h2 id={anchorOf(heading)} className="mb-3 scroll-mt-20 text-2xl">
            {heading}
          </h2>
          <Blocks blocks={text} />
        </section>
      ))}
    </div>
  );
}
