import type { Question } from '@nolo/content/schema/text.ts';
import { ChevronDownIcon } from '@nolo/ui/icons.tsx';
import { RichText } from './blocks.tsx';

/** Questions that open by themselves: the browser's own `details`, which works without scripts. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section className="max-w-prose">
      <h2 className="mb-3 text-2xl">{title}</h2>
      <div className="divide-line border-line divide-y border-y">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon className="text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none" />
            </summary>
            <p className="text-muted pb-4">
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
