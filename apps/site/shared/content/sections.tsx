import type { Section } from '@nolo/content/schema/text.ts';
import { slugOf } from '@nolo/domain/slug.ts';
import { Blocks } from './blocks.tsx';

/** An address below the page for a heading: 'Where your money is' -> 'where-your-money-is'. */
export const anchorOf = (heading: string) => slugOf(heading);

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
