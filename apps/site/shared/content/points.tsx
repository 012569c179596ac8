import type { Point } from '@nolo/content/schema/text.ts';
import { RichText } from './blocks.tsx';

type Props = {
  title?: string;
  points: readonly Point[];
  /** Steps follow each other and carry their number. */
  isNumbered?: boolean;
};

/** Short texts side by side. */
export function Points({ title, points, isNumbered = false }: Props) {
  const List = isNumbered ? 'ol' : 'ul';
  const Heading = title ? 'h3' : 'h2';
  return (
    <section>
      {title && <h2 className="mb-4 text-2xl">{title}</h2>}
      <List className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {points.map((point, index) => (
          <li key={point.title} className="bg-surface border-line rounded-card border p-5">
            {isNumbered && (
              <span className="bg-primary-soft text-on-primary-soft rounded-pill mb-3 grid size-8 place-items-center font-semibold">
                {index + 1}
              </span>
            )}
            <Heading className="text-lg">{point.title}</Heading>
            <p className="text-muted mt-1.5">
              <RichText text={point.text} />
            </p>
          </li>
        ))}
      </List>
    </section>
  );
}
