import type { FaqContent } from '@nolo/content/schema/page.ts';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Questions } from '../../shared/content/questions.tsx';
import { StructuredQuestions } from '../../shared/structured/structured-questions.tsx';

export function FaqPage({ content }: { content: FaqContent }) {
  return (
    <>
      <StructuredQuestions questions={content.groups.flatMap((group) => group.questions)} />
      <PageOpening title={content.title} description={content.description} />
      <div className="page-width flex flex-col gap-12 py-12">
        {content.groups.map(({ heading, questions }) => (
          <Questions key={heading} title={heading} questions={questions} />
        ))}
      </div>
    </>
  );
}
