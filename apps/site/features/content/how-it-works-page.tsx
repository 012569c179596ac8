import type { HowItWorksContent } from '@nolo/content/schema/page.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Invite } from './invite.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Points } from '../../shared/content/points.tsx';
import { Questions } from '../../shared/content/questions.tsx';
import { Sections } from '../../shared/content/sections.tsx';
import { StructuredQuestions } from '../../shared/structured/structured-questions.tsx';

export function HowItWorksPage({ content }: { content: HowItWorksContent }) {
  const t = useTexts('content');
  const language = useLanguage();
  return (
    <>
      <StructuredQuestions questions={content.questions} />
      <PageOpening title={content.title} description={content.description} />
      <div className="page-width flex flex-col gap-14 py-12">
        <Points points={content.steps} isNumbered />
        <Sections sections={content.text} />
        <Questions title={t('questions')} questions={content.questions} />
        <Invite invitation={content.invitation} to={paths.carList(language)} />
      </div>
    </>
  );
}
