import type { FAQPage } from 'schema-dts';
import type { Question } from '@nolo/content/schema/text.ts';
import { StructuredData } from './structured-data.tsx';

/** A text without its links. */
function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** Questions and answers as search engines read them. */
export function StructuredQuestions({ questions }: { questions: readonly Question[] }) {
  return <StructuredData data={import.meta.env.SSR && questionsPage(questions)} />;
}

function questionsPage(questions: readonly Question[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  };
}
